package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.StartEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;

/**
 * No two start events of a process wait for the same message, so that starting by message is clear.
 */
final class StartMessagesDiffer implements ProcessRule {

  @Override
  public void check(Validation validation) {
    var byName = new HashMap<String, StartEvent>();
    for (var event : validation.process().startEvents(validation.process().key())) {
      for (var name : messages(event)) {
        var first = byName.putIfAbsent(name, event);
        if (first != null) {
          validation.report(
              BpmnProblem.DUPLICATE_START_MESSAGE,
              event,
              "Start event '" + first.id() + "' waits for message '" + name + "', too.");
        }
      }
    }
  }

  private static List<String> messages(StartEvent event) {
    return Validation.parts(event)
        .filter(MessageEventDefinition.class::isInstance)
        .map(part -> ((MessageEventDefinition) part).message())
        .filter(Objects::nonNull)
        .map(Message::name)
        .toList();
  }
}
