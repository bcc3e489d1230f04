/**
 * What must be true of a whole process, one class per rule, and the list of all that can be wrong
 * with a BPMN file.
 *
 * <p>The parser calls the rules with each process it has read, however wrong. They look at the
 * model and report to the problem log, nothing else.
 */
package io.millrace.bpmn.internal.parser.rule;
