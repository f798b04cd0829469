# The tag of every C++ exception: a pointer. The compiler refers to it, and its library for this target lacks it.
	.tagtype	__cpp_exception i32
	.globl	__cpp_exception
__cpp_exception:
