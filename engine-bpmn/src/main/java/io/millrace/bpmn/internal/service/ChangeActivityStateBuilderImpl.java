package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.ModifyInstanceCommand;
import io.millrace.bpmn.internal.modification.Instruction;
import io.millrace.bpmn.internal.modification.Modification;
import io.millrace.bpmn.runtime.ChangeActivityStateBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.service.Check;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects how tokens are moved. Used by one thread. */
final class ChangeActivityStateBuilderImpl implements ChangeActivityStateBuilder {

  private static final Check CHECK = new Check("ChangeActivityStateBuilder");

  private final RuntimeParts parts;
  private final List<Instruction> instructions = new ArrayList<>();
  private final Map<String, Object> variables = new LinkedHashMap<>();
  private final Map<String, Map<String, Object>> localVariables = new LinkedHashMap<>();
  private long instanceId;
  private long anyExecutionId;

  ChangeActivityStateBuilderImpl(RuntimeParts parts) {
    this.parts = parts;
  }

  @Override
  public ChangeActivityStateBuilder processInstanceId(String processInstanceId) {
    instanceId = CHECK.id("processInstanceId", "processInstanceId", processInstanceId);
    return this;
  }

  @Override
  public ChangeActivityStateBuilder moveExecutionToActivityId(
      String executionId, String activityId) {
    var method = "moveExecutionToActivityId";
    CHECK.id(method, "executionId", executionId);
    return moveExecutions(method, List.of(executionId), List.of(text(method, activityId)));
  }

  @Override
  public ChangeActivityStateBuilder moveExecutionsToSingleActivityId(
      List<String> executionIds, String activityId) {
    var method = "moveExecutionsToSingleActivityId";
    return moveExecutions(method, executionIds, List.of(text(method, activityId)));
  }

  @Override
  public ChangeActivityStateBuilder moveSingleExecutionToActivityIds(
      String executionId, List<String> activityIds) {
    var method = "moveSingleExecutionToActivityIds";
    CHECK.id(method, "executionId", executionId);
    return moveExecutions(method, List.of(executionId), texts(method, activityIds));
  }

  private ChangeActivityStateBuilder moveExecutions(
      String method, List<String> executionIds, List<String> to) {
    var ids = CHECK.ids(method, "executionIds", executionIds);
    anyExecutionId = ids.get(0);
    instructions.add(new Instruction.Move(List.of(), ids, to));
    return this;
  }

  @Override
  public ChangeActivityStateBuilder moveActivityIdTo(
      String currentActivityId, String newActivityId) {
    var method = "moveActivityIdTo";
    return move(List.of(text(method, currentActivityId)), List.of(text(method, newActivityId)));
  }

  @Override
  public ChangeActivityStateBuilder moveActivityIdsToSingleActivityId(
      List<String> currentActivityIds, String newActivityId) {
    var method = "moveActivityIdsToSingleActivityId";
    return move(texts(method, currentActivityIds), List.of(text(method, newActivityId)));
  }

  @Override
  public ChangeActivityStateBuilder moveSingleActivityIdToActivityIds(
      String currentActivityId, List<String> newActivityIds) {
    var method = "moveSingleActivityIdToActivityIds";
    return move(List.of(text(method, currentActivityId)), texts(method, newActivityIds));
  }

  private ChangeActivityStateBuilder move(List<String> from, List<String> to) {
    instructions.add(new Instruction.Move(from, List.of(), to));
    return this;
  }

  @Override
  public ChangeActivityStateBuilder moveActivityIdToParentActivityId(
      String currentActivityId, String newActivityId) {
    var method = "moveActivityIdToParentActivityId";
    instructions.add(
        new Instruction.MoveOut(text(method, currentActivityId), text(method, newActivityId)));
    return this;
  }

  @Override
  public ChangeActivityStateBuilder moveActivityIdToSubProcessInstanceActivityId(
      String currentActivityId, String newActivityId, String callActivityId) {
    return moveActivityIdToSubProcessInstanceActivityId(
        currentActivityId, newActivityId, callActivityId, null);
  }

  @Override
  public ChangeActivityStateBuilder moveActivityIdToSubProcessInstanceActivityId(
      String currentActivityId,
      String newActivityId,
      String callActivityId,
      Integer subProcessDefinitionVersion) {
    var method = "moveActivityIdToSubProcessInstanceActivityId";
    instructions.add(
        new Instruction.MoveIn(
            text(method, currentActivityId),
            text(method, newActivityId),
            text(method, callActivityId),
            subProcessDefinitionVersion));
    return this;
  }

  @Override
  public ChangeActivityStateBuilder enableEventSubProcessStartEvent(
      String eventSubProcessStartEventId) {
    var method = "enableEventSubProcessStartEvent";
    instructions.add(new Instruction.Enable(text(method, eventSubProcessStartEventId)));
    return this;
  }

  private static String text(String method, String activityId) {
    return CHECK.text(method, "activityId", activityId);
  }

  private static List<String> texts(String method, List<String> activityIds) {
    return CHECK.all(method, "activityIds", activityIds).stream()
        .map(id -> text(method, id))
        .toList();
  }

  @Override
  public ChangeActivityStateBuilder processVariable(
      String processVariableName, Object processVariableValue) {
    variables.put(CHECK.text("processVariable", "name", processVariableName), processVariableValue);
    return this;
  }

  @Override
  public ChangeActivityStateBuilder processVariables(Map<String, Object> processVariables) {
    variables.putAll(CHECK.variables("processVariables", processVariables));
    return this;
  }

  @Override
  public ChangeActivityStateBuilder localVariable(
      String startActivityId, String localVariableName, Object localVariableValue) {
    locals("localVariable", startActivityId)
        .put(CHECK.text("localVariable", "name", localVariableName), localVariableValue);
    return this;
  }

  @Override
  public ChangeActivityStateBuilder localVariables(
      String startActivityId, Map<String, Object> localVariables) {
    locals("localVariables", startActivityId)
        .putAll(CHECK.variables("localVariables", localVariables));
    return this;
  }

  private Map<String, Object> locals(String method, String startActivityId) {
    return localVariables.computeIfAbsent(
        text(method, startActivityId), id -> new LinkedHashMap<>());
  }

  @Override
  public void changeState() {
    if (instanceId == 0 && anyExecutionId == 0) {
      throw new BadArgumentException(
          "ChangeActivityStateBuilder.changeState: no process instance was named. Call processInstanceId, or name executions.");
    }
    if (instructions.isEmpty()) {
      throw new BadArgumentException(
          "ChangeActivityStateBuilder.changeState: nothing is to be moved. Call one of the methods that say what.");
    }
    var change = new Modification(instructions, variables, localVariables, SkipOptions.NONE, null);
    parts
        .commands()
        .execute(
            new ModifyInstanceCommand(
                instanceId == 0 ? anyExecutionId : instanceId,
                instanceId != 0,
                0,
                change,
                parts.changes()));
  }
}
