package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Says that this node lives, holds on to the jobs that take longer than their lease, and looks
 * after nodes that died: one trip to read and one to write.
 *
 * <p>Nobody waits for a lock here: a job whose row is locked is safe without a lease.
 *
 * @param node this node
 * @param lease how long a sign of life counts
 * @param held the jobs that it runs; any number of zeros among them
 * @param offset what the node's own clock is behind the database's
 */
record HeartbeatCommand(NodeIdentity node, Duration lease, List<Long> held, Duration offset)
    implements Command<HeartbeatCommand.Beat> {

  private static final Duration REMEMBERED = Duration.ofHours(1);
  private static final int MOST = 500;

  /**
   * What a sign of life brought.
   *
   * @param since since when this node counted as dead; null if it did not
   * @param dead the nodes that are dead
   * @param freed how many jobs were taken from dead nodes
   * @param alive the ids of the nodes that live, this one included
   */
  record Beat(Instant since, List<String> dead, int freed, List<Long> alive) {}

  @Override
  public Beat execute(CommandContext context) {
    var read = context.unitOfWork().fetch(List.of(nodes(), held(context)));
    @SuppressWarnings("unchecked")
    var nodes = (List<NodeEntity>) read.get(0);
    var until = context.now().plus(lease);
    for (var job : read.get(1)) {
      ((JobEntity) job).renew(until);
    }
    var own = nodes.stream().filter(each -> each.id() == node.id()).findFirst().orElse(null);
    var since = own == null || own.isAlive(context.now()) ? null : own.aliveUntil();
    if (own == null) {
      own = context.unitOfWork().insert(NodeEntity.of(node), node.id());
    }
    own.beat(context.now(), until, offset);
    return bury(nodes, since, context);
  }

  private Beat bury(List<NodeEntity> nodes, Instant since, CommandContext context) {
    var dead = new ArrayList<String>();
    var alive = new ArrayList<>(List.of(node.id()));
    var freed = 0;
    for (var other : nodes) {
      if (other.id() == node.id()) {
        continue;
      }
      if (other.isAlive(context.now())) {
        alive.add(other.id());
      } else {
        dead.add(other.name());
        freed += free(other, context);
        if (other.aliveUntil().plus(REMEMBERED).isBefore(context.now())) {
          context.unitOfWork().delete(other);
        }
      }
    }
    return new Beat(since, dead, freed, alive);
  }

  /** What the dead node claimed last is still leased for a moment; the rest is free already. */
  private int free(NodeEntity dead, CommandContext context) {
    var lastLease = dead.aliveUntil().plus(lease);
    if (lastLease.isBefore(context.now())) {
      return 0;
    }
    var leased =
        context
            .unitOfWork()
            .fetch(
                context
                    .session()
                    .dialect()
                    .lockFirst(
                        JobEntity.TABLE,
                        "CLAIMABLE_FROM_ > ? and CLAIMABLE_FROM_ <= ? and LOCK_OWNER_ = ?",
                        "CLAIMABLE_FROM_",
                        "IX_MR_JOB_CLAIM",
                        Parameter.of(ColumnType.TIME, context.now()),
                        Parameter.of(ColumnType.TIME, lastLease),
                        Parameter.of(dead.name()),
                        Parameter.of(ColumnType.INT, MOST)));
    var its = leased.stream().filter(job -> dead.name().equals(job.lockOwner())).toList();
    its.forEach(job -> job.release(context.now()));
    return its.size();
  }

  private static Read<NodeEntity> nodes() {
    return Read.where(NodeEntity.TABLE, "ID_ > ? order by ID_", Parameter.of(0));
  }

  private Read<JobEntity> held(CommandContext context) {
    var dialect = context.session().dialect();
    var parameters = new ArrayList<>(dialect.idList(held));
    parameters.add(Parameter.of(node.name()));
    parameters.add(
        Parameter.of(ColumnType.TIME, context.now().plus(lease.multipliedBy(2).dividedBy(3))));
    return Read.lockIfFree(
        JobEntity.TABLE,
        "ID_ "
            + dialect.isOneOf(held.size())
            + " and LOCK_OWNER_ = ? and CLAIMABLE_FROM_ < ? order by ID_",
        parameters.toArray(Parameter[]::new));
  }
}
