package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.job.JobState;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lets jobs rest that no node runs, however many they are, without reading them or waiting for
 * those that run: these end first. Used once.
 *
 * <p>A job whose row is locked is run by somebody if its state says so; otherwise it is claimed or
 * changed at this moment, and that is waited for.
 */
final class IdleJobs {

  private static final String WAITING =
      Stream.of(JobState.TIMER, JobState.EXECUTABLE, JobState.EXTERNAL)
          .map(state -> "'" + Words.of(state) + "'")
          .collect(Collectors.joining(", ", "STATE_ in (", ")"));

  private final CommandContext context;
  private final BulkSql sql;
  private final String awake;

  IdleJobs(CommandContext context, String column, String index) {
    this.context = context;
    this.sql = new BulkSql(context.session());
    this.awake =
        "select ID_ from MR_JOB%s where %s @in and HANDLER_TYPE_ not in (%s) and "
            .formatted(context.session().dialect().hint(index), column, Jobs.KEPT_AWAKE_SQL);
  }

  /** Lets them rest, and returns whether there were any. */
  boolean suspend(long owner) {
    var abandoned = "STATE_ = '" + Words.of(JobState.LOCKED) + "' and CLAIMABLE_FROM_ <= ?";
    var idle =
        sql.lock(
            awake + "(" + WAITING + " or " + abandoned + ") order by ID_ for update skip locked",
            List.of(owner),
            Parameter.of(ColumnType.TIME, context.now()));
    rest(idle);
    var busy = sql.ids(awake + WAITING, List.of(owner));
    if (!busy.isEmpty()) {
      rest(
          sql.lock(
              "select ID_ from MR_JOB where ID_ @in and " + WAITING + " order by ID_ for update",
              busy));
    }
    return !idle.isEmpty() || !busy.isEmpty();
  }

  private void rest(List<Long> ids) {
    if (ids.isEmpty()) {
      return;
    }
    var changed = new HashSet<>(ids);
    var unitOfWork = context.unitOfWork();
    unitOfWork
        .known(JobEntity.TABLE, job -> changed.contains(job.id()))
        .forEach(unitOfWork::forgetRead);
    sql.update(
        "update MR_JOB set REV_ = REV_ + 1, STATE_ = '"
            + Words.of(JobState.SUSPENDED)
            + "', DUE_DATE_ = case when TOPIC_ is not null and LOCK_OWNER_ is not null then CREATE_TIME_ else DUE_DATE_ end, CLAIMABLE_FROM_ = null, LOCK_OWNER_ = null, LOCK_EXPIRATION_TIME_ = null where ID_ @in",
        ids);
  }
}
