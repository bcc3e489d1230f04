package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * The application's code behind a service task or a listener.
 *
 * @param kind how the code is found
 * @param value a class name or an expression, as the kind says
 * @param fields what is injected into the object that is found, in document order
 */
public record Implementation(Kind kind, String value, List<InjectedField> fields) {

  /** How the code is found. */
  public enum Kind {
    /** The value names a class that is instantiated. */
    CLASS,
    /** The value is an expression that yields an object to call. */
    DELEGATE_EXPRESSION,
    /** Evaluating the expression is the work itself. */
    EXPRESSION,
    /** The value names a type of service tasks whose handler was registered with the engine. */
    TYPE
  }

  /** Copies the fields. */
  public Implementation {
    fields = List.copyOf(fields);
  }
}
