"""What can be done at a table, each as a plan for the writer."""
