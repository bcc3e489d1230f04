package io.millrace.benchmark.peers.camunda;

import io.millrace.benchmark.jobs.Executions;
import java.sql.Connection;
import org.camunda.bpm.engine.delegate.DelegateExecution;
import org.camunda.bpm.engine.delegate.JavaDelegate;
import org.camunda.bpm.engine.impl.context.Context;

/** Records that a job ran, with the connection of the engine's transaction. Stateless. */
public class RecordedWork implements JavaDelegate {

  @Override
  public void execute(DelegateExecution execution) {
    Executions.run(
        execution.getProcessInstanceId(),
        execution.getCurrentActivityId(),
        RecordedWork::connection);
  }

  private static Connection connection() {
    return Context.getCommandContext().getDbSqlSession().getSqlSession().getConnection();
  }
}
