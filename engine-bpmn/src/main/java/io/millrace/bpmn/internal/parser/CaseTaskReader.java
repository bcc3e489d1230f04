package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CalledCase;
import io.millrace.bpmn.internal.model.CalledElement.Binding;
import io.millrace.bpmn.internal.model.CaseTask;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.Map;

/**
 * Reads a task that starts a case: a service task of the type {@code case}, or a call activity that
 * names a case.
 *
 * @param element the task
 */
record CaseTaskReader(Element element) {

  /** The type of a service task that starts a case. */
  static final String TYPE = "case";

  private static final Map<String, Binding> BINDINGS =
      Map.of(
          "latest", Binding.LATEST,
          "deployment", Binding.DEPLOYMENT,
          "version", Binding.VERSION);

  NodeDraft read(ProcessDraft process) {
    var activity = new ActivityReader(element, process);
    var called = called();
    var names =
        new CaseTask.Names(
            new Values(element).stored("caseInstanceName"),
            element.expression(
                new Values(element).shortText("idVariableName", element.engine("idVariableName"))));
    var mapping = new CallMappingReader(element);
    element.read();
    if (!element.file().syntax().taskTypes().test(TYPE)) {
      element.report(
          BpmnProblem.NO_CASE_ENGINE, "No engine is there to run the case of " + element + ".");
    }
    return NodeDraft.of(
        new CaseTask(activity.info(), activity.loop(), called, names, mapping.mapping()));
  }

  private CalledCase called() {
    var values = new Values(element);
    var key = element.engine("caseDefinitionKey");
    var reference = element.expression(key == null ? element.engine("caseRef") : key);
    if (reference == null) {
      element.report(
          BpmnProblem.MISSING_CALLED_ELEMENT, element + " does not say which case it starts.");
    }
    var same = values.flag("sameDeployment", element.engine("sameDeployment"), false);
    var binding =
        values.oneOf(
            "caseBinding",
            element.engine("caseBinding"),
            BINDINGS,
            same ? Binding.DEPLOYMENT : Binding.LATEST);
    return new CalledCase(
        reference,
        binding,
        version(binding),
        element.expression(element.engine("caseTenantId")),
        values.flag("fallbackToDefaultTenant", element.engine("fallbackToDefaultTenant"), false));
  }

  private String version(Binding binding) {
    var number = new Values(element).count("caseVersion", element.engine("caseVersion"));
    if ((binding == Binding.VERSION) != (number != null)) {
      element.report(
          BpmnProblem.INCOMPLETE_BINDING,
          "The binding of " + element + " is " + binding + ", with version '" + number + "'.");
    }
    return number;
  }
}
