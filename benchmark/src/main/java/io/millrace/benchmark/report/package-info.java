/**
 * Shows results to people, as an aligned table and a bar of progress, and to programs, as CSV. The
 * command line writes each result as soon as it is there, so that a run that ends early leaves what
 * it had. It may read the types of measurements and nothing else.
 */
package io.millrace.benchmark.report;
