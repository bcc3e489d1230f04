package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.definition.MissingReference;
import io.millrace.bpmn.model.BpmnElement;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.bpmn.model.CallActivity;
import io.millrace.bpmn.model.ServiceLikeTask;
import io.millrace.bpmn.model.StartEvent;
import io.millrace.bpmn.model.UserTask;
import io.millrace.common.Problem;
import io.millrace.common.decision.DecisionEvaluator;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.deployment.NewestVersion;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.model.ExtensionAttribute;
import io.millrace.common.model.ExtensionElement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Looks for what a model refers to. Expressions are left out: what they yield is known at run time.
 *
 * @param model the model
 * @param tenantId the tenant whose definitions it may refer to
 * @param context reads the tables
 */
record ModelReferences(BpmnModel model, String tenantId, CommandContext context) {

  private static final Pattern FORM_OF_DEPLOYMENT =
      Pattern.compile("(?:embedded:|camunda-forms:)?deployment:(.+)");
  private static final Set<String> DECISION_FIELDS =
      Set.of("decisionTableReferenceKey", "decisionServiceReferenceKey");

  /** An element, and the name of what it refers to. */
  private record Reference(BpmnElement element, String name) {

    boolean isText() {
      return name != null && !name.isBlank() && !name.contains("${") && !name.contains("#{");
    }
  }

  /** Returns which processes and cases that are called are neither deployed nor in the file. */
  List<Problem> missingDefinitions() {
    return Stream.concat(missingProcesses(), missingCases()).toList();
  }

  private Stream<Problem> missingProcesses() {
    var calls =
        model.elements(CallActivity.class).stream()
            .filter(call -> call.caseRef() == null)
            .filter(call -> !"id".equals(call.source().engineAttribute("calledElementType")))
            .map(call -> new Reference(call, call.calledElement()));
    return missing(
        calls,
        key -> model.findProcess(key).isPresent() || isDeployed(key, ScopeTypes.BPMN),
        MissingReference.PROCESS,
        "calls the process");
  }

  private Stream<Problem> missingCases() {
    var called =
        model.elements(CallActivity.class).stream()
            .map(call -> new Reference(call, call.caseRef()));
    var started =
        model.elements(ServiceLikeTask.class).stream()
            .map(task -> new Reference(task, task.source().engineAttribute("caseDefinitionKey")));
    return missing(
        Stream.concat(called, started),
        key -> isDeployed(key, ScopeTypes.CMMN),
        MissingReference.CASE,
        "starts the case");
  }

  /** Returns which decisions are not there. */
  List<Problem> missingDecisions(DecisionEvaluator evaluator) {
    if (evaluator == null) {
      return List.of(); // the model is refused for that
    }
    var byAttribute =
        model.elements(ServiceLikeTask.class).stream()
            .map(task -> new Reference(task, task.decisionRef()));
    var byField =
        model.elements(ServiceLikeTask.class).stream()
            .filter(task -> "dmn".equals(task.type()))
            .map(task -> new Reference(task, decisionField(task)));
    return missing(
            Stream.concat(byAttribute, byField),
            key -> evaluator.isDeployed(key, tenantId).orElse(true),
            MissingReference.DECISION,
            "asks for the decision")
        .toList();
  }

  private static String decisionField(BpmnElement task) {
    return task.extensionElements().stream()
        .filter(extension -> extension.name().equals("field"))
        .map(ModelReferences::attributes)
        .filter(field -> DECISION_FIELDS.contains(field.getOrDefault("name", "")))
        .map(field -> field.get("stringValue"))
        .filter(value -> value != null)
        .findFirst()
        .orElse(null);
  }

  private static Map<String, String> attributes(ExtensionElement element) {
    return element.attributes().stream()
        .collect(
            Collectors.toMap(
                ExtensionAttribute::name, ExtensionAttribute::value, (first, second) -> first));
  }

  /** Returns which forms of deployments no deployment has. */
  List<Problem> missingForms() {
    var ofTasks =
        model.elements(UserTask.class).stream().map(task -> new Reference(task, task.formKey()));
    var ofStarts =
        model.elements(StartEvent.class).stream()
            .map(start -> new Reference(start, start.formKey()));
    return missing(
            Stream.concat(ofTasks, ofStarts),
            key -> formName(key).map(this::isResource).orElse(true),
            MissingReference.FORM,
            "shows the form")
        .toList();
  }

  private static Optional<String> formName(String key) {
    var matcher = FORM_OF_DEPLOYMENT.matcher(key.strip());
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  private Stream<Problem> missing(
      Stream<Reference> references,
      Function<String, Boolean> isThere,
      MissingReference kind,
      String refers) {
    return references
        .filter(Reference::isText)
        .filter(reference -> !isThere.apply(reference.name().strip()))
        .map(
            reference ->
                kind.at(
                    model.resourceName(),
                    reference.element(),
                    reference.element().source()
                        + " "
                        + refers
                        + " '"
                        + reference.name().strip()
                        + "', which is not there"
                        + (tenantId.isEmpty() ? "." : " for the tenant '" + tenantId + "'.")));
  }

  private boolean isDeployed(String key, String scopeType) {
    return new NewestVersion(key, tenantId, scopeType).find(context) != null;
  }

  private boolean isResource(String name) {
    var read =
        Read.where(
            DeploymentEntity.TABLE,
            "TENANT_ID_ = ? and exists (select 1 from MR_RESOURCE"
                + " where MR_RESOURCE.DEPLOYMENT_ID_ = MR_DEPLOYMENT.ID_ and MR_RESOURCE.NAME_ = ?) limit 1",
            Parameter.of(tenantId),
            Parameter.of(name));
    return !context.unitOfWork().fetch(read).isEmpty();
  }
}
