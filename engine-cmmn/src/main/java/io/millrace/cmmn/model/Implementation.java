package io.millrace.cmmn.model;

import java.util.List;

/**
 * Code of the application that is called.
 *
 * <p>Immutable and thread-safe.
 *
 * @param kind how it is found
 * @param value a class name or an expression, as the kind says
 * @param fields what is injected, in document order
 */
public record Implementation(ImplementationKind kind, String value, List<InjectedField> fields) {

  /**
   * Copies the list, which may not be null.
   *
   * @param kind how it is found
   * @param value a class name or an expression, as the kind says
   * @param fields what is injected, in document order
   */
  public Implementation {
    fields = List.copyOf(fields);
  }
}
