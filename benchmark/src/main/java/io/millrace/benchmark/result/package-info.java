/**
 * What a run found out, as plain records that are written and read as JSON: by the processes in
 * which engines are measured, who report to the one that started them, and in the file of {@code
 * --json}, whose root is {@link io.millrace.benchmark.result.RunFile}. The names of the fields are
 * those of the record components. They are read by other programs, so a field may be added, but
 * none renamed. May read the types of measurements and databases and nothing else.
 */
package io.millrace.benchmark.result;
