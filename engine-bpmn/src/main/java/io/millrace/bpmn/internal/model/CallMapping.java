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
 * @param code what of the application maps variables as well, or null
 */
public record CallMapping(
    List<VariableMapping> in,
    List<VariableMapping> out,
    Whole allIn,
    Whole allOut,
    BusinessKey businessKey,
    Implementation code) {

  /** Nothing passes. */
  public static final CallMapping NONE =
      new CallMapping(List.of(), List.of(), Whole.NONE, Whole.NONE, BusinessKey.NONE, null);

  /** Copies the mappings. */
  public CallMapping {
    in = List.copyOf(in);
    out = List.copyOf(out);
  }

  /** Whether all variables pass. */
  public enum Whole {
    /** They do not. */
    NONE,
    /** All that are seen do; coming back they are set where they are, or at the instance. */
    ALL,
    /** Going in, the caller's own do; coming back they become that. */
    LOCAL
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
