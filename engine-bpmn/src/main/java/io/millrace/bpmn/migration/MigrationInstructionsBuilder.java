package io.millrace.bpmn.migration;

/** Says more about all that was mapped by its id. For one thread. */
public interface MigrationInstructionsBuilder extends MigrationPlanBuilder {

  /**
   * Lets what was mapped be awaited as the new version says: times of timers, names of messages and
   * signals.
   *
   * @return goes on with the plan
   */
  MigrationPlanBuilder updateEventTriggers();
}
