package io.millrace.cmmn;

import io.millrace.common.task.TaskOperations;

/**
 * Works on open tasks: finds, claims, assigns, completes them, and makes tasks that belong to no
 * case. Thread-safe.
 *
 * <p>With a task its plan item completes, and with the last plan item that has to be done the case
 * (CMMN 1.1 §8.4.2, §8.6.1).
 */
public interface CmmnTaskService extends TaskOperations {}
