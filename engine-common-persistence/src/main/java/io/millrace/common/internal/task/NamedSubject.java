package io.millrace.common.internal.task;

/**
 * What a comment is to be about, as a call names it: a task, an instance, or a task with its
 * instance.
 *
 * @param taskId the task, or null
 * @param instanceId the process or case instance; 0 for none
 */
public record NamedSubject(String taskId, long instanceId) {}
