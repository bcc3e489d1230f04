package io.millrace.common.internal.delegate;

import java.util.List;

/**
 * How a model names an object of the application.
 *
 * @param isClass whether the value names a class of which an object is made each time, rather than
 *     being an expression that gives the object
 * @param value the class or the expression
 * @param fields what is injected, in the order of the document
 */
public record DelegateName(boolean isClass, String value, List<InjectedValue> fields) {

  /** Copies the fields. */
  public DelegateName {
    fields = List.copyOf(fields);
  }
}
