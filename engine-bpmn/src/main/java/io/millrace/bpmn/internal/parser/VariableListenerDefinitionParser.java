package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.VariableFilter;
import io.millrace.bpmn.internal.model.VariableFilter.Change;
import io.millrace.bpmn.internal.model.VariableListenerEventDefinition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Reads which changes of a variable an event waits for. */
final class VariableListenerDefinitionParser implements EventDefinitionParser {

  private static final Map<String, Set<Change>> CHANGES =
      Map.of(
          "all", EnumSet.allOf(Change.class),
          "create", Set.of(Change.CREATE),
          "update", Set.of(Change.UPDATE),
          "update-create", Set.of(Change.CREATE, Change.UPDATE),
          "delete", Set.of(Change.DELETE));

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var values = new Values(element);
    var name = values.shortText("variableName", attribute("variableName", element));
    var type = attribute("variableChangeType", element);
    var changes = values.oneOf("variableChangeType", type, CHANGES, CHANGES.get("all"));
    element.read();
    if (name == null) {
      element.report(
          BpmnProblem.MISSING_VARIABLE_NAME,
          "The variable listener of '" + element.ownerId() + "' names no variable.");
      return references -> null;
    }
    return references -> new VariableListenerEventDefinition(new VariableFilter(name, changes));
  }

  /** The attributes of an extension element need no prefix. */
  private static String attribute(String name, Element element) {
    var plain = element.attribute(name);
    return plain == null ? element.engine(name) : plain;
  }
}
