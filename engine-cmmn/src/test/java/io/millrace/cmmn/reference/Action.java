package io.millrace.cmmn.reference;

import java.util.List;

/**
 * One step from outside.
 *
 * <p>An index tells which of several live instances of the item in the state that the action needs
 * is meant, in order of creation over the whole case, from 0. If there is none, the action is
 * refused.
 */
sealed interface Action {

  /** Completes an active human task. */
  record CompleteTask(String item, int index) implements Action {}

  /** Triggers an active blocking task, which completes it. */
  record Trigger(String item, int index) implements Action {}

  /** Starts an enabled task or stage. */
  record ManualStart(String item, int index) implements Action {}

  /** Disables an enabled task or stage. */
  record Disable(String item, int index) implements Action {}

  /** Enables a disabled task or stage again. */
  record Reenable(String item, int index) implements Action {}

  /** Lets an available user, generic or intent event listener or timer occur by hand. */
  record Occur(String item, int index) implements Action {}

  /** Completes an active stage by hand, rule 7.7, without force. */
  record CompleteStage(String item, int index) implements Action {}

  /** Any other transition of an instance that is in this state. */
  record Move(String item, State state, int index, Transition transition) implements Action {}

  /** Lets the job of an instance run that is in this state, a timer's among them. */
  record RunJob(String item, State state, int index) implements Action {}

  /** Completes the case that a case task in this state called, by its only task. */
  record CompleteCalled(String item, State state, int index) implements Action {}

  /** Terminates the case that an active case task called. */
  record TerminateCalled(String item, int index) implements Action {}

  /** A signal that no other case hears. */
  record Signal(String name) implements Action {}

  /**
   * Plans a discretionary item.
   *
   * @param owner the item, of those that are active, whose table it is in; the plan model's id for
   *     the case
   */
  record Plan(String entry, String owner, int index) implements Action {}

  /** Makes an instance of a case file item, inside of an instance if the path says so. */
  record CreateFile(String path, int value) implements Action {}

  /** Updates, replaces or deletes an instance of a case file item. */
  record ChangeFile(String path, Transition transition, int value) implements Action {}

  record RemoveVariable(String name) implements Action {}

  /** Sets a variable of the case to an Integer, a Boolean, or a list. */
  record SetVariable(String name, Object value) implements Action {}

  /** Completes the case by hand, rule 7.7. */
  record CompleteCase() implements Action {}

  /** Begins the next life of a case that is over, rule 9b.2. */
  record Reactivate() implements Action {}

  /** Changes the state of instances whatever their criteria say, in one call. */
  record ChangeState(List<StateChange> changes) implements Action {}

  /** Terminates the case. */
  record TerminateCase() implements Action {}
}
