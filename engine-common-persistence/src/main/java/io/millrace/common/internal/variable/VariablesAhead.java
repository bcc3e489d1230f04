package io.millrace.common.internal.variable;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.HashSet;
import java.util.Set;

/**
 * The places whose variables came along in a trip that was made anyway, so that nobody asks for
 * them again. Only what the unit of work has not touched before may be read ahead. Used by one
 * thread.
 */
public final class VariablesAhead {

  private final Set<NodeKey> keys = new HashSet<>();

  private VariablesAhead() {}

  /** Returns what a unit of work has read ahead. */
  public static VariablesAhead of(CommandContext context) {
    return context.attachment(VariablesAhead.class, c -> new VariablesAhead());
  }

  /** Returns the read of a task's own variables and of those of its element and its instance. */
  public static Read<VariableEntity> ofTask(long taskId) {
    return Read.where(
        VariableEntity.TABLE,
        "SUB_SCOPE_ID_ in ((select SUB_SCOPE_ID_ from MR_TASK where ID_ = ?),"
            + " (select SCOPE_ID_ from MR_TASK where ID_ = ?)) and TASK_ID_ in (0, ?)",
        Parameter.of(taskId),
        Parameter.of(taskId),
        Parameter.of(taskId));
  }

  /** Notes that all variables of an execution, plan item or instance are in memory. */
  public void read(long element) {
    keys.add(new NodeKey(element, 0));
  }

  /** Notes that all variables of a task and its surroundings are in memory. */
  public void readOfTask(long taskId, long element, long instance) {
    keys.add(new NodeKey(element, taskId));
    read(element);
    read(instance);
  }

  /** Tells whether all variables of a place are in memory. */
  boolean has(NodeKey key) {
    return keys.contains(key);
  }
}
