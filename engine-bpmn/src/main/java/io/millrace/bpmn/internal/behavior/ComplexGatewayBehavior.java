package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.Arrivals;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.operation.JoinBehavior;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.reachability.JoinReach;
import io.millrace.common.internal.expression.Expression;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * Waits until enough tokens are there, lets one token out on each flow whose condition holds, and
 * then waits for the tokens that can still come, before it starts anew.
 *
 * <p>While it waits for its reset, a row per consumed token remembers the flow. Expressions see
 * {@code activationCount}, {@code waitingForStart}, and by the id of each incoming flow how many
 * tokens wait at it.
 *
 * <p>Spec: BPMN 2.0.2 §10.6.5, §13.4.5. Deviations: a flow without a condition is taken at the
 * start only, and a reset that consumes no token lets none out; otherwise a plain join of n of m
 * would go on twice.
 *
 * @param node the gateway
 * @param activation when enough tokens are there; null if one is enough
 * @param reach from where tokens can come
 */
record ComplexGatewayBehavior(Node node, Expression activation, JoinReach reach)
    implements JoinBehavior {

  @Override
  public boolean waits() {
    return node.incoming() > 1 || activation != null;
  }

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    if (execution.incomingFlowId() == null) {
      context.leave(execution, chosen(execution, Map.of("waitingForStart", true), true, context));
    } else {
      context.awaitOthers(execution);
    }
  }

  @Override
  public boolean isReady(Arrivals arrivals, BpmnContext context) {
    if (arrivals.spent().isEmpty()) {
      return isActivated(arrivals, context);
    }
    var filled = new HashSet<>(arrivals.spent().keySet());
    filled.addAll(arrivals.waiting().keySet());
    return !reach.isExpected(arrivals.elsewhere(), filled);
  }

  private boolean isActivated(Arrivals arrivals, BpmnContext context) {
    if (activation == null) {
      return true;
    }
    var token = arrivals.firstOfEach().get(0);
    token.shown(state(arrivals, true));
    try {
      return activation.evaluateBoolean(context.scope(token));
    } finally {
      token.shown(Map.of());
    }
  }

  private Map<String, Object> state(Arrivals arrivals, boolean waitingForStart) {
    var state = new HashMap<String, Object>();
    var count = 0;
    for (var flow : reach.incoming()) {
      var tokens = arrivals.waiting().getOrDefault(flow, List.of()).size();
      state.put(flow, tokens);
      count += tokens;
    }
    state.put("activationCount", count);
    state.put("waitingForStart", waitingForStart);
    return state;
  }

  @Override
  public void pass(Arrivals arrivals, BpmnContext context) {
    if (arrivals.spent().isEmpty()) {
      start(arrivals, context);
    } else {
      reset(arrivals, context);
    }
  }

  private void start(Arrivals arrivals, BpmnContext context) {
    var consumed = arrivals.firstOfEach();
    var first = consumed.get(0);
    var flows = chosen(first, state(arrivals, true), true, context);
    remember(first, context.tree().addChild(arrivals.scope()));
    for (var other : consumed.subList(1, consumed.size())) {
      context.history().activityEnded(other, null);
    }
    leave(first, flows, context);
  }

  private void remember(ExecutionEntity token, ExecutionEntity spent) {
    spent.activityId(node.id());
    spent.activityName(node.element().name());
    spent.activityType(node.type());
    spent.incomingFlowId(token.incomingFlowId());
    spent.active(false);
  }

  /** With nothing to let out, what is left goes as the last token of a scope goes. */
  private void reset(Arrivals arrivals, BpmnContext context) {
    var late =
        arrivals.firstOfEach().stream()
            .filter(token -> !arrivals.spent().containsKey(token.incomingFlowId()))
            .toList();
    if (late.isEmpty()) {
      forget(arrivals, context);
      return;
    }
    var first = late.get(0);
    var flows = chosen(first, state(arrivals, false), false, context);
    for (var other : late.subList(1, late.size())) {
      context.history().activityEnded(other, null);
      context.runtime().disposal().remove(other, context);
    }
    arrivals.spent().values().forEach(spent -> context.runtime().disposal().remove(spent, context));
    leave(first, flows, context);
  }

  private void forget(Arrivals arrivals, BpmnContext context) {
    var spent = List.copyOf(arrivals.spent().values());
    for (var other : spent.subList(1, spent.size())) {
      context.runtime().disposal().remove(other, context);
    }
    context.end(spent.get(0));
  }

  private List<Flow> chosen(
      ExecutionEntity token, Map<String, Object> state, boolean atStart, BpmnContext context) {
    var flows = new ChosenFlows(node);
    token.shown(state);
    try {
      return atStart ? flows.of(token, context) : flows.withConditions(token, context);
    } finally {
      token.shown(Map.of());
    }
  }

  private static void leave(ExecutionEntity token, List<Flow> flows, BpmnContext context) {
    token.incomingFlowId(null);
    token.active(true);
    context.leave(token, flows);
  }
}
