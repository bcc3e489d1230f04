/**
 * Matrices of what a standard and the engines of the field have, and the tests that show it to run.
 * Each engine keeps its rows and makes its page; a test of it fails when rows, tests and page say
 * different things.
 */
package io.millrace.test.conformance;
