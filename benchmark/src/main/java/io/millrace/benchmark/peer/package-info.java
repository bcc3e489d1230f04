/**
 * Runs engines side by side, each in a process of its own with a class path of its own: which there
 * are, in which order they take turns, and how one run is handed to a worker and collected. The
 * command line calls it. It may start processes and read files of the build; engines it knows by
 * name only.
 */
package io.millrace.benchmark.peer;
