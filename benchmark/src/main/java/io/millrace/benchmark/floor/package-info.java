/**
 * The floor: no engine, but the rows that Millrace writes for two of the processes, written with
 * plain JDBC in the best way known for each database, so that a report can say how much of what the
 * database can do an engine reaches. The command line runs it beside an engine. It may call JDBC
 * and read the scripts of the tables; it knows no engine.
 */
package io.millrace.benchmark.floor;
