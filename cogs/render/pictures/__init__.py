"""The words of pictures to share: the drawn texts, and the alt text for those who do not see them, from one view."""
