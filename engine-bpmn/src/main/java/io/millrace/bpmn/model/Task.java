package io.millrace.bpmn.model;

/**
 * A task.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.3.
 */
public sealed interface Task extends Activity
    permits ManualTask, NoneTask, ReceiveTask, ScriptTask, ServiceLikeTask, UserTask {}
