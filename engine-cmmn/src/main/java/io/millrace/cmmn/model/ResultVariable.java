package io.millrace.cmmn.model;

/**
 * The variable that gets the result of a task.
 *
 * <p>Immutable and thread-safe.
 *
 * @param name its name, or null where the result is not kept
 * @param storeAsTransient whether it is not written to the database
 */
public record ResultVariable(String name, boolean storeAsTransient) {

  /** The result is not kept. */
  public static final ResultVariable NONE = new ResultVariable(null, false);
}
