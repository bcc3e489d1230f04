package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ResultVariable;

/**
 * Reads where a result goes.
 *
 * @param element the task
 */
record ResultReader(Element element) {

  /** Returns where it goes, or null where it is dropped. */
  ResultVariable read() {
    var values = new Values(element);
    var shorter = element.engine("resultVariable");
    var longer = element.engine("resultVariableName");
    var name = values.literal("resultVariable", shorter == null ? longer : shorter);
    var isLocal = flag(values, "useLocalScopeForResultVariable");
    var isTransient = flag(values, "storeResultVariableAsTransient");
    return name == null ? null : new ResultVariable(name, isLocal, isTransient);
  }

  private boolean flag(Values values, String name) {
    return values.flag(name, element.engine(name), false);
  }
}
