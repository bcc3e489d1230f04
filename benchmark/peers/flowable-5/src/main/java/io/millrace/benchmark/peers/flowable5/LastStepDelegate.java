package io.millrace.benchmark.peers.flowable5;

import io.millrace.benchmark.engine.LastSteps;
import org.activiti.engine.delegate.DelegateExecution;
import org.activiti.engine.delegate.JavaDelegate;

/** Tells who waits for the instance that its last step is being done. Stateless. */
public class LastStepDelegate implements JavaDelegate {

  @Override
  public void execute(DelegateExecution execution) {
    LastSteps.reached(execution.getProcessInstanceId());
  }
}
