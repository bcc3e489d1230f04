package io.millrace.common.internal.decision;

import io.millrace.common.BadArgumentException;
import io.millrace.common.decision.DecisionBinding;
import io.millrace.common.decision.DecisionRequest;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.work.Workplace;

/**
 * Which decision an element asks for.
 *
 * @param key its key
 * @param binding which version
 * @param version the number of the version, or its tag; null unless the binding asks for one
 * @param tenantId the tenant; null for that of the instance
 * @param fallbackToDefaultTenant whether a decision of no tenant will do
 */
public record WantedDecision(
    Expression key,
    DecisionBinding binding,
    Expression version,
    Expression tenantId,
    boolean fallbackToDefaultTenant) {

  DecisionRequest at(Workplace place) {
    var named = key.evaluateString(place.scope());
    if (named == null || named.isEmpty()) {
      throw new BadArgumentException(
          "No decision is named at " + place.scope().location() + ". Let decisionRef name one.");
    }
    var tenant = tenantId == null ? null : tenantId.evaluateString(place.scope());
    return new DecisionRequest(
        named,
        binding,
        binding == DecisionBinding.VERSION ? number(place) : null,
        binding == DecisionBinding.VERSION_TAG ? tag(place) : null,
        tenant == null ? place.tenantId() : tenant,
        fallbackToDefaultTenant,
        place.deploymentId(),
        place.variables(),
        place.scopeType(),
        place.instanceId(),
        place.elementInstanceId(),
        place.elementId());
  }

  private String tag(Workplace place) {
    var text = version.evaluateString(place.scope());
    if (text == null || text.isBlank()) {
      throw new BadArgumentException(
          "The version tag of the decision at "
              + place.scope().location()
              + " is empty. Let decisionRefVersionTag give one.");
    }
    return text.strip();
  }

  private Integer number(Workplace place) {
    var text = version.evaluateString(place.scope());
    try {
      return Integer.valueOf(text == null ? "" : text.strip());
    } catch (NumberFormatException e) {
      throw new BadArgumentException(
          "The version of the decision at "
              + place.scope().location()
              + " is '"
              + text
              + "'. Let it be a whole number.");
    }
  }
}
