package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.EscalationEventDefinition;
import java.util.HashMap;

/**
 * No two boundary events of an activity catch the same escalation, so that it is clear which one
 * does.
 */
final class BoundaryEscalationIsCaughtOnce implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.nodes(Activity.class).forEach(activity -> check(activity, validation));
  }

  private void check(Activity activity, Validation validation) {
    var byCode = new HashMap<String, BoundaryEvent>();
    for (var event : validation.process().boundaryEvents(activity.id())) {
      if (event.definition() instanceof EscalationEventDefinition definition) {
        var code = definition.escalationCode();
        var first = byCode.putIfAbsent(code, event);
        if (first != null) {
          validation.report(
              BpmnProblem.ESCALATION_CAUGHT_TWICE,
              event,
              "Boundary event '"
                  + first.id()
                  + "' of "
                  + Validation.named(activity)
                  + " catches "
                  + (code == null ? "every escalation" : "escalation '" + code + "'")
                  + ", too.");
        }
      }
    }
  }
}
