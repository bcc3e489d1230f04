package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.ProcessModel;
import java.util.List;

/** All rules, one line each. Safe to share between threads. */
public final class ProcessRules {

  private static final List<ProcessRule> RULES =
      List.of(
          new ScopeIsNotEmpty(),
          new ScopeHasStartEvent(),
          new OneNoneStartEvent(),
          new SubProcessStartsWithoutTrigger(),
          new StartMessagesDiffer(),
          new FlowConnectsNodes(),
          new FlowStaysInScope(),
          new FlowRespectsEvents(),
          new DefaultFlowLeavesItsNode(),
          new DefaultFlowHasNoCondition(),
          new ExclusiveGatewayLeadsOn(),
          new ExclusiveGatewayChooses(),
          new ParallelGatewayHasNoConditions(),
          new EventGatewayWaits(),
          new InstancesStartAtEvents(),
          new ComplexGatewaySaysWhen(),
          new BoundaryEventIsAttached(),
          new BoundaryErrorInterrupts(),
          new ErrorStartInterrupts(),
          new CodesAreCaughtOnce(),
          new LinkHasOneTarget(),
          new EventSubProcessHasOneStart(),
          new CompensationHasHandler(),
          new CompensationHandlerIsBound(),
          new CompensatedActivityIsInScope(),
          new CompensationSubProcessIsInside(),
          new CancelBelongsToTransaction(),
          new AdHocSubProcessHoldsActivities(),
          new TokensComeAlongFlows(),
          new NodeIsReachable());

  /**
   * Checks a process.
   *
   * @param process the process, which may be wrong in any way
   * @param problems where to report
   */
  public void check(ProcessModel process, Problems problems) {
    var validation = new Validation(process, problems);
    RULES.forEach(rule -> rule.check(validation));
  }
}
