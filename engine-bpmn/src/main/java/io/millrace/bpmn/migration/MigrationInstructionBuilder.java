package io.millrace.bpmn.migration;

/** Says more about what was mapped last. For one thread. */
public interface MigrationInstructionBuilder extends MigrationPlanBuilder {

  /**
   * Lets what was mapped be awaited as the new version says: the time of a timer, the name of a
   * message or signal.
   *
   * @return goes on with the plan
   */
  MigrationPlanBuilder updateEventTrigger();
}
