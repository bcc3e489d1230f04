/**
 * What must hold in the tables of a case engine after every test.
 *
 * <p>Found by the shared checks of the test suite; may use JDBC.
 */
package io.millrace.cmmn.test;
