package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.runtime.ProcessInstanceBuilder;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.ScopeCalls;
import java.util.Map;

/**
 * The starts of process instances that are methods of the service; each says to a builder what it
 * was called with.
 */
abstract class InstanceStarts extends ScopeCalls {

  private static final String BY_KEY = "startProcessInstanceByKey";
  private static final String BY_MESSAGE = "startProcessInstanceByMessage";
  private static final String BY_KEY_AND_TENANT = "startProcessInstanceByKeyAndTenantId";
  private static final String BY_MESSAGE_AND_TENANT = "startProcessInstanceByMessageAndTenantId";

  private final Check check;

  InstanceStarts(Check check) {
    super(check, "executionId");
    this.check = check;
  }

  /** Returns a new builder. */
  public abstract ProcessInstanceBuilder createProcessInstanceBuilder();

  private ProcessInstance byKey(
      String method,
      String key,
      String businessKey,
      Map<String, Object> variables,
      String tenantId) {
    var builder = builder(method, businessKey, variables).tenantId(tenantId);
    return builder.processDefinitionKey(check.text(method, "processDefinitionKey", key)).start();
  }

  private ProcessInstance byId(String id, String businessKey, Map<String, Object> variables) {
    var method = "startProcessInstanceById";
    check.id(method, "processDefinitionId", id);
    return builder(method, businessKey, variables).processDefinitionId(id).start();
  }

  private ProcessInstance byMessage(
      String method,
      String message,
      String businessKey,
      Map<String, Object> variables,
      String tenantId) {
    var builder = builder(method, businessKey, variables).tenantId(tenantId);
    return builder.messageName(check.text(method, "messageName", message)).start();
  }

  private ProcessInstanceBuilder builder(
      String method, String businessKey, Map<String, Object> variables) {
    return createProcessInstanceBuilder()
        .businessKey(check.optional(method, "businessKey", businessKey))
        .variables(check.variables(method, variables));
  }

  private String tenant(String method, String tenantId) {
    return check.optional(method, "tenantId", check.given(method, "tenantId", tenantId));
  }

  public ProcessInstance startProcessInstanceByKey(String processDefinitionKey) {
    return byKey(BY_KEY, processDefinitionKey, null, null, null);
  }

  public ProcessInstance startProcessInstanceByKey(
      String processDefinitionKey, Map<String, Object> variables) {
    return byKey(BY_KEY, processDefinitionKey, null, variables, null);
  }

  public ProcessInstance startProcessInstanceByKey(
      String processDefinitionKey, String businessKey) {
    return byKey(BY_KEY, processDefinitionKey, businessKey, null, null);
  }

  public ProcessInstance startProcessInstanceByKey(
      String processDefinitionKey, String businessKey, Map<String, Object> variables) {
    return byKey(BY_KEY, processDefinitionKey, businessKey, variables, null);
  }

  public ProcessInstance startProcessInstanceByKeyAndTenantId(
      String processDefinitionKey, String tenantId) {
    return byKey(
        BY_KEY_AND_TENANT, processDefinitionKey, null, null, tenant(BY_KEY_AND_TENANT, tenantId));
  }

  public ProcessInstance startProcessInstanceByKeyAndTenantId(
      String processDefinitionKey, Map<String, Object> variables, String tenantId) {
    return byKey(
        BY_KEY_AND_TENANT,
        processDefinitionKey,
        null,
        variables,
        tenant(BY_KEY_AND_TENANT, tenantId));
  }

  public ProcessInstance startProcessInstanceByKeyAndTenantId(
      String processDefinitionKey, String businessKey, String tenantId) {
    return byKey(
        BY_KEY_AND_TENANT,
        processDefinitionKey,
        businessKey,
        null,
        tenant(BY_KEY_AND_TENANT, tenantId));
  }

  public ProcessInstance startProcessInstanceByKeyAndTenantId(
      String processDefinitionKey,
      String businessKey,
      Map<String, Object> variables,
      String tenantId) {
    return byKey(
        BY_KEY_AND_TENANT,
        processDefinitionKey,
        businessKey,
        variables,
        tenant(BY_KEY_AND_TENANT, tenantId));
  }

  public ProcessInstance startProcessInstanceById(String processDefinitionId) {
    return byId(processDefinitionId, null, null);
  }

  public ProcessInstance startProcessInstanceById(
      String processDefinitionId, Map<String, Object> variables) {
    return byId(processDefinitionId, null, variables);
  }

  public ProcessInstance startProcessInstanceById(String processDefinitionId, String businessKey) {
    return byId(processDefinitionId, businessKey, null);
  }

  public ProcessInstance startProcessInstanceById(
      String processDefinitionId, String businessKey, Map<String, Object> variables) {
    return byId(processDefinitionId, businessKey, variables);
  }

  public ProcessInstance startProcessInstanceByMessage(String messageName) {
    return byMessage(BY_MESSAGE, messageName, null, null, null);
  }

  public ProcessInstance startProcessInstanceByMessage(
      String messageName, Map<String, Object> variables) {
    return byMessage(BY_MESSAGE, messageName, null, variables, null);
  }

  public ProcessInstance startProcessInstanceByMessage(String messageName, String businessKey) {
    return byMessage(BY_MESSAGE, messageName, businessKey, null, null);
  }

  public ProcessInstance startProcessInstanceByMessage(
      String messageName, String businessKey, Map<String, Object> variables) {
    return byMessage(BY_MESSAGE, messageName, businessKey, variables, null);
  }

  public ProcessInstance startProcessInstanceByMessageAndTenantId(
      String messageName, String tenantId) {
    return byMessage(
        BY_MESSAGE_AND_TENANT, messageName, null, null, tenant(BY_MESSAGE_AND_TENANT, tenantId));
  }

  public ProcessInstance startProcessInstanceByMessageAndTenantId(
      String messageName, Map<String, Object> variables, String tenantId) {
    return byMessage(
        BY_MESSAGE_AND_TENANT,
        messageName,
        null,
        variables,
        tenant(BY_MESSAGE_AND_TENANT, tenantId));
  }

  public ProcessInstance startProcessInstanceByMessageAndTenantId(
      String messageName, String businessKey, String tenantId) {
    return byMessage(
        BY_MESSAGE_AND_TENANT,
        messageName,
        businessKey,
        null,
        tenant(BY_MESSAGE_AND_TENANT, tenantId));
  }

  public ProcessInstance startProcessInstanceByMessageAndTenantId(
      String messageName, String businessKey, Map<String, Object> variables, String tenantId) {
    return byMessage(
        BY_MESSAGE_AND_TENANT,
        messageName,
        businessKey,
        variables,
        tenant(BY_MESSAGE_AND_TENANT, tenantId));
  }
}
