/**
 * Where a run keeps its tables: a database in memory, one that somebody else runs, or a real server
 * that the run starts for itself. The command line opens it and closes it; adapters of engines read
 * its address. It may call JDBC and the starter of servers.
 */
package io.millrace.benchmark.database;
