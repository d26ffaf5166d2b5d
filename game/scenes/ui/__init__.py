"""What menus are made of: a pen that draws in units, widgets, and forms that hold them."""
