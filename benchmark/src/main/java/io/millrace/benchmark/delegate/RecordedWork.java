package io.millrace.benchmark.delegate;

import io.millrace.benchmark.jobs.Executions;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;

/** Records that a job ran. Stateless. */
public class RecordedWork implements JavaDelegate {

  /** Creates the delegate, as engines do by reflection. */
  public RecordedWork() {}

  @Override
  public void execute(DelegateExecution execution) {
    Executions.run(
        execution.getProcessInstanceId(), execution.getCurrentActivityId(), execution::connection);
  }
}
