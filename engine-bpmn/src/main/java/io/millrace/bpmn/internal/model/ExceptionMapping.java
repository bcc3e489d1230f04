package io.millrace.bpmn.internal.model;

/**
 * Makes an exception of the application's code an error of the model.
 *
 * @param errorCode the code of the error
 * @param exception the name of the class of the exception, or null for all of them
 * @param andChildren whether subclasses are meant as well
 * @param rootCause the name of the class of the innermost cause, or null for any
 */
public record ExceptionMapping(
    String errorCode, String exception, boolean andChildren, String rootCause) {}
