package io.millrace.test.database;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives a {@link GaleraTest} its cluster, or skips it where that cannot run. */
final class GaleraTestExtension implements ExecutionCondition, ParameterResolver {

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    try {
      return ConditionEvaluationResult.enabled("runs on " + GaleraCluster.shared());
    } catch (DatabaseNotAvailableException e) {
      return ConditionEvaluationResult.disabled(e.getMessage());
    }
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == GaleraCluster.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return GaleraCluster.shared();
  }
}
