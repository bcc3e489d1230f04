package io.millrace.common.internal.task;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;

/**
 * Deletes what history keeps of tasks and all their sub-tasks, level by level, with what was said
 * about them. What there is of a level is asked for with its sub-tasks, in one statement, and only
 * that is deleted. Flush before. Used by one thread.
 */
public final class HistoricTaskDeletion {

  private static final String SUB_TASKS = "select ID_ from MR_HI_TASK where PARENT_TASK_ID_ @in";
  private static final String SUB_TASKS_AND_MORE = SUB_TASKS + AboutTasks.questions();

  private final BulkSql sql;

  /** What there may be of a task beside its own row. No id is negative, or 0. */
  private enum AboutTasks {
    COMMENTS("MR_COMMENT"),
    ATTACHMENTS("MR_ATTACHMENT"),
    DETAILS("MR_HI_DETAIL"),
    VARIABLES("MR_HI_VARIABLE"),
    LINKS("MR_HI_IDENTITY_LINK");

    private final String table;

    AboutTasks(String table) {
      this.table = table;
    }

    private Long mark() {
      return -1L - ordinal();
    }

    private static String questions() {
      var questions = new StringBuilder();
      for (var kind : values()) {
        questions
            .append(" union all select distinct ")
            .append(kind.mark())
            .append(" from ")
            .append(kind.table)
            .append(" where TASK_ID_ @in");
      }
      return questions.toString();
    }

    private void delete(Collection<Long> taskIds, BulkSql sql) {
      if (this == ATTACHMENTS) {
        new AttachmentDeletion(sql, "TASK_ID_").delete(taskIds);
      } else {
        sql.update("delete from " + table + " where TASK_ID_ @in", taskIds);
      }
    }
  }

  /** Creates the deletion for a unit of work. */
  public HistoricTaskDeletion(CommandContext context) {
    this.sql = new BulkSql(context.session());
  }

  /** Deletes tasks and all their sub-tasks, each once. */
  public void tasks(Collection<Long> ids) {
    var all = new HashSet<>(ids);
    var there = EnumSet.noneOf(AboutTasks.class);
    for (Collection<Long> level = ids; !level.isEmpty(); ) {
      var found = new HashSet<>(sql.ids(SUB_TASKS_AND_MORE, level));
      note(found, there);
      level = found.stream().filter(all::add).toList();
    }
    there.forEach(kind -> kind.delete(all, sql));
    sql.update("delete from MR_HI_TASK where ID_ @in", all);
  }

  private static void note(Set<Long> found, Set<AboutTasks> there) {
    for (var kind : AboutTasks.values()) {
      if (found.remove(kind.mark())) {
        there.add(kind);
      }
    }
  }

  /** Deletes the sub-tasks of tasks, which may be standalone tasks, theirs included. */
  public void subTasks(Collection<Long> ids) {
    var below = sql.ids(SUB_TASKS, ids);
    if (!below.isEmpty()) {
      tasks(below);
    }
  }
}
