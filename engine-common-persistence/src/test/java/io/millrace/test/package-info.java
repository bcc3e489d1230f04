/**
 * What the tests of all modules share: invariants that hold after every test, and a log of what is
 * sent to the database.
 *
 * <p>Tests of all modules call it; it may use the persistence layer and JDBC.
 */
package io.millrace.test;
