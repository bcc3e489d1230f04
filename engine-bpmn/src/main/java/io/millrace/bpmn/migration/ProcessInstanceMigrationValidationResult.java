package io.millrace.bpmn.migration;

import io.millrace.common.migration.MigrationValidationResult;
import java.util.List;

/**
 * Whether a migration of process instances is possible.
 *
 * <p>Immutable and thread-safe.
 */
public final class ProcessInstanceMigrationValidationResult extends MigrationValidationResult {

  /**
   * Creates a result.
   *
   * @param messages what stands in the way; empty if nothing does
   */
  public ProcessInstanceMigrationValidationResult(List<String> messages) {
    super(messages);
  }
}
