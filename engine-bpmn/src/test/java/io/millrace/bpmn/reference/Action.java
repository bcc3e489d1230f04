package io.millrace.bpmn.reference;

import java.util.Map;

/**
 * One step from outside.
 *
 * <p>An index tells which of several is meant, in order of creation, from 0. If there is none, the
 * action is refused.
 */
sealed interface Action {

  /** Completes a user task with variables. */
  record CompleteTask(String node, int index, Map<String, Object> variables) implements Action {}

  /** Triggers a receive task. */
  record Trigger(String node, int index) implements Action {}

  /** Delivers the message that an event or receive task waits for. */
  record Message(String node, int index) implements Action {}

  /** Broadcasts a signal. */
  record Signal(String name) implements Action {}

  /** Lets a timer go off. */
  record Timer(String node, int index) implements Action {}

  /** Runs the job that enters or leaves a node. */
  record RunJob(String node, int index) implements Action {}

  /** Sets a variable of the process instance. */
  record SetVariable(String name, Object value) implements Action {}

  /** Sets a variable of a sub-process that is not multi-instance. */
  record SetLocal(String node, int index, String name, Object value) implements Action {}

  /** Raises an error from a user task. */
  record TaskError(String node, int index, String code) implements Action {}

  /** Raises an escalation from a user task. */
  record TaskEscalation(String node, int index, String code) implements Action {}

  /** Starts an activity in an ad-hoc sub-process. */
  record Execute(String node, int index, String activity) implements Action {}

  /** Completes an ad-hoc sub-process. */
  record CompleteAdHoc(String node, int index) implements Action {}

  /** Adds an instance to a multi-instance activity. */
  record AddInstance(String node) implements Action {}

  /** Takes an instance out of a multi-instance activity. */
  record RemoveInstance(String node, int index, boolean completed) implements Action {}

  /** Deletes the process instance. */
  record Delete() implements Action {}
}
