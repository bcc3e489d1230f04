package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.CallBinding;
import io.millrace.cmmn.model.CallMappings;
import io.millrace.cmmn.model.CalledDefinition;
import io.millrace.cmmn.model.CaseTask;
import io.millrace.cmmn.model.DecisionResult;
import io.millrace.cmmn.model.DecisionTask;
import io.millrace.cmmn.model.InjectedField;
import io.millrace.cmmn.model.ProcessTask;
import io.millrace.cmmn.model.Task;
import java.util.List;
import java.util.Set;

/**
 * Reads tasks that call a process, a case or a decision.
 *
 * <p>Spec: CMMN 1.1 §5.4.10.2 to §5.4.10.4.
 *
 * @param element the task
 */
record CallReader(Element element) {

  private static final String NO_HITS = "decisionTaskThrowErrorOnNoHits";
  private static final String DEFAULT_TENANT = "fallbackToDefaultTenant";
  private static final Set<String> MAPPINGS =
      Set.of("singleEntry", "singleResult", "collectEntries", "resultList");

  Task read() {
    return switch (element.name()) {
      case "processTask" ->
          new ProcessTask(
              element.evaluatedInfo(),
              SettingsReader.read(element),
              SettingsReader.task(element),
              called("process", List.of()),
              mappings());
      case "caseTask" ->
          new CaseTask(
              element.evaluatedInfo(),
              SettingsReader.read(element),
              SettingsReader.task(element),
              called("case", List.of()),
              mappings());
      default -> decision();
    };
  }

  private Task decision() {
    var fields = ImplementationReader.fields(element);
    return new DecisionTask(
        element.evaluatedInfo(),
        SettingsReader.read(element),
        SettingsReader.task(element),
        called("decision", fields),
        mappings(),
        result(fields),
        fields.stream().filter(field -> !isSetting(field)).toList());
  }

  private static boolean isSetting(InjectedField field) {
    return NO_HITS.equals(field.name()) || DEFAULT_TENANT.equals(field.name());
  }

  private CalledDefinition called(String kind, List<InjectedField> fields) {
    var values = new Values(element);
    var reference = element.plain(kind + "Ref");
    var expression = referenceExpression(kind + "RefExpression");
    if (reference == null && expression == null) {
      values.required(kind + "Ref", null);
    } else if (reference != null && expression != null) {
      element.report(CmmnProblem.CONTRADICTION, element + " says twice what it calls.");
    }
    var version = element.engineExpression(kind + "Version");
    var binding = binding(element.engine(kind + "Binding"), version);
    return new CalledDefinition(
        reference == null ? null : local(element.expression(reference)),
        expression,
        binding,
        binding == CallBinding.VERSION ? version : null,
        element.engineExpression(kind + "TenantId"),
        values.engineFlag(DEFAULT_TENANT, isOn(fields, DEFAULT_TENANT)));
  }

  private String referenceExpression(String name) {
    var child = element.child(name);
    var attribute = element.engine(name);
    return element.expression(child == null ? attribute : child.text());
  }

  private CallBinding binding(String text, String version) {
    var values = new Values(element);
    var sameDeployment = values.engineFlag("sameDeployment", false);
    var otherwise = sameDeployment ? CallBinding.DEPLOYMENT : CallBinding.LATEST;
    var binding = values.oneOf("binding", text, CallBinding::of, otherwise);
    if (binding == CallBinding.VERSION && version == null) {
      element.report(CmmnProblem.MISSING_VALUE, element + " does not say which version it calls.");
    } else if (binding != CallBinding.VERSION && version != null) {
      element.report(CmmnProblem.CONTRADICTION, element + " names a version that is not called.");
    }
    return binding;
  }

  private CallMappings mappings() {
    return new CallMappings(
        businessKey(),
        new Values(element).engineFlag("inheritBusinessKey", false),
        element.stored(
            "idVariableName", "processInstanceIdVariableName", "caseInstanceIdVariableName"),
        MappingReader.read(element, "in"),
        MappingReader.read(element, "out"),
        ParameterReader.mappings(element));
  }

  private String businessKey() {
    var attribute = element.stored("businessKey");
    return element.extensions("in").stream()
        .map(in -> in.stored("businessKey"))
        .filter(key -> key != null)
        .findFirst()
        .orElse(attribute);
  }

  private DecisionResult result(List<InjectedField> fields) {
    var mapping = element.engine("mapDecisionResult");
    if (mapping != null && !MAPPINGS.contains(mapping)) {
      new Values(element)
          .invalid("mapDecisionResult", mapping, "one of " + MAPPINGS.stream().sorted().toList());
    }
    var throwsError = new Values(element).engineFlag(NO_HITS, isOn(fields, NO_HITS));
    return new DecisionResult(
        element.literal("resultVariable", element.engine("resultVariable")), mapping, throwsError);
  }

  private static boolean isOn(List<InjectedField> fields, String name) {
    return fields.stream()
        .anyMatch(field -> name.equals(field.name()) && field.value().equals("true"));
  }

  private static String local(String reference) {
    return CmmnFile.isExpression(reference)
        ? reference
        : reference.substring(reference.indexOf(':') + 1);
  }
}
