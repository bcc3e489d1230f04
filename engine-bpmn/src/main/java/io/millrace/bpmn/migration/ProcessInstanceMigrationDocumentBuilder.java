package io.millrace.bpmn.migration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what a document for migration says. Used by one thread. */
public final class ProcessInstanceMigrationDocumentBuilder {

  String definitionId;
  String definitionKey;
  Integer definitionVersion;
  String tenantId;
  final List<ActivityMigrationMapping> mappings = new ArrayList<>();
  final List<EnableActivityMapping> enabled = new ArrayList<>();
  final Map<String, Object> variables = new LinkedHashMap<>();
  boolean onlyMapped;
  boolean updatesTriggers;
  boolean skipsCustomListeners;
  boolean skipsIoMappings;
  Script preUpgradeScript;
  String preUpgradeJavaDelegate;
  String preUpgradeJavaDelegateExpression;
  Script postUpgradeScript;
  String postUpgradeJavaDelegate;
  String postUpgradeJavaDelegateExpression;

  /** Begins an empty document. */
  public ProcessInstanceMigrationDocumentBuilder() {
    // nothing is said yet
  }

  ProcessInstanceMigrationDocumentBuilder copy() {
    var copy = new ProcessInstanceMigrationDocumentBuilder();
    copy.definitionId = definitionId;
    copy.definitionKey = definitionKey;
    copy.definitionVersion = definitionVersion;
    copy.tenantId = tenantId;
    copy.mappings.addAll(mappings);
    copy.enabled.addAll(enabled);
    copy.variables.putAll(variables);
    copy.onlyMapped = onlyMapped;
    copy.updatesTriggers = updatesTriggers;
    copy.skipsCustomListeners = skipsCustomListeners;
    copy.skipsIoMappings = skipsIoMappings;
    copy.preUpgradeScript = preUpgradeScript;
    copy.preUpgradeJavaDelegate = preUpgradeJavaDelegate;
    copy.preUpgradeJavaDelegateExpression = preUpgradeJavaDelegateExpression;
    copy.postUpgradeScript = postUpgradeScript;
    copy.postUpgradeJavaDelegate = postUpgradeJavaDelegate;
    copy.postUpgradeJavaDelegateExpression = postUpgradeJavaDelegateExpression;
    return copy;
  }

  /**
   * Says which version instances are moved to.
   *
   * @param processDefinitionId the id of the version
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setProcessDefinitionToMigrateTo(
      String processDefinitionId) {
    definitionId = processDefinitionId;
    definitionKey = null;
    definitionVersion = null;
    return this;
  }

  /**
   * Says which version instances are moved to.
   *
   * @param processDefinitionKey the key
   * @param version the version
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setProcessDefinitionToMigrateTo(
      String processDefinitionKey, Integer version) {
    definitionId = null;
    definitionKey = processDefinitionKey;
    definitionVersion = version;
    return this;
  }

  /**
   * Says which tenant the version belongs to.
   *
   * @param processDefinitionTenantId the tenant, or null for none
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setTenantId(String processDefinitionTenantId) {
    tenantId = processDefinitionTenantId;
    return this;
  }

  /**
   * Says as what activities go on.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder addActivityMigrationMapping(
      ActivityMigrationMapping mapping) {
    mappings.add(mapping);
    return this;
  }

  /**
   * Says as what activities go on.
   *
   * @param added the mappings; may not hold null
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder addActivityMigrationMappings(
      List<ActivityMigrationMapping> added) {
    mappings.addAll(added);
    return this;
  }

  /**
   * Says which start event of an event sub-process is awaited in any case.
   *
   * @param mapping names it; may not be null
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder addEnableActivityMapping(
      EnableActivityMapping mapping) {
    enabled.add(mapping);
    return this;
  }

  /**
   * Says which start events of event sub-processes are awaited in any case.
   *
   * @param added names them; may not hold null
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder addEnableActivityMappings(
      List<EnableActivityMapping> added) {
    enabled.addAll(added);
    return this;
  }

  /**
   * Gives the instance a variable.
   *
   * @param variableName the name
   * @param variableValue the value, or null
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder addProcessInstanceVariable(
      String variableName, Object variableValue) {
    variables.put(variableName, variableValue);
    return this;
  }

  /**
   * Gives the instance variables.
   *
   * @param added name and value, or null for none
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder addProcessInstanceVariables(
      Map<String, Object> added) {
    if (added != null) {
      variables.putAll(added);
    }
    return this;
  }

  /**
   * Says whether only activities that a mapping names go on.
   *
   * @param only false if those without a mapping go on as those with the same id
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setOnlyMappedActivities(boolean only) {
    onlyMapped = only;
    return this;
  }

  /**
   * Says whether all timers, messages and signals that are awaited are awaited as the new version
   * says.
   *
   * @param update false if they stay as they are, but where a mapping says otherwise
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setUpdateEventTriggers(boolean update) {
    updatesTriggers = update;
    return this;
  }

  /**
   * Says whether listeners of the model are left out while instances are moved, and in all that
   * follows from it at once.
   *
   * @param skip false if they are called
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setSkipCustomListeners(boolean skip) {
    skipsCustomListeners = skip;
    return this;
  }

  /**
   * Says whether inputs and outputs of elements are left out while instances are moved, and in all
   * that follows from it at once.
   *
   * @param skip false if data goes into and out of elements
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setSkipIoMappings(boolean skip) {
    skipsIoMappings = skip;
    return this;
  }

  /**
   * Says which script is run before anything else.
   *
   * @param script the script, or null for none
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setPreUpgradeScript(Script script) {
    preUpgradeScript = script;
    return this;
  }

  /**
   * Says which delegate is called before anything else.
   *
   * @param className its class, or null for none
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setPreUpgradeJavaDelegate(String className) {
    preUpgradeJavaDelegate = className;
    return this;
  }

  /**
   * Says which delegate is called before anything else.
   *
   * @param expression an expression that gives it, or null for none
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setPreUpgradeJavaDelegateExpression(
      String expression) {
    preUpgradeJavaDelegateExpression = expression;
    return this;
  }

  /**
   * Says which script is run when the instance has the new version.
   *
   * @param script the script, or null for none
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setPostUpgradeScript(Script script) {
    postUpgradeScript = script;
    return this;
  }

  /**
   * Says which delegate is called when the instance has the new version.
   *
   * @param className its class, or null for none
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setPostUpgradeJavaDelegate(String className) {
    postUpgradeJavaDelegate = className;
    return this;
  }

  /**
   * Says which delegate is called when the instance has the new version.
   *
   * @param expression an expression that gives it, or null for none
   * @return this builder
   */
  public ProcessInstanceMigrationDocumentBuilder setPostUpgradeJavaDelegateExpression(
      String expression) {
    postUpgradeJavaDelegateExpression = expression;
    return this;
  }

  /**
   * Returns what was said.
   *
   * @return a new document
   */
  public ProcessInstanceMigrationDocument build() {
    return new ProcessInstanceMigrationDocument(copy());
  }
}
