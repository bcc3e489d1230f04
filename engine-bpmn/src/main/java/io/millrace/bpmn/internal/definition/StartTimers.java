package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;

/** The timers that start instances of versions. Thread-safe. */
public interface StartTimers {

  /**
   * Lets a start event wait for its time.
   *
   * @param event a start event
   * @param timer its timer
   */
  void create(
      DefinitionEntity version,
      StartEvent event,
      TimerEventDefinition timer,
      CommandContext context);

  /** Deletes the timers that start instances of a version; does nothing if there are none. */
  void delete(DefinitionEntity version, CommandContext context);

  /** Deletes these timers, and those by which the version itself is suspended or activated. */
  void deleteAll(DefinitionEntity version, CommandContext context);
}
