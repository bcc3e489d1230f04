package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import java.util.List;
import java.util.Map;

/**
 * Looks at the conditions of conditional start events, and starts an instance at each whose
 * condition holds with the variables that are given. A builder belongs to one thread and evaluates
 * once.
 *
 * <p>Spec: BPMN 2.0.2 §10.5.2. The engine looks at these conditions when it is asked to, since
 * there is no instance yet whose variables could change.
 */
public interface ConditionEvaluationBuilder {

  /**
   * Gives the instances their business key.
   *
   * @param businessKey the business key, or null
   * @return this builder
   */
  ConditionEvaluationBuilder processInstanceBusinessKey(String businessKey);

  /**
   * Looks at the conditions of one version only, which need not be the newest.
   *
   * @param processDefinitionId the id of the version
   * @return this builder
   */
  ConditionEvaluationBuilder processDefinitionId(String processDefinitionId);

  /**
   * Adds a variable, which the conditions see and the instances start with.
   *
   * @param variableName the name
   * @param variableValue the value, or null
   * @return this builder
   */
  ConditionEvaluationBuilder setVariable(String variableName, Object variableValue);

  /**
   * Adds variables, which the conditions see and the instances start with.
   *
   * @param variables the variables, or null for none
   * @return this builder
   */
  ConditionEvaluationBuilder setVariables(Map<String, Object> variables);

  /**
   * Looks at the processes of a tenant; without it at those of the tenant of the caller.
   *
   * @param tenantId the tenant
   * @return this builder
   */
  ConditionEvaluationBuilder tenantId(String tenantId);

  /**
   * Looks at the processes that belong to no tenant.
   *
   * @return this builder
   */
  ConditionEvaluationBuilder withoutTenantId();

  /**
   * Looks at the conditions and starts the instances, all in one transaction. Suspended versions
   * are passed over, unless one was named, which is refused.
   *
   * @return the instances, in the order in which their start events were deployed; empty if no
   *     condition holds
   * @throws BadArgumentException if the version that was named has no conditional start event
   * @throws ObjectNotFoundException if there is no version of the id that was named
   */
  List<ProcessInstance> evaluateStartConditions();
}
