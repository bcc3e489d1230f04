package io.millrace.bpmn.reference;

import java.util.List;

/** Which flows a token takes; rules 4.1 to 4.7 and 4.13. */
final class Flows {

  private final Run run;
  private final Rules rules;

  Flows(Run run, Rules rules) {
    this.run = run;
    this.rules = rules;
  }

  List<Flow> chosen(Visit visit) {
    var chosen = rules.chosen(visit.node, visit.scope.body, visit.scope.vars);
    var outgoing = visit.scope.body.outgoing(visit.node);
    if (chosen.isEmpty() && !outgoing.isEmpty()) {
      throw new Refusal("no flow to take at " + visit.node.id());
    }
    count(visit, chosen, outgoing);
    return chosen;
  }

  private void count(Visit visit, List<Flow> chosen, List<Flow> outgoing) {
    if (visit.node.is(Kind.EXCLUSIVE) && outgoing.size() > 1) {
      run.hit(
          chosen.get(0).otherwise() ? Construct.EXCLUSIVE_DEFAULT : Construct.EXCLUSIVE_CONDITION);
    } else if (visit.node.is(Kind.PARALLEL) && outgoing.size() > 1) {
      run.hit(Construct.PARALLEL_FORK);
    } else if (visit.node.is(Kind.INCLUSIVE) && outgoing.size() > 1) {
      run.hit(
          chosen.get(0).otherwise()
              ? Construct.INCLUSIVE_DEFAULT
              : chosen.size() > 1 ? Construct.INCLUSIVE_SEVERAL : Construct.INCLUSIVE_ONE);
    } else if (chosen.size() > 1) {
      run.hit(Construct.SPLIT_WITHOUT_GATEWAY);
    }
    if (visit.node.kind().isActivity() && !chosen.isEmpty()) {
      if (chosen.get(0).otherwise()) {
        run.hit(Construct.DEFAULT_FLOW_OF_ACTIVITY);
      } else if (chosen.get(0).condition() != null) {
        run.hit(Construct.CONDITIONAL_FLOW);
      }
    }
    if (outgoing.isEmpty() && !visit.node.kind().isEnd() && !visit.node.isLinkThrow()) {
      run.hit(Construct.IMPLICIT_END);
    }
  }

  void take(Visit left, List<Flow> flows) {
    if (left.node.isLinkThrow()) {
      left.scope.body.linked(left.node).ifPresent(node -> run.link(left.scope, node));
      return;
    }
    for (var flow : flows) {
      run.move(left.scope, left.scope.body.node(flow.target()), flow);
    }
    if (flows.isEmpty()) {
      left.scope.end = left.node.id(); // rule 10.2: once the token is gone
      run.plan(() -> run.endIfOver(left.scope));
    }
  }
}
