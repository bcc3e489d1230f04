package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * What a call activity hands to the instance it calls and takes back. Where all variables go, the
 * single ones come on top.
 *
 * @param in what goes in, in document order
 * @param out what comes back, in document order
 * @param allIn whether all variables go in
 * @param allOut whether all variables come back
 * @param businessKey the business key of the called instance
 */
public record CallMapping(
    List<VariableMapping> in,
    List<VariableMapping> out,
    boolean allIn,
    boolean allOut,
    BusinessKey businessKey) {

  /** Nothing passes. */
  public static final CallMapping NONE =
      new CallMapping(List.of(), List.of(), false, false, BusinessKey.NONE);

  /** Copies the mappings. */
  public CallMapping {
    in = List.copyOf(in);
    out = List.copyOf(out);
  }

  /**
   * Which business key the called instance gets.
   *
   * @param inherit whether it is the caller's where there is no value
   * @param value a text or an expression, or null
   */
  public record BusinessKey(boolean inherit, String value) {

    /** The called instance has none. */
    public static final BusinessKey NONE = new BusinessKey(false, null);
  }
}
