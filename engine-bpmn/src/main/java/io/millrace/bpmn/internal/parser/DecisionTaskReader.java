package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CalledDecision;
import io.millrace.bpmn.internal.model.CalledDecision.Binding;
import io.millrace.bpmn.internal.model.DecisionTask;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.Map;

/**
 * Reads a task that names a decision by its attributes.
 *
 * @param element the task
 */
record DecisionTaskReader(Element element) {

  private static final Map<String, Binding> BINDINGS =
      Map.of(
          "latest", Binding.LATEST,
          "deployment", Binding.DEPLOYMENT,
          "version", Binding.VERSION,
          "versionTag", Binding.VERSION_TAG);

  private static final Map<String, String> MAPPINGS =
      Map.of(
          "singleEntry", "singleEntry",
          "singleResult", "singleResult",
          "collectEntries", "collectEntries",
          "resultList", "resultList");

  NodeDraft read(ProcessDraft process) {
    var activity = ActivityReader.ofTask(element, process);
    var called = called();
    var result = result();
    element.read();
    OutsideTaskReader.report(element, element.file().syntax().work().decisions());
    return NodeDraft.of(
        new DecisionTask(activity.info(), activity.loop(), element.name(), called, result));
  }

  private CalledDecision called() {
    var values = new Values(element);
    var binding =
        values.oneOf(
            "decisionRefBinding", element.engine("decisionRefBinding"), BINDINGS, Binding.LATEST);
    var version = values.count("decisionRefVersion", element.engine("decisionRefVersion"));
    var tag = element.expression(element.engine("decisionRefVersionTag"));
    if ((binding == Binding.VERSION) != (version != null)
        || (binding == Binding.VERSION_TAG) != (tag != null)) {
      element.report(
          BpmnProblem.INCOMPLETE_BINDING,
          "The binding of "
              + element
              + " is "
              + binding
              + ", with version '"
              + version
              + "' and version tag '"
              + tag
              + "'.");
    }
    return new CalledDecision(
        element.expression(element.engine("decisionRef")),
        binding,
        binding == Binding.VERSION_TAG ? tag : version,
        element.expression(element.engine("decisionRefTenantId")),
        false);
  }

  private DecisionTask.Result result() {
    var mapping =
        new Values(element)
            .oneOf("mapDecisionResult", element.engine("mapDecisionResult"), MAPPINGS, null);
    var variable = new Values(element).literal("resultVariable", element.engine("resultVariable"));
    if (mapping != null && variable == null) {
      element.report(
          BpmnProblem.MAPPING_WITHOUT_RESULT,
          "mapDecisionResult of " + element + " says how the result is kept, but not where.");
    }
    return new DecisionTask.Result(variable, mapping, false);
  }
}
