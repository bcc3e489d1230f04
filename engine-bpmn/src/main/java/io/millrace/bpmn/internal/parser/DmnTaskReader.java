package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CalledDecision;
import io.millrace.bpmn.internal.model.CalledDecision.Binding;
import io.millrace.bpmn.internal.model.DecisionTask;
import io.millrace.bpmn.internal.model.InjectedField;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a task that names a decision by its fields.
 *
 * @param element the task
 */
record DmnTaskReader(Element element) {

  private static final List<String> KEYS =
      List.of("decisionTableReferenceKey", "decisionServiceReferenceKey");
  private static final String NEEDS_HIT = "decisionTaskThrowErrorOnNoHits";
  private static final String FALLBACK = "fallbackToDefaultTenant";
  private static final String SAME_DEPLOYMENT = "sameDeployment";

  NodeDraft read(ProcessDraft process) {
    var activity = ActivityReader.ofTask(element, process);
    var reader = new FieldsReader(element);
    element.read();
    var fields = byName(reader.fields());
    OutsideTaskReader.report(element, element.file().syntax().work().decisions());
    return NodeDraft.of(
        new DecisionTask(
            activity.info(),
            activity.loop(),
            element.name(),
            called(fields),
            new DecisionTask.Result(null, null, flag(fields, NEEDS_HIT))));
  }

  private CalledDecision called(Map<String, InjectedField> fields) {
    var key = KEYS.stream().map(fields::get).filter(field -> field != null).findFirst();
    if (key.isEmpty()) {
      element.report(
          BpmnProblem.INVALID_FIELDS,
          element
              + " does not say which decision it asks for: it has none of the fields "
              + KEYS
              + ".");
    }
    return new CalledDecision(
        key.map(InjectedField::value).orElse(""),
        flag(fields, SAME_DEPLOYMENT) ? Binding.DEPLOYMENT : Binding.LATEST,
        null,
        null,
        flag(fields, FALLBACK));
  }

  private Map<String, InjectedField> byName(List<InjectedField> fields) {
    var byName = new LinkedHashMap<String, InjectedField>();
    for (var field : fields) {
      var known =
          KEYS.contains(field.name())
              || List.of(NEEDS_HIT, FALLBACK, SAME_DEPLOYMENT).contains(field.name());
      if (!known || byName.put(field.name(), field) != null) {
        element.report(
            BpmnProblem.INVALID_FIELDS,
            element
                + (known ? " has the field '" : " has no field '")
                + field.name()
                + (known ? "' twice." : "'."));
      }
    }
    return byName;
  }

  private boolean flag(Map<String, InjectedField> fields, String name) {
    var field = fields.get(name);
    return field != null && new Values(element).flag(name, field.value().strip(), false);
  }
}
