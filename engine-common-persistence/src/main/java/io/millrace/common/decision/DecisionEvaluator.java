package io.millrace.common.decision;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Takes decisions for the engine, such as by a DMN engine. The engine holds none itself.
 *
 * <p>Called by many threads at once, in the transaction of the call and while the instance is
 * locked, so it should be quick. What it throws makes the call fail as a whole; throw where there
 * is no such decision.
 */
@FunctionalInterface
public interface DecisionEvaluator {

  /**
   * Takes a decision.
   *
   * @param request which decision, and what is known
   * @return the results, one for each rule that was hit, in their order: the outputs by name, null
   *     values too. Empty if no rule was hit; never null
   */
  List<Map<String, Object>> evaluate(DecisionRequest request);

  /**
   * Tells whether a decision is there. Asked when a model is validated, never when an instance
   * runs.
   *
   * @param decisionKey the key of the decision
   * @param tenantId the tenant; empty for none
   * @return empty where the application cannot tell, as without a method of its own
   */
  default Optional<Boolean> isDeployed(String decisionKey, String tenantId) {
    return Optional.empty();
  }
}
