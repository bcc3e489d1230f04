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
}
