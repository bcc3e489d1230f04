package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.job.JobState;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives back what a claim has taken whose outcome is unknown: this node does not know of those
 * jobs, and nobody else takes them before their lease is over. One trip to read if there are none.
 * Returns how many there were.
 *
 * @param claim the claim
 * @param busy what this node runs: another lane may have claimed until the same moment
 */
record ReleaseClaimCommand(ClaimJobsCommand claim, Busy busy) implements Command<Integer> {

  private static final String IS_OF_THAT_CLAIM =
      "CLAIMABLE_FROM_ = ? and LOCK_EXPIRATION_TIME_ = ? and LOCK_OWNER_ = ? and STATE_ = '"
          + Words.of(JobState.LOCKED)
          + "'";

  @Override
  public Integer execute(CommandContext context) {
    var taken = context.unitOfWork().fetch(taken(context.session().dialect()));
    taken.forEach(job -> job.release(job.dueDate()));
    return taken.size();
  }

  private Read<JobEntity> taken(Dialect dialect) {
    var until = Parameter.of(ColumnType.TIME, claim.until());
    var parameters = new ArrayList<>(List.of(until, until, Parameter.of(claim.node())));
    parameters.addAll(dialect.idList(busy.jobs()));
    parameters.add(Parameter.of(ColumnType.INT, claim.most()));
    return dialect.lockFirst(
        JobEntity.TABLE,
        IS_OF_THAT_CLAIM + " and not (ID_ " + dialect.isOneOf(busy.jobs().size()) + ")",
        "CLAIMABLE_FROM_",
        "IX_MR_JOB_CLAIM",
        parameters.toArray(Parameter[]::new));
  }
}
