package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import java.util.HashMap;

/**
 * No two boundary events of an activity catch the same error, so that it is clear which one does.
 */
final class BoundaryErrorIsCaughtOnce implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.nodes(Activity.class).forEach(activity -> check(activity, validation));
  }

  private void check(Activity activity, Validation validation) {
    var byCode = new HashMap<String, BoundaryEvent>();
    for (var event : validation.process().boundaryEvents(activity.id())) {
      for (var code : ErrorCodes.of(event)) {
        var first = byCode.putIfAbsent(code, event);
        if (first != null) {
          validation.report(
              BpmnProblem.ERROR_CAUGHT_TWICE,
              event,
              "Boundary event '"
                  + first.id()
                  + "' of "
                  + Validation.named(activity)
                  + " catches "
                  + (code == null ? "every error" : "error '" + code + "'")
                  + ", too.");
        }
      }
    }
  }
}
