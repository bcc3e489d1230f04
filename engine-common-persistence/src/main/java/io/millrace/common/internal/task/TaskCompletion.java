package io.millrace.common.internal.task;

/**
 * What a caller says about a completion.
 *
 * @param taskId the task
 * @param completedBy who is noted as the one who completed it, or null
 * @param variables what to set before
 * @param idempotencyKey under which a repetition changes nothing, or null
 */
public record TaskCompletion(
    String taskId, String completedBy, NewVariables variables, String idempotencyKey) {}
