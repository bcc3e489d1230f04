package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.CaseCalls;
import io.millrace.benchmark.engine.OpenTask;
import java.util.Map;

/** The same for cases, recorded beside the calls for processes. Belongs to one thread. */
record MeasuredCaseCalls(CaseCalls cases, MeasuredCalls calls) implements CaseCalls {

  @Override
  public String start(String caseKey, Map<String, Object> variables) {
    return calls.measured(Operation.START, () -> cases.start(caseKey, variables));
  }

  @Override
  public OpenTask task(String instanceId, String name) {
    return calls.measured(Operation.QUERY, () -> cases.task(instanceId, name));
  }

  @Override
  public void complete(OpenTask task) {
    calls.measured(Operation.COMPLETE, () -> cases.complete(task));
  }

  @Override
  public void close(String instanceId) {
    calls.measured(Operation.CLOSE, () -> cases.close(instanceId));
  }
}
