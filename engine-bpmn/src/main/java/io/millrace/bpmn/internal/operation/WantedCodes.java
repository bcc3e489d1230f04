package io.millrace.bpmn.internal.operation;

import java.util.List;

/**
 * The codes by which events catch something that was thrown.
 *
 * @param codes the one that fits best first
 * @param byAny whether an event without a code catches it too, where none with a code does
 */
record WantedCodes(List<String> codes, boolean byAny) {

  static final int NOT_CAUGHT = Integer.MAX_VALUE;

  /** What is caught by one code, and by events without one. */
  static WantedCodes of(String code) {
    return new WantedCodes(List.of(code), true);
  }

  /**
   * Returns how well an event fits: the less the better, {@link #NOT_CAUGHT} if it does not.
   *
   * @param code the code that the event catches; null or empty for none
   */
  int rank(String code) {
    if (code == null || code.isEmpty()) {
      return byAny ? codes.size() : NOT_CAUGHT;
    }
    var rank = codes.indexOf(code);
    return rank < 0 ? NOT_CAUGHT : rank;
  }
}
