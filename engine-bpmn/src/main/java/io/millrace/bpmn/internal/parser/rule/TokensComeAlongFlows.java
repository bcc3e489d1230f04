package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.Activity;

/** An activity that needs several tokens has a flow along which they come. */
final class TokensComeAlongFlows implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.nodes(Activity.class).forEach(activity -> check(activity, validation));
  }

  private static void check(Activity activity, Validation validation) {
    var graph = validation.process().graph();
    var quantity = graph.quantities().get(activity.id());
    if (quantity != null && quantity.start() > 1 && !graph.incoming().containsKey(activity.id())) {
      validation.report(
          BpmnProblem.TOKENS_WITHOUT_FLOW,
          activity,
          "The activity '"
              + activity.id()
              + "' needs "
              + quantity.start()
              + " tokens, and no sequence flow leads to it.");
    }
  }
}
