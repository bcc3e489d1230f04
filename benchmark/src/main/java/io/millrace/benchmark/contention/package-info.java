/**
 * Contended joins under trouble: two engines complete the two tasks of an instance at the same
 * moment, while sessions of the database are killed; afterwards plain SQL looks for instances that
 * are there in part. The command line calls it; it calls databases and measures, and Millrace's
 * public API.
 */
package io.millrace.benchmark.contention;
