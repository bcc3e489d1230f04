package io.millrace.cmmn.reference;

import io.millrace.test.random.Scripted;
import java.util.List;
import java.util.Map;

/** A case with what is done to it; it can be run again on anything that runs cases. */
record Script(CaseModel model, Map<String, Object> variables, List<Action> actions)
    implements Scripted<CaseModel, Action> {

  Script with(CaseModel other) {
    return new Script(other, variables, actions);
  }

  Script with(List<Action> others) {
    return new Script(model, variables, others);
  }

  @Override
  public String toString() {
    var text =
        new StringBuilder(CaseXml.of(model)).append("start with ").append(variables).append('\n');
    actions.forEach(action -> text.append(action).append('\n'));
    return text.toString();
  }
}
