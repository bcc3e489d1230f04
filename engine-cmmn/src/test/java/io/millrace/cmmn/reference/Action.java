package io.millrace.cmmn.reference;

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

  /** Lets an available user or generic event listener occur. */
  record Occur(String item, int index) implements Action {}

  /** Completes an active stage by hand, rule 7.7, without force. */
  record CompleteStage(String item, int index) implements Action {}

  /** Sets a variable of the case to an Integer or a Boolean. */
  record SetVariable(String name, Object value) implements Action {}

  /** Completes the case by hand, rule 7.7. */
  record CompleteCase() implements Action {}

  /** Terminates the case. */
  record TerminateCase() implements Action {}
}
