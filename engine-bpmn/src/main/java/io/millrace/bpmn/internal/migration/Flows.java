package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.internal.job.JobEntity;
import java.util.Arrays;
import java.util.List;

/**
 * The sequence flows that tokens remember: by which they came to a join, and along which they go on
 * from an element that a job leaves.
 *
 * @param from the version they have
 * @param mapping as what elements go on
 */
record Flows(CompiledProcess from, ElementMapping mapping) {

  /**
   * Returns by which flow a token that waits has come to the element where it goes on: by the one
   * with the same id from the same element, else the only one from the same element, else the one
   * with the same id.
   *
   * @return null if there is none
   */
  String incoming(String flowId, Node to) {
    var there = mapping.to().model().incoming(to.id());
    var old = from.model().flow(flowId);
    if (old == null) {
      return flowId; // a link, which is no flow of the model
    }
    var source = mapping.target(from.node(old.source()));
    var same = source == null ? List.<SequenceFlow>of() : between(source, there);
    if (same.size() == 1) {
      return same.get(0).id();
    }
    return there.stream().anyMatch(flow -> flow.id().equals(flowId)) ? flowId : null;
  }

  private static List<SequenceFlow> between(Node source, List<SequenceFlow> flows) {
    return flows.stream().filter(flow -> flow.source().equals(source.id())).toList();
  }

  /** Returns what stands in the way of a token that waits for others; null for nothing. */
  String problem(Placement placement) {
    var execution = placement.execution();
    if (execution.incomingFlowId() == null || execution.isActive()) {
      return null;
    }
    var subject = Words.subject(execution, placement.from());
    if (incoming(execution.incomingFlowId(), placement.to()) == null) {
      return subject
          + "has come along the sequence flow '"
          + execution.incomingFlowId()
          + "', which does not lead to the "
          + placement.to()
          + " any more. Keep the id of the flow, or let one flow come from the same element.";
    }
    var needed = placement.from().quantity().start();
    var neededThen = placement.to().quantity().start();
    return needed == neededThen
        ? null
        : subject
            + "waits for "
            + needed
            + " tokens, the "
            + placement.to()
            + " takes "
            + neededThen
            + ". Leave its startQuantity as it is.";
  }

  /** Returns what stands in the way of a job that leaves an element; null for nothing. */
  String problem(JobEntity job, Placement placement) {
    var chosen = job.handlerConfiguration();
    if (!WaitNames.ASYNC_AFTER.equals(job.handlerType())
        || chosen == null
        || chosen.equals(WaitNames.SKIPPED)) {
      return null;
    }
    var ids = placement.to().outgoing().stream().map(flow -> flow.element().id()).toList();
    return ids.containsAll(Arrays.asList(chosen.split(",")))
        ? null
        : Words.subject(placement.execution(), placement.from())
            + "is left by a job along the sequence flows "
            + chosen
            + ", which do not all leave the "
            + placement.to()
            + ". Keep their ids, or wait until the job is done.";
  }
}
