package io.millrace.bpmn;

import io.millrace.common.task.TaskOperations;

/**
 * Works on open tasks: finds, claims, assigns, completes them, and makes tasks that belong to no
 * process.
 *
 * <p>What {@link RuntimeService} says about transactions, locks, exceptions, variables and threads
 * holds here as well. Calls that only concern the task, such as claim and assignment, lock the task
 * alone and never wait for the process instance.
 */
public interface TaskService extends TaskOperations {}
