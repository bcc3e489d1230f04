package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.TaskService;
import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.operation.TaskFaults;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.TaskCalls;
import io.millrace.common.internal.service.TaskParts;
import io.millrace.common.internal.task.NewVariables;
import io.millrace.common.internal.task.RaiseFromTaskCommand;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.task.Attachment;
import io.millrace.common.task.Comment;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * The task service of the BPMN engine; most of its calls are shared by the engines. Thread-safe;
 * one per engine.
 */
public final class TaskServiceImpl extends TaskCalls implements TaskService {

  private static final Check CHECK = new Check("TaskService");

  private final TaskParts parts;
  private final TaskFaults faults;

  /** Creates the service of an engine. */
  public TaskServiceImpl(TaskParts parts, TaskFaults faults) {
    super(CHECK, parts);
    this.parts = parts;
    this.faults = faults;
  }

  @Override
  public void handleBpmnError(String taskId, String errorCode) {
    handleBpmnError(taskId, errorCode, null, null);
  }

  @Override
  public void handleBpmnError(String taskId, String errorCode, String errorMessage) {
    handleBpmnError(taskId, errorCode, errorMessage, null);
  }

  @Override
  public void handleBpmnError(
      String taskId, String errorCode, String errorMessage, Map<String, Object> variables) {
    var method = "handleBpmnError";
    var error = new BpmnError(CHECK.text(method, "errorCode", errorCode), errorMessage);
    raise(
        method,
        taskId,
        "error '" + errorCode + "'",
        variables,
        (task, context) -> faults.error(task, error, context));
  }

  @Override
  public void handleEscalation(String taskId, String escalationCode) {
    handleEscalation(taskId, escalationCode, null);
  }

  @Override
  public void handleEscalation(
      String taskId, String escalationCode, Map<String, Object> variables) {
    var method = "handleEscalation";
    var code = CHECK.text(method, "escalationCode", escalationCode);
    raise(
        method,
        taskId,
        "escalation '" + code + "'",
        variables,
        (task, context) -> faults.escalation(task, code, context));
  }

  private void raise(
      String method,
      String taskId,
      String what,
      Map<String, Object> variables,
      BiConsumer<TaskEntity, CommandContext> raise) {
    var id = CHECK.text(method, "taskId", taskId);
    var values = NewVariables.ofInstance(CHECK.variables(method, variables));
    parts
        .commands()
        .execute(new RaiseFromTaskCommand(parts.tasks(), id, what, ScopeTypes.BPMN, values, raise));
  }

  @Override
  public List<Comment> getProcessInstanceComments(String processInstanceId) {
    return instanceComments(
        CHECK.text("getProcessInstanceComments", "processInstanceId", processInstanceId), null);
  }

  @Override
  public List<Comment> getProcessInstanceComments(String processInstanceId, String type) {
    var method = "getProcessInstanceComments";
    return instanceComments(
        CHECK.text(method, "processInstanceId", processInstanceId),
        CHECK.text(method, "type", type));
  }

  @Override
  public List<Attachment> getProcessInstanceAttachments(String processInstanceId) {
    return instanceAttachments(
        CHECK.text("getProcessInstanceAttachments", "processInstanceId", processInstanceId));
  }
}
