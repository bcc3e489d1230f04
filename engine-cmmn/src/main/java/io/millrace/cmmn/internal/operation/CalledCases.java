package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.Completion;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.task.TaskEntity;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Remembers by which ids families can be asked for in which a case was called: those of their
 * tasks, jobs, plan items and cases. For such a family the trip in reads called cases, too; for one
 * that is not known here they are read in a trip of their own, and no other family pays anything.
 * Thread-safe; one per engine.
 */
public final class CalledCases {

  private static final int MOST = 20_000;

  private final Map<Long, Boolean> ids =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Boolean> eldest) {
          return size() > MOST;
        }
      };

  private volatile boolean any;

  /** Tells whether a case may have been called in the family that an id leads to. */
  boolean mayBeBehind(long id) {
    if (!any) {
      return false;
    }
    synchronized (ids) {
      return ids.get(id) != null;
    }
  }

  /** Notes, when it is committed, what a unit of work holds in which a case is or was called. */
  void note(CommandContext context) {
    context.attachment(Noting.class, unit -> new Noting(unit, this));
  }

  /** Once for each unit of work. */
  private static final class Noting {

    Noting(CommandContext context, CalledCases cases) {
      context.onCompletion(
          new Completion() {
            @Override
            public void committed() {
              cases.add(context);
            }
          });
    }
  }

  private void add(CommandContext context) {
    var rows = context.unitOfWork();
    synchronized (ids) {
      rows.known(TaskEntity.TABLE).forEach(row -> ids.put(row.id(), true));
      rows.known(JobEntity.TABLE).forEach(row -> ids.put(row.id(), true));
      rows.known(PlanItemEntity.TABLE).forEach(row -> ids.put(row.id(), true));
      rows.known(CaseInstanceEntity.TABLE)
          .forEach(
              row -> {
                ids.put(row.id(), true);
                ids.put(row.rootInstanceId(), true);
              });
    }
    any = true;
  }
}
