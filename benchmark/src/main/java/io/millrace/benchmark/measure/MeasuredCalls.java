package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.CaseCalls;
import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.JobKind;
import io.millrace.benchmark.engine.OpenTask;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Passes calls on to an engine, records how long each took, and repeats what a conflict undid. The
 * time of a repeated call includes the attempts that failed, since its caller waited for them.
 * Belongs to one thread.
 */
final class MeasuredCalls implements EngineCalls {

  private static final int ATTEMPTS = 10;

  private final EngineUnderTest engine;
  private final Recording recording;

  MeasuredCalls(EngineUnderTest engine, Recording recording) {
    this.engine = engine;
    this.recording = recording;
  }

  @Override
  public String start(String processKey, Map<String, Object> variables) {
    return measured(Operation.START, () -> engine.start(processKey, variables));
  }

  @Override
  public List<OpenTask> tasks(String instanceId) {
    return measured(Operation.QUERY, () -> engine.tasks(instanceId));
  }

  @Override
  public OpenTask task(String instanceId, String name) {
    return measured(Operation.QUERY, () -> engine.task(instanceId, name));
  }

  @Override
  public void complete(OpenTask task) {
    measured(Operation.COMPLETE, () -> engine.complete(task));
  }

  @Override
  public String start(String processKey, String businessKey, Map<String, Object> variables) {
    return measured(Operation.START, () -> engine.start(processKey, businessKey, variables));
  }

  @Override
  public void correlate(String message, String businessKey) {
    measured(Operation.CORRELATE, () -> engine.correlate(message, businessKey));
  }

  @Override
  public int runJobs(String instanceId, JobKind kind) {
    return measured(Operation.JOBS, () -> engine.runJobs(instanceId, kind));
  }

  @Override
  public void awaitEnd(String instanceId) {
    measured(Operation.AWAIT, () -> engine.awaitEnd(instanceId));
  }

  @Override
  public CaseCalls cases() {
    return new MeasuredCaseCalls(engine.cases(), this);
  }

  void measured(Operation operation, Runnable call) {
    measured(
        operation,
        () -> {
          call.run();
          return null;
        });
  }

  <T> T measured(Operation operation, Supplier<T> call) {
    long begin = System.nanoTime();
    T result = repeated(call);
    recording.took(operation, System.nanoTime() - begin);
    return result;
  }

  private <T> T repeated(Supplier<T> call) {
    for (int attempt = 1; ; attempt++) {
      try {
        return call.get();
      } catch (RuntimeException e) {
        if (attempt == ATTEMPTS || !engine.isConflict(e)) {
          throw e;
        }
        recording.retried();
      }
    }
  }
}
