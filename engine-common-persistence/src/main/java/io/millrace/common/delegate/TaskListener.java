package io.millrace.common.delegate;

import io.millrace.common.DelegateException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.transaction.TransactionState;

/**
 * Code of the application that is called when something happens to a task.
 *
 * <p>For {@code class}, a new object is made for each call. A bean is called by many threads at
 * once. What it throws makes the call to the engine fail as a whole; a checked exception arrives
 * wrapped in a {@link DelegateException}, an unchecked one as it is. In a process, a {@code
 * BpmnError} is caught as the model says; in a case, a {@code CmmnFault} lets the plan item of the
 * task fail.
 *
 * <p>With {@code onTransaction} in the model it is called when the transaction reaches a {@link
 * TransactionState}, with a picture of the task: what could be read when the event happened can be
 * read, variables included, and nothing can be changed ({@link IllegalStateEngineException}).
 * Before the commit the picture has the connection of the transaction, and what the listener throws
 * makes the call fail; afterwards there is no connection, and what it throws is logged.
 */
@FunctionalInterface
public interface TaskListener {

  /** The task was created, and its properties are set. */
  String EVENTNAME_CREATE = "create";

  /** The task got another assignee; for one it begins with, this comes before {@code create}. */
  String EVENTNAME_ASSIGNMENT = "assignment";

  /**
   * The task has changed by a call from outside: assignee, owner, dates, priority, progress,
   * suspension, or what {@code saveTask} saves.
   */
  String EVENTNAME_UPDATE = "update";

  /** The task is about to be completed. */
  String EVENTNAME_COMPLETE = "complete";

  /** The task is about to go, completed or not. */
  String EVENTNAME_DELETE = "delete";

  /**
   * The task has waited for the time that the listener names; it stays open. In processes alone,
   * and not among {@link #EVENTNAME_ALL_EVENTS}.
   */
  String EVENTNAME_TIMEOUT = "timeout";

  /** In a model: all of them. */
  String EVENTNAME_ALL_EVENTS = "all";

  /**
   * Does what the application wants to happen.
   *
   * @param delegateTask the task; valid until the method returns
   * @throws Exception whatever goes wrong
   */
  void notify(DelegateTask delegateTask) throws Exception;
}
