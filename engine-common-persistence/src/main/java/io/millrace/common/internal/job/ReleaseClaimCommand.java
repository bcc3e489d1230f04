package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.job.JobState;

/**
 * Gives back what a claim has taken whose outcome is unknown: this node does not know of those
 * jobs, and nobody else takes them before their lease is over. One trip to read if there are none.
 *
 * @param claim the claim
 */
record ReleaseClaimCommand(ClaimJobsCommand claim) implements Command<Void> {

  private static final String IS_OF_THAT_CLAIM =
      "CLAIMABLE_FROM_ = ? and LOCK_EXPIRATION_TIME_ = ? and LOCK_OWNER_ = ? and STATE_ = '"
          + Words.of(JobState.LOCKED)
          + "'";

  @Override
  public Void execute(CommandContext context) {
    var until = Parameter.of(ColumnType.TIME, claim.until());
    var taken =
        context
            .session()
            .dialect()
            .lockFirst(
                JobEntity.TABLE,
                IS_OF_THAT_CLAIM,
                "CLAIMABLE_FROM_",
                "IX_MR_JOB_CLAIM",
                until,
                until,
                Parameter.of(claim.node()),
                Parameter.of(ColumnType.INT, claim.most()));
    context.unitOfWork().fetch(taken).forEach(job -> job.release(job.dueDate()));
    return null;
  }
}
