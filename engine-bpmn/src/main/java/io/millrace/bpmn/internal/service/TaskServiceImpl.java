package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.TaskService;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.TaskCalls;
import io.millrace.common.internal.service.TaskParts;

/**
 * The task service of the BPMN engine; all its calls are shared by the engines. Thread-safe; one
 * per engine.
 */
public final class TaskServiceImpl extends TaskCalls implements TaskService {

  /** Creates the service of an engine. */
  public TaskServiceImpl(TaskParts parts) {
    super(new Check("TaskService"), parts);
  }
}
