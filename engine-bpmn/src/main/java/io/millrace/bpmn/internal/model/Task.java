package io.millrace.bpmn.internal.model;

/** An activity that is not taken apart any further. */
public sealed interface Task extends Activity
    permits NoneTask, ManualTask, UserTask, ServiceLike, ScriptTask, ReceiveTask, CaseTask {}
