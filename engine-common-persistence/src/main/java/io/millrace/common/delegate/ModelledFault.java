package io.millrace.common.delegate;

/**
 * Marks exceptions by which code of the application says that something went wrong in a way that
 * the model foresees: a {@code BpmnError} of a process, a {@code CmmnFault} of a case.
 *
 * <p>Script engines wrap what the code that a script calls throws, each in its own way; an
 * exception of this kind arrives as what it is wherever it was wrapped. Applications do not
 * implement it.
 */
public interface ModelledFault {}
