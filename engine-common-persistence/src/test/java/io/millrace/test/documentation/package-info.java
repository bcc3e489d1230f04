/** Compares what the documentation shows with code that the build compiles and runs. */
package io.millrace.test.documentation;
