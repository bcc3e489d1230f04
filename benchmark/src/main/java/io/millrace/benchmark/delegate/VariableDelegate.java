package io.millrace.benchmark.delegate;

import io.millrace.benchmark.engine.DelegateVariables;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;

/**
 * Sets thirty variables on the process instance, one by one: {@code delegateVar_0} and every second
 * after it a number, the others text. Stateless.
 */
public class VariableDelegate implements JavaDelegate {

  /** Creates the delegate, as engines do by reflection. */
  public VariableDelegate() {}

  @Override
  public void execute(DelegateExecution execution) {
    DelegateVariables.setAll(execution::setVariable);
  }
}
