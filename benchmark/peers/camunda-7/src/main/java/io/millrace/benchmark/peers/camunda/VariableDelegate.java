package io.millrace.benchmark.peers.camunda;

import io.millrace.benchmark.engine.DelegateVariables;
import org.camunda.bpm.engine.delegate.DelegateExecution;
import org.camunda.bpm.engine.delegate.JavaDelegate;

/** Sets the variables that every engine's delegate of this name sets. Stateless. */
public class VariableDelegate implements JavaDelegate {

  @Override
  public void execute(DelegateExecution execution) {
    DelegateVariables.setAll(execution::setVariable);
  }
}
