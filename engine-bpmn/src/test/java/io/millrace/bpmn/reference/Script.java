package io.millrace.bpmn.reference;

import io.millrace.test.random.Scripted;
import java.util.List;
import java.util.Map;

/** A process with what is done to it; it can be run again on anything that runs processes. */
record Script(ProcessModel model, Map<String, Object> variables, List<Action> actions)
    implements Scripted<ProcessModel, Action> {

  Script with(ProcessModel other) {
    return new Script(other, variables, actions);
  }

  Script with(List<Action> others) {
    return new Script(model, variables, others);
  }

  @Override
  public String toString() {
    var text =
        new StringBuilder(ProcessXml.of(model))
            .append("start with ")
            .append(variables)
            .append('\n');
    actions.forEach(action -> text.append(action).append('\n'));
    return text.toString();
  }
}
