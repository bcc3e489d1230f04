package io.millrace.cmmn.model;

import java.util.List;

/**
 * What passes between a task and the instance it calls.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.10.2.
 *
 * @param businessKey the business key of the called instance, a text or an expression, or null
 * @param inheritBusinessKey whether it gets the business key of the case
 * @param idVariableName the variable that gets the id of the called instance, a name or an
 *     expression; or null
 * @param ins what goes in, in document order
 * @param outs what comes back, in document order
 * @param parameters the mappings of the standard, in document order
 */
public record CallMappings(
    String businessKey,
    boolean inheritBusinessKey,
    String idVariableName,
    List<VariableMapping> ins,
    List<VariableMapping> outs,
    List<ParameterMapping> parameters) {

  /**
   * Copies the collections; none may be null.
   *
   * @param businessKey the business key of the called instance, a text or an expression, or null
   * @param inheritBusinessKey whether it gets the business key of the case
   * @param idVariableName the variable that gets the id of the called instance, a name or an
   *     expression; or null
   * @param ins what goes in, in document order
   * @param outs what comes back, in document order
   * @param parameters the mappings of the standard, in document order
   */
  public CallMappings {
    ins = List.copyOf(ins);
    outs = List.copyOf(outs);
    parameters = List.copyOf(parameters);
  }

  /** Nothing passes. */
  public static final CallMappings NONE =
      new CallMappings(null, false, null, List.of(), List.of(), List.of());
}
