package io.millrace.benchmark.engine;

import java.util.Map;

/** What {@link EngineCalls} are for processes, for cases; the same holds for both. */
public interface CaseCalls {

  /**
   * Returns the calls of an engine that is opened when the first case is deployed.
   *
   * @param cases its calls, or null if there is none yet
   * @param <C> their class
   * @return what was given
   * @throws NotAvailableException if there is none
   */
  static <C extends CaseCalls> C deployed(C cases) {
    if (cases == null) {
      throw new NotAvailableException("cases, of which none is deployed");
    }
    return cases;
  }

  /**
   * Starts an instance of the newest version of a case.
   *
   * @param caseKey the id of the case in its model
   * @param variables the variables to start with, empty for none
   * @return the id of the new instance
   */
  String start(String caseKey, Map<String, Object> variables);

  /**
   * Finds the one open human task of an instance that has a name.
   *
   * @param instanceId what {@link #start} returned
   * @param name the task's name
   * @return the task
   * @throws IllegalStateException if there is none
   */
  OpenTask task(String instanceId, String name);

  /**
   * Completes a human task.
   *
   * @param task the task
   */
  void complete(OpenTask task);

  /**
   * Does what is left to do when the plan of an instance is completed: nothing, but for engines
   * that keep it until they are told.
   *
   * @param instanceId what {@link #start} returned
   */
  default void close(String instanceId) {}
}
