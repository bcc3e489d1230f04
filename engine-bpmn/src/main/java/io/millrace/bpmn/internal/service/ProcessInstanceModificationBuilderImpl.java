package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.ModifyInstanceCommand;
import io.millrace.bpmn.internal.modification.Instruction;
import io.millrace.bpmn.internal.modification.Instruction.Where;
import io.millrace.bpmn.runtime.ProcessInstanceModificationBuilder;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.batch.BeginBatchCommand;
import io.millrace.common.internal.service.Check;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Collects what begins and what is canceled in one instance. Used by one thread. */
final class ProcessInstanceModificationBuilderImpl implements ProcessInstanceModificationBuilder {

  private static final Check CHECK = new Check("ProcessInstanceModificationBuilder");

  private final long instanceId;
  private final RuntimeParts parts;
  private final Starts starts = new Starts(CHECK);

  ProcessInstanceModificationBuilderImpl(long instanceId, RuntimeParts parts) {
    this.instanceId = instanceId;
    this.parts = parts;
  }

  @Override
  public ProcessInstanceModificationBuilder startBeforeActivity(String activityId) {
    starts.before(activityId);
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder startBeforeActivity(
      String activityId, String ancestorActivityInstanceId) {
    return start("startBeforeActivity", Where.BEFORE, activityId, ancestorActivityInstanceId);
  }

  @Override
  public ProcessInstanceModificationBuilder startAfterActivity(String activityId) {
    starts.after(activityId);
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder startAfterActivity(
      String activityId, String ancestorActivityInstanceId) {
    return start("startAfterActivity", Where.AFTER, activityId, ancestorActivityInstanceId);
  }

  @Override
  public ProcessInstanceModificationBuilder startTransition(String transitionId) {
    starts.on(transitionId);
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder startTransition(
      String transitionId, String ancestorActivityInstanceId) {
    return start("startTransition", Where.FLOW, transitionId, ancestorActivityInstanceId);
  }

  private ProcessInstanceModificationBuilder start(
      String method, Where where, String elementId, String ancestorId) {
    var ancestor = CHECK.id(method, "ancestorActivityInstanceId", ancestorId);
    starts.start(method, where, elementId, ancestor);
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder cancelAllForActivity(String activityId) {
    starts.cancelAll(activityId);
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder cancelActivityInstance(String activityInstanceId) {
    var id = CHECK.id("cancelActivityInstance", "activityInstanceId", activityInstanceId);
    starts.add(new Instruction.CancelOne(id, false));
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder cancelTransitionInstance(String transitionInstanceId) {
    var id = CHECK.id("cancelTransitionInstance", "transitionInstanceId", transitionInstanceId);
    starts.add(new Instruction.CancelOne(id, true));
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder setVariable(String name, Object value) {
    var checked = CHECK.text("setVariable", "name", name);
    starts.variables("setVariable", Collections.singletonMap(checked, value), false);
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder setVariables(Map<String, Object> variables) {
    starts.variables("setVariables", CHECK.variables("setVariables", variables), false);
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder setVariableLocal(String name, Object value) {
    var checked = CHECK.text("setVariableLocal", "name", name);
    starts.variables("setVariableLocal", Collections.singletonMap(checked, value), true);
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder setVariablesLocal(Map<String, Object> variables) {
    starts.variables("setVariablesLocal", CHECK.variables("setVariablesLocal", variables), true);
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder setAnnotation(String annotation) {
    starts.reason(annotation);
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder skipCustomListeners() {
    starts.skipListeners();
    return this;
  }

  @Override
  public ProcessInstanceModificationBuilder skipIoMappings() {
    starts.skipMappings();
    return this;
  }

  @Override
  public void execute() {
    var change = starts.modification("execute");
    parts
        .commands()
        .execute(new ModifyInstanceCommand(instanceId, true, 0, change, parts.changes()));
  }

  @Override
  public void execute(boolean skipCustomListeners, boolean skipIoMappings) {
    skip(skipCustomListeners, skipIoMappings);
    execute();
  }

  private void skip(boolean listeners, boolean mappings) {
    if (listeners) {
      starts.skipListeners();
    }
    if (mappings) {
      starts.skipMappings();
    }
  }

  @Override
  public Batch executeAsync() {
    var change = starts.modification("executeAsync");
    var batch = parts.changes().modifying(List.of(instanceId), 0, change);
    return parts.commands().execute(new BeginBatchCommand(batch, "MR_EXECUTION", parts.batches()));
  }

  @Override
  public Batch executeAsync(boolean skipCustomListeners, boolean skipIoMappings) {
    skip(skipCustomListeners, skipIoMappings);
    return executeAsync();
  }
}
