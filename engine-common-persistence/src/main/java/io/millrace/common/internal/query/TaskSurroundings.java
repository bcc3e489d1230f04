package io.millrace.common.internal.query;

import io.millrace.common.internal.query.condition.Condition;
import java.util.Collection;

/** What belongs to tasks, and where: open tasks and historic ones look in different tables. */
interface TaskSurroundings {

  /** The task has an identity link that meets the condition. */
  Condition link(Condition link);

  /** The task holds a variable that meets the condition. */
  Condition ownVariable(Condition variable);

  /** The task's instance holds a variable that meets the condition. */
  Condition instanceVariable(Condition variable);

  /** The task's process instance meets the condition. */
  Condition process(Condition instance);

  /** Returns the mapper of variables. */
  String variableMapper();

  /**
   * The variable is held by one of these tasks, which belong to one of these executions or plan
   * items.
   */
  Condition isOwnVariableOf(Collection<Long> taskIds, Collection<Long> elementIds);

  /** The variable is held by one of these instances. */
  Condition isVariableOf(Collection<Long> instanceIds);

  /** Returns the mapper of identity links. */
  String linkMapper();

  /** The identity link belongs to one of these tasks. */
  Condition isLinkOf(Collection<Long> taskIds);
}
