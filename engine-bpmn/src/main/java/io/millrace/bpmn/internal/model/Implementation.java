package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * The application's code behind a service task or a listener.
 *
 * @param kind how the code is found
 * @param value a class name, an expression or a script, as the kind says
 * @param fields what is injected into the object that is found, in document order
 * @param language the language of a script; null for all other kinds
 */
public record Implementation(Kind kind, String value, List<InjectedField> fields, String language) {

  /** How the code is found. */
  public enum Kind {
    /** The value names a class that is instantiated. */
    CLASS,
    /** The value is an expression that yields an object to call. */
    DELEGATE_EXPRESSION,
    /** Evaluating the expression is the work itself. */
    EXPRESSION,
    /** The value names a type of service tasks whose handler was registered with the engine. */
    TYPE,
    /** The value is a script, which is the work itself. */
    SCRIPT
  }

  /** Names code that is no script. */
  public Implementation(Kind kind, String value, List<InjectedField> fields) {
    this(kind, value, fields, null);
  }

  /** Copies the fields. */
  public Implementation {
    fields = List.copyOf(fields);
  }
}
