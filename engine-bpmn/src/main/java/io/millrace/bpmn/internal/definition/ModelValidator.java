package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.parser.BpmnParser;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.common.Problem;
import io.millrace.common.decision.DecisionEvaluator;
import java.util.ArrayList;
import java.util.List;

/**
 * Says what is wrong with a model as a deployment would, without deploying it. Thread-safe; one per
 * engine.
 *
 * @param parser reads models as deployments do
 * @param delegates checks classes and beans
 * @param decisions takes decisions, or null
 */
public record ModelValidator(
    BpmnParser parser, DelegateCheck delegates, DecisionEvaluator decisions) {

  /** Returns all that is wrong with what stands in a model, in no order. */
  public List<Problem> validate(BpmnModel model, boolean checksDelegates) {
    var examined = parser.examine(model.resourceName(), model.resourceBytes());
    var problems = new ArrayList<>(examined.problems());
    if (checksDelegates) {
      examined
          .processes()
          .forEach(process -> problems.addAll(delegates.check(model.resourceName(), process)));
    }
    return problems;
  }
}
