package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.StartEvent;
import java.util.HashMap;

/**
 * No two start events of a process wait for the same message, so that starting by message is clear.
 */
final class StartMessagesDiffer implements ProcessRule {

  @Override
  public void check(Validation validation) {
    var byName = new HashMap<String, StartEvent>();
    for (var event : validation.process().startEvents(validation.process().key())) {
      if (event.definition() instanceof MessageEventDefinition definition
          && definition.message() != null) {
        var first = byName.putIfAbsent(definition.message().name(), event);
        if (first != null) {
          validation.report(
              BpmnProblem.DUPLICATE_START_MESSAGE,
              event,
              "Start event '"
                  + first.id()
                  + "' waits for message '"
                  + definition.message().name()
                  + "', too.");
        }
      }
    }
  }
}
