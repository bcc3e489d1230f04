package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ConditionalEventDefinition;
import io.millrace.bpmn.internal.model.VariableFilter;
import io.millrace.bpmn.internal.model.VariableFilter.Change;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads a condition, and after which changes of variables it is looked at. */
final class ConditionalDefinitionParser implements EventDefinitionParser {

  private static final Map<String, Change> CHANGES =
      Map.of("create", Change.CREATE, "update", Change.UPDATE, "delete", Change.DELETE);

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var filter = filter(element);
    List<FormalCondition> conditions = new ArrayList<>();
    element.child("condition", child -> conditions.add(FormalCondition.of(child)));
    element.read();
    if (conditions.size() != 1 || conditions.get(0).text() == null) {
      element.report(
          BpmnProblem.MISSING_CONDITION,
          "The conditional event '" + element.ownerId() + "' has no condition.");
      return references -> null;
    }
    var condition = conditions.get(0);
    return references ->
        new ConditionalEventDefinition(condition.text(), condition.language(), filter);
  }

  private static VariableFilter filter(Element element) {
    var values = new Values(element);
    var name = values.shortText("variableName", element.engine("variableName"));
    var events = element.engine("variableEvents");
    if (name == null && events == null) {
      return null;
    }
    Set<Change> changes = EnumSet.noneOf(Change.class);
    for (var word : values.list("variableEvents", events)) {
      changes.add(values.oneOf("variableEvents", word, CHANGES, Change.CREATE));
    }
    return new VariableFilter(name, changes.isEmpty() ? EnumSet.allOf(Change.class) : changes);
  }
}
