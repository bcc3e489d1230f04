package io.millrace.benchmark.delegate;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;

/**
 * Sets {@value #COUNT} variables on the process instance, one by one: {@code delegateVar_0} and
 * every second after it a number, the others text. Stateless.
 */
public class VariableDelegate implements JavaDelegate {

  /** How many variables one execution sets. */
  public static final int COUNT = 30;

  /** Creates the delegate, as engines do by reflection. */
  public VariableDelegate() {}

  @Override
  public void execute(DelegateExecution execution) {
    for (int i = 0; i < COUNT; i++) {
      execution.setVariable("delegateVar_" + i, i % 2 == 0 ? (Object) i : "text " + i);
    }
  }
}
