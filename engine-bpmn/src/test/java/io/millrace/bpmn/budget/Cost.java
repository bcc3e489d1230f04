package io.millrace.bpmn.budget;

/**
 * What a call costs.
 *
 * @param trips round trips on the wire; on H2, which has no wire, calls of the driver that reach
 *     the database
 * @param statements all of them: guards and those that begin and end the transaction included
 */
record Cost(long trips, long statements) {

  static Cost parse(String text) {
    var parts = text.split("/");
    return new Cost(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
  }

  /** Returns for example {@code 2/14}. */
  @Override
  public String toString() {
    return trips + "/" + statements;
  }
}
