package io.millrace.cmmn.migration;

import io.millrace.common.migration.MigrationValidationResult;
import java.util.List;

/**
 * Whether a migration of cases is possible.
 *
 * <p>Immutable and thread-safe.
 */
public final class CaseInstanceMigrationValidationResult extends MigrationValidationResult {

  /**
   * Creates a result.
   *
   * @param messages what stands in the way; empty if nothing does
   */
  public CaseInstanceMigrationValidationResult(List<String> messages) {
    super(messages);
  }
}
