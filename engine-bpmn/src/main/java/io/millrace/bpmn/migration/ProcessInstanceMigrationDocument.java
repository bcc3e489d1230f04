package io.millrace.bpmn.migration;

import io.millrace.common.BadArgumentException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Says how process instances are moved to another version of their definition. It can be kept as
 * JSON and used for any number of instances.
 *
 * <p>Immutable and thread-safe.
 */
public final class ProcessInstanceMigrationDocument {

  private final ProcessInstanceMigrationDocumentBuilder said;

  ProcessInstanceMigrationDocument(ProcessInstanceMigrationDocumentBuilder said) {
    this.said = said;
  }

  /**
   * Begins a document with all that this one says.
   *
   * @return a new builder, for one thread
   */
  public ProcessInstanceMigrationDocumentBuilder toBuilder() {
    return said.copy();
  }

  /**
   * Reads a document that {@link #asJsonString} has written. Needs Jackson on the class path.
   *
   * @param json the text; may not be null
   * @return never null
   * @throws BadArgumentException if it is no such document
   */
  public static ProcessInstanceMigrationDocument fromJson(String json) {
    return ProcessMigrationJson.read(json);
  }

  /**
   * Returns the document as JSON. Needs Jackson on the class path.
   *
   * @return an object with the properties of this class
   * @throws BadArgumentException if a variable has a value that JSON cannot carry
   */
  public String asJsonString() {
    return ProcessMigrationJson.write(this);
  }

  /**
   * Returns the id of the version that instances are moved to.
   *
   * @return null if the key and version say it
   */
  public String getMigrateToProcessDefinitionId() {
    return said.definitionId;
  }

  /**
   * Returns the key of the definition that instances are moved to.
   *
   * @return null if the id says it
   */
  public String getMigrateToProcessDefinitionKey() {
    return said.definitionKey;
  }

  /**
   * Returns the version that instances are moved to.
   *
   * @return null if the id says it
   */
  public Integer getMigrateToProcessDefinitionVersion() {
    return said.definitionVersion;
  }

  /**
   * Returns the tenant of the definition that instances are moved to.
   *
   * @return null for none
   */
  public String getMigrateToProcessDefinitionTenantId() {
    return said.tenantId;
  }

  /**
   * Returns as what activities go on.
   *
   * @return the mappings in the order in which they were added; unmodifiable
   */
  public List<ActivityMigrationMapping> getActivityMigrationMappings() {
    return Collections.unmodifiableList(said.mappings);
  }

  /**
   * Returns the local variables of all mappings.
   *
   * @return name and value by the id of the activity in the new version; unmodifiable
   */
  public Map<String, Map<String, Object>> getActivitiesLocalVariables() {
    var all = new LinkedHashMap<String, Map<String, Object>>();
    said.mappings.forEach(mapping -> all.putAll(mapping.getActivitiesLocalVariables()));
    return Collections.unmodifiableMap(all);
  }

  /**
   * Returns which start events of event sub-processes are awaited in any case.
   *
   * @return in the order in which they were added; unmodifiable
   */
  public List<EnableActivityMapping> getEnableActivityMappings() {
    return Collections.unmodifiableList(said.enabled);
  }

  /**
   * Returns the variables that the instance gets.
   *
   * @return name and value; unmodifiable
   */
  public Map<String, Object> getProcessInstanceVariables() {
    return Collections.unmodifiableMap(said.variables);
  }

  /**
   * Tells whether only activities that a mapping names go on; else those without a mapping go on as
   * those with the same id.
   *
   * @return true for documents of migration plans
   */
  public boolean isOnlyMappedActivities() {
    return said.onlyMapped;
  }

  /**
   * Tells whether all timers, messages and signals that are awaited are awaited as the new version
   * says.
   *
   * @return false if they stay as they are, but where a mapping says otherwise
   */
  public boolean isUpdateEventTriggers() {
    return said.updatesTriggers;
  }

  /**
   * Tells whether listeners of the model are left out while instances are moved.
   *
   * @return false if they are called
   */
  public boolean isSkipCustomListeners() {
    return said.skipsCustomListeners;
  }

  /**
   * Tells whether inputs and outputs of elements are left out while instances are moved.
   *
   * @return false if data goes into and out of elements
   */
  public boolean isSkipIoMappings() {
    return said.skipsIoMappings;
  }

  /**
   * Returns the script that is run before anything else, at the process instance.
   *
   * @return null for none
   */
  public Script getPreUpgradeScript() {
    return said.preUpgradeScript;
  }

  /**
   * Returns the class of the delegate that is called before anything else, at the process instance.
   *
   * @return null for none
   */
  public String getPreUpgradeJavaDelegate() {
    return said.preUpgradeJavaDelegate;
  }

  /**
   * Returns the expression of the delegate that is called before anything else, at the process
   * instance.
   *
   * @return null for none
   */
  public String getPreUpgradeJavaDelegateExpression() {
    return said.preUpgradeJavaDelegateExpression;
  }

  /**
   * Returns the script that is run when the instance has the new version, at the process instance.
   *
   * @return null for none
   */
  public Script getPostUpgradeScript() {
    return said.postUpgradeScript;
  }

  /**
   * Returns the class of the delegate that is called when the instance has the new version, at the
   * process instance.
   *
   * @return null for none
   */
  public String getPostUpgradeJavaDelegate() {
    return said.postUpgradeJavaDelegate;
  }

  /**
   * Returns the expression of the delegate that is called when the instance has the new version, at
   * the process instance.
   *
   * @return null for none
   */
  public String getPostUpgradeJavaDelegateExpression() {
    return said.postUpgradeJavaDelegateExpression;
  }
}
