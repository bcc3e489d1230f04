package io.millrace.benchmark.engine;

import java.util.List;
import java.util.Map;

/**
 * The calls that a scenario makes while it is measured.
 *
 * <p>Each call is a unit of work of its own, as it would be in an application that does not open a
 * transaction. An implementation that stands for a whole engine is safe for use by many threads at
 * once; one that measures belongs to one thread.
 */
public interface EngineCalls {

  /**
   * Starts an instance of the newest version of a process.
   *
   * @param processKey the id of the process in its model
   * @param variables the variables to start with, empty for none
   * @return the id of the new instance, which may have ended already
   */
  String start(String processKey, Map<String, Object> variables);

  /**
   * Finds the open user tasks of an instance.
   *
   * @param instanceId what {@link #start} returned
   * @return the tasks ordered by name, empty if none is open
   */
  List<OpenTask> tasks(String instanceId);

  /**
   * Finds the one open user task of an instance that has a name.
   *
   * @param instanceId what {@link #start} returned
   * @param name the task's name
   * @return the task
   * @throws IllegalStateException if there is none
   */
  OpenTask task(String instanceId, String name);

  /**
   * Completes a user task.
   *
   * @param task a task found by one of the queries
   */
  void complete(OpenTask task);

  /**
   * Starts an instance of the newest version of a process under a key of the application's.
   *
   * @param processKey the id of the process in its model
   * @param businessKey a key that no other instance has
   * @param variables the variables to start with, empty for none
   * @return the id of the new instance, which may have ended already
   * @throws NotAvailableException if the engine knows no such keys
   */
  default String start(String processKey, String businessKey, Map<String, Object> variables) {
    throw new NotAvailableException("business keys");
  }

  /**
   * Hands a message to the instance that waits for it, as an application does that knows the
   * business key alone.
   *
   * @param message the name of the message
   * @param businessKey the key that the instance was started with
   * @throws IllegalStateException if that instance does not wait for the message
   * @throws NotAvailableException if the engine knows no messages
   */
  default void correlate(String message, String businessKey) {
    throw new NotAvailableException("messages");
  }

  /**
   * Runs the jobs that an instance has now, one by one, on the calling thread, whether they are due
   * or not.
   *
   * @param instanceId what {@link #start} returned
   * @param kind which jobs
   * @return how many there were
   * @throws NotAvailableException if the engine knows no jobs
   */
  default int runJobs(String instanceId, JobKind kind) {
    throw new NotAvailableException("jobs");
  }

  /**
   * Waits until an instance that runs on the engine's own threads has ended. The last step of its
   * model must be a service task with the class {@code LastStepDelegate}.
   *
   * @param instanceId what {@link #start} returned
   * @throws NeverEndedException if it has not ended after a minute
   * @throws NotAvailableException if the engine has no threads of its own
   */
  default void awaitEnd(String instanceId) {
    throw new NotAvailableException("a job executor");
  }

  /**
   * Returns the calls for cases.
   *
   * @return the calls
   * @throws NotAvailableException if the engine runs no cases
   */
  default CaseCalls cases() {
    throw new NotAvailableException("cases");
  }
}
