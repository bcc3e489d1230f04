package io.millrace.common.decision;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A decision that an element of a case or a process asks for.
 *
 * <p>Immutable and thread-safe, as far as the values of the variables are.
 *
 * @param decisionKey which decision, never null
 * @param binding which version of it, never null
 * @param version the number of the version; null unless the binding is {@link
 *     DecisionBinding#VERSION}
 * @param versionTag the tag of the version; null unless the binding is {@link
 *     DecisionBinding#VERSION_TAG}
 * @param tenantId to which tenant the decision belongs, empty for none
 * @param fallbackToDefaultTenant whether a decision of no tenant is taken where the tenant has none
 * @param deploymentId the deployment that the case or process came with
 * @param variables what the element sees; names and values, null values too. It cannot be changed
 * @param scopeType {@code cmmn} or {@code bpmn}
 * @param instanceId the case or process instance
 * @param elementInstanceId the plan item instance or execution
 * @param elementId the id of the element in the model
 */
public record DecisionRequest(
    String decisionKey,
    DecisionBinding binding,
    Integer version,
    String versionTag,
    String tenantId,
    boolean fallbackToDefaultTenant,
    String deploymentId,
    Map<String, Object> variables,
    String scopeType,
    String instanceId,
    String elementInstanceId,
    String elementId) {

  /**
   * Copies the variables.
   *
   * @param decisionKey which decision, never null
   * @param binding which version of it, never null
   * @param version the number of the version; null unless the binding is {@link
   *     DecisionBinding#VERSION}
   * @param versionTag the tag of the version; null unless the binding is {@link
   *     DecisionBinding#VERSION_TAG}
   * @param tenantId to which tenant the decision belongs, empty for none
   * @param fallbackToDefaultTenant whether a decision of no tenant is taken where the tenant has
   *     none
   * @param deploymentId the deployment that the case or process came with
   * @param variables what the element sees; names and values, null values too
   * @param scopeType {@code cmmn} or {@code bpmn}
   * @param instanceId the case or process instance
   * @param elementInstanceId the plan item instance or execution
   * @param elementId the id of the element in the model
   */
  public DecisionRequest {
    variables = Collections.unmodifiableMap(new LinkedHashMap<>(variables));
  }

  /**
   * Names the variables without their values, which are nobody's business in a log.
   *
   * @return the request in short
   */
  @Override
  public String toString() {
    return "decision '" + decisionKey + "' (" + binding + ") for " + variables.keySet();
  }
}
