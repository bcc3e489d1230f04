package io.millrace.cmmn.internal.model;

/**
 * A plan item and the human task it refers to. It starts with its case.
 *
 * @param id the id of the plan item
 * @param name the name of the plan item, else that of the task, or null
 * @param taskId the id of the human task
 */
public record PlannedTask(String id, String name, String taskId) {}
