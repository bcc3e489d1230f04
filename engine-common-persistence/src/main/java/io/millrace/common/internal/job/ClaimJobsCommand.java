package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.LookAhead;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.job.JobState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;

/**
 * Claims jobs that are due, or whose lease is over, oldest first unless priorities are to count:
 * timers too, directly from where they wait.
 *
 * <p>Nobody waits for a lock here: jobs that others are claiming or running are passed over. Of
 * each family of instances a few exclusive jobs are claimed at most, which run one after the other
 * on one thread, and none if the family is busy already, so that a long row of them does not fill
 * the threads of a node.
 *
 * <p>A job whose lease is over though its node lives is that node's still: it works under the lock
 * of its family, where no lease can be renewed, or its failure is just being noted. Only the node
 * itself takes such a job, if it does not run it any more.
 *
 * @param node who claims
 * @param until until when; what tells this claim from others of the node
 * @param types the types of handlers this node has
 * @param choice which of the jobs, and which first
 * @param most how many jobs at most
 * @param inSequence how many exclusive jobs of one family at most
 * @param busy what this node runs already
 * @param preference of which partitions it takes jobs first, among those that are due longest
 */
record ClaimJobsCommand(
    String node,
    Instant until,
    Collection<String> types,
    JobChoice choice,
    int most,
    int inSequence,
    Busy busy,
    Preference preference)
    implements Command<Claim> {

  /** The columns that tell which jobs come first. */
  private static final String DECIDING = "ID_, ROOT_INSTANCE_ID_, PRIORITY_, CLAIMABLE_FROM_";

  private static final String IS_DUE = "CLAIMABLE_FROM_ <= ?";

  private static final String IS_LOCKED = "STATE_ = '" + Words.of(JobState.LOCKED) + "'";

  /**
   * The nodes are found once, not for each row: otherwise PostgreSQL would plan each claim anew.
   */
  private static final String IS_OF_ANOTHER_LIVE_NODE =
      "LOCK_OWNER_ in (select NAME_ from MR_NODE where NAME_ <> ? and ALIVE_UNTIL_ > ?)";

  @Override
  public Claim execute(CommandContext context) {
    if (types.isEmpty()) {
      return Claim.NONE;
    }
    var found = context.unitOfWork().fetch(due(context));
    var families = new HashMap<Long, Integer>();
    var claimed = new ArrayList<JobEntity>(found.size());
    var waited = new ArrayList<Duration>(found.size());
    for (var job : found) {
      if (isDue(job, context)
          && (!job.isExclusiveInFamily()
              || families.merge(job.rootInstanceId(), 1, Integer::sum) <= inSequence)) {
        waited.add(Duration.between(job.claimableFrom(), context.now()));
        job.claim(node, until);
        claimed.add(job);
      }
    }
    var passedOver = busy.hasFamilies() || claimed.size() < found.size();
    var complete = found.size() < most && preference.isNone();
    return new Claim(claimed, complete, passedOver, waited);
  }

  private static boolean isDue(JobEntity job, CommandContext context) {
    return job.claimableFrom() != null && !job.claimableFrom().isAfter(context.now());
  }

  private Read<JobEntity> due(CommandContext context) {
    var dialect = context.session().dialect();
    var condition = new StringBuilder("HANDLER_TYPE_ in (");
    condition.append(placeholders(types)).append(')');
    var parameters = new ArrayList<Parameter>();
    parameters.add(Parameter.of(ColumnType.TIME, context.now()));
    types.forEach(type -> parameters.add(Parameter.of(type)));
    if (!choice.categories().isEmpty()) {
      condition.append(" and CATEGORY_ in (").append(placeholders(choice.categories())).append(')');
      choice.categories().forEach(category -> parameters.add(Parameter.of(category)));
    }
    condition.append(" and not (ID_ ").append(dialect.isOneOf(busy.jobs().size())).append(')');
    parameters.addAll(dialect.idList(busy.jobs()));
    condition.append(
        " and (EXCLUSIVE_ = ? or ROOT_INSTANCE_ID_ is null or not (ROOT_INSTANCE_ID_ ");
    condition.append(dialect.isOneOf(busy.families().size())).append("))");
    parameters.add(Parameter.of(ColumnType.BOOL, false));
    parameters.addAll(dialect.idList(busy.families()));
    return preference.isNone()
        ? oldest(context, condition.toString(), parameters)
        : preferred(dialect, condition.toString(), parameters);
  }

  private Read<JobEntity> oldest(CommandContext context, String mine, List<Parameter> parameters) {
    var condition =
        IS_DUE
            + " and "
            + mine
            + " and not ("
            + IS_LOCKED
            + " and "
            + IS_OF_ANOTHER_LIVE_NODE
            + ")";
    parameters.add(Parameter.of(node));
    parameters.add(Parameter.of(ColumnType.TIME, context.now()));
    parameters.add(Parameter.of(ColumnType.INT, most));
    return context
        .session()
        .dialect()
        .lockFirst(
            JobEntity.TABLE, condition, order(), index(), parameters.toArray(Parameter[]::new));
  }

  /**
   * Looks no further than at a few rows from where the others are taken. Those that a node holds
   * are left out, lest long jobs, whose leases nobody can renew while they hold their rows, fill
   * that view; what a dead node held its neighbors free, or a claim without preference takes.
   */
  private Read<JobEntity> preferred(Dialect dialect, String mine, List<Parameter> parameters) {
    var condition = mine + " and not " + IS_LOCKED;
    var partitions = preference.partitions();
    var isPreferred = preference.all().sql() + " " + dialect.isOneOf(partitions.size());
    parameters.addAll(dialect.idList(partitions));
    parameters.add(Parameter.of(ColumnType.INT, most));
    var first =
        (choice.byPriority() ? "PRIORITY_ desc, " : "")
            + "case when "
            + isPreferred
            + " then 0 else 1 end, CLAIMABLE_FROM_";
    return dialect.lockPreferred(
        JobEntity.TABLE,
        condition,
        new LookAhead(DECIDING, IS_DUE, order(), index(), preference.lookAhead(), first),
        parameters.toArray(Parameter[]::new));
  }

  private String order() {
    return choice.byPriority() ? "PRIORITY_ desc, CLAIMABLE_FROM_" : "CLAIMABLE_FROM_";
  }

  private String index() {
    return choice.byPriority() ? null : "IX_MR_JOB_CLAIM";
  }

  private static String placeholders(Collection<String> values) {
    return String.join(", ", Collections.nCopies(values.size(), "?"));
  }
}
