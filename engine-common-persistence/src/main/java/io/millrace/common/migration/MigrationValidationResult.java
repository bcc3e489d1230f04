package io.millrace.common.migration;

import java.util.List;

/**
 * Whether a migration is possible.
 *
 * <p>Immutable and thread-safe.
 */
public abstract class MigrationValidationResult {

  private final List<String> messages;

  /**
   * Creates a result.
   *
   * @param messages what stands in the way; empty if nothing does
   */
  protected MigrationValidationResult(List<String> messages) {
    this.messages = List.copyOf(messages);
  }

  /**
   * Returns what stands in the way.
   *
   * @return a sentence for each thing, with ids; empty if nothing does
   */
  public List<String> getValidationMessages() {
    return messages;
  }

  /**
   * Tells whether something stands in the way.
   *
   * @return the opposite of {@link #isMigrationValid}
   */
  public boolean hasErrors() {
    return !messages.isEmpty();
  }

  /**
   * Tells whether the migration is possible.
   *
   * @return true if nothing stands in the way
   */
  public boolean isMigrationValid() {
    return messages.isEmpty();
  }

  /** Returns what stands in the way, a line for each thing. */
  @Override
  public String toString() {
    return messages.isEmpty() ? "the migration is possible" : String.join("\n", messages);
  }
}
