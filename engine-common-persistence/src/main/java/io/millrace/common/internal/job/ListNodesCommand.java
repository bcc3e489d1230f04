package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.job.ExecutorNode;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Returns the nodes whose executor runs, or ran until they died, in the order of their start. */
public record ListNodesCommand() implements Command<List<ExecutorNode>> {

  @Override
  public List<ExecutorNode> execute(CommandContext context) {
    var unitOfWork = context.unitOfWork();
    var nodes =
        unitOfWork.fetch(Read.where(NodeEntity.TABLE, "ID_ > ? order by ID_", Parameter.of(0)));
    var leases =
        unitOfWork
            .fetch(
                Read.where(
                    JobEntity.TABLE,
                    "CLAIMABLE_FROM_ > ? and CLAIMABLE_FROM_ <= ? and LOCK_OWNER_ is not null",
                    Parameter.of(ColumnType.TIME, context.now()),
                    Parameter.of(ColumnType.TIME, context.now().plus(longestLease(nodes)))))
            .stream()
            .collect(Collectors.groupingBy(JobEntity::lockOwner, Collectors.counting()));
    return nodes.stream()
        .<ExecutorNode>map(
            node -> new ShownNode(node, context.now(), leases.getOrDefault(node.name(), 0L)))
        .toList();
  }

  private static Duration longestLease(List<NodeEntity> nodes) {
    return nodes.stream()
        .map(node -> Duration.between(node.heartbeatTime(), node.aliveUntil()))
        .max(Comparator.naturalOrder())
        .orElse(Duration.ZERO);
  }
}
