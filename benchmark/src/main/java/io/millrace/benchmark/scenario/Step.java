package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.JobKind;
import io.millrace.benchmark.engine.OpenTask;
import java.util.List;

/** One line of a script. Steps are immutable, so that many threads may run them. */
public sealed interface Step {

  /**
   * Does it with an instance that has been started.
   *
   * @param engine the engine to call
   * @param instance the instance
   * @throws IllegalStateException if the instance is not where the step needs it
   */
  void run(EngineCalls engine, Started instance);

  /**
   * An instance of which a script knows where it is.
   *
   * @param id the engine's id
   * @param businessKey its own key, or null if no step needs one
   */
  record Started(String id, String businessKey) {}

  /**
   * Completes the one open task of a name.
   *
   * @param name the task's name
   */
  record CompleteTask(String name) implements Step {
    @Override
    public void run(EngineCalls engine, Started instance) {
      engine.complete(engine.task(instance.id(), name));
    }
  }

  /** Completes open tasks until there is none, in bounded time. */
  record CompleteEveryTask() implements Step {

    static final int MOST_ROUNDS = 1000;

    @Override
    public void run(EngineCalls engine, Started instance) {
      for (int round = 0; round < MOST_ROUNDS; round++) {
        List<OpenTask> open = engine.tasks(instance.id());
        if (open.isEmpty()) {
          return;
        }
        engine.complete(open.get(0)); // it may have ended the others
      }
      throw new IllegalStateException(
          "Instance "
              + instance.id()
              + " still has open tasks when "
              + MOST_ROUNDS
              + " of them are completed. Look for a loop in the model.");
    }
  }

  /**
   * Hands a message to the instance, by its key.
   *
   * @param message the name of the message
   */
  record Correlate(String message) implements Step {
    @Override
    public void run(EngineCalls engine, Started instance) {
      engine.correlate(message, instance.businessKey());
    }
  }

  /**
   * Runs the jobs that the instance has now.
   *
   * @param kind which jobs
   */
  record RunJobs(JobKind kind) implements Step {
    @Override
    public void run(EngineCalls engine, Started instance) {
      if (engine.runJobs(instance.id(), kind) == 0) {
        throw new IllegalStateException(
            "Instance "
                + instance.id()
                + " has no "
                + (kind == JobKind.TIMER ? "timer" : "asynchronous job")
                + " to run.");
      }
    }
  }
}
