"""The program plays by itself: the self-test, pictures of every scene, the bench of the window."""
