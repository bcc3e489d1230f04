package io.millrace.benchmark.peers.flowable8;

import io.millrace.benchmark.jobs.Executions;
import java.sql.Connection;
import org.flowable.engine.delegate.DelegateExecution;
import org.flowable.engine.delegate.JavaDelegate;
import org.flowable.engine.impl.util.CommandContextUtil;

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
    return CommandContextUtil.getDbSqlSession().getSqlSession().getConnection();
  }
}
