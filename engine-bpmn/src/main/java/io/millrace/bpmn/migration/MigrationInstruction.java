package io.millrace.bpmn.migration;

/**
 * Says as what one activity or event goes on.
 *
 * <p>Immutable and thread-safe.
 */
public interface MigrationInstruction {

  /**
   * Returns what is mapped.
   *
   * @return its id in the version that instances have
   */
  String getSourceActivityId();

  /**
   * Returns what it is mapped to.
   *
   * @return its id in the version that instances get
   */
  String getTargetActivityId();

  /**
   * Tells whether what is awaited is awaited as the new version says.
   *
   * @return false if it stays as it is
   */
  boolean isUpdateEventTrigger();
}
