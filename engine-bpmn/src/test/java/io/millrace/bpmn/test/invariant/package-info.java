/**
 * What must hold in the tables of a process engine after every test.
 *
 * <p>Found by the shared checks of the test suite; may use the model, the parser and JDBC.
 */
package io.millrace.bpmn.test.invariant;
