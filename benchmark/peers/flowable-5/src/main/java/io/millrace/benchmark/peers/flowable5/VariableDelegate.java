package io.millrace.benchmark.peers.flowable5;

import org.activiti.engine.delegate.DelegateExecution;
import org.activiti.engine.delegate.JavaDelegate;

/** Sets the same variables as the benchmark's delegate of this name, one by one. Stateless. */
public class VariableDelegate implements JavaDelegate {

  private static final int COUNT = 30;

  @Override
  public void execute(DelegateExecution execution) {
    for (int i = 0; i < COUNT; i++) {
      execution.setVariable("delegateVar_" + i, i % 2 == 0 ? (Object) i : "text " + i);
    }
  }
}
