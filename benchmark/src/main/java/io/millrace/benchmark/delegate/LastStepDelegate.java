package io.millrace.benchmark.delegate;

import io.millrace.benchmark.engine.LastSteps;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;

/** Tells who waits for the instance that its last step is being done. Stateless. */
public class LastStepDelegate implements JavaDelegate {

  /** Creates the delegate, as engines do by reflection. */
  public LastStepDelegate() {}

  @Override
  public void execute(DelegateExecution execution) {
    LastSteps.reached(execution.getProcessInstanceId());
  }
}
