package io.millrace.bpmn.delegate;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.transaction.TransactionState;

/**
 * Code of the application that is called when an execution comes to an element, leaves it, or goes
 * along a sequence flow.
 *
 * <p>For {@code class}, a new object is made for each call. A bean is called by many threads at
 * once. What it throws is treated as {@link JavaDelegate} says.
 *
 * <p>With {@code onTransaction} in the model it is called when the transaction reaches a {@link
 * TransactionState}, with a picture of the execution: what could be read when the event happened
 * can be read, variables included, and nothing can be changed ({@link
 * IllegalStateEngineException}). Before the commit the picture has the connection of the
 * transaction, and what the listener throws makes the call fail; afterwards there is no connection,
 * and what it throws is logged.
 */
@FunctionalInterface
public interface ExecutionListener {

  /** The process or the activity begins. */
  String EVENTNAME_START = "start";

  /** The process or the activity ends, whether it is done or not. */
  String EVENTNAME_END = "end";

  /** The sequence flow is taken. */
  String EVENTNAME_TAKE = "take";

  /**
   * Does what the application wants to happen.
   *
   * @param execution the execution; {@link DelegateExecution#getEventName()} names the event; valid
   *     until the method returns
   * @throws BpmnError to let the process go on at the event that catches this error
   * @throws Exception whatever else goes wrong
   */
  void notify(DelegateExecution execution) throws Exception;
}
