package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.SuspendInstancesCommand;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.bpmn.runtime.UpdateProcessInstanceSuspensionStateBuilder;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.batch.BeginBatchCommand;
import io.millrace.common.internal.service.Check;
import java.util.List;

/** Collects which instances are suspended or go on. Used by one thread. */
final class UpdateProcessInstanceSuspensionStateBuilderImpl
    implements UpdateProcessInstanceSuspensionStateBuilder {

  private static final Check CHECK = new Check("UpdateProcessInstanceSuspensionStateBuilder");

  private final RuntimeParts parts;
  private final ChosenInstances instances = new ChosenInstances(CHECK);

  UpdateProcessInstanceSuspensionStateBuilderImpl(RuntimeParts parts) {
    this.parts = parts;
  }

  @Override
  public UpdateProcessInstanceSuspensionStateBuilder byProcessInstanceIds(
      List<String> processInstanceIds) {
    instances.add(processInstanceIds);
    return this;
  }

  @Override
  public UpdateProcessInstanceSuspensionStateBuilder byProcessInstanceIds(
      String... processInstanceIds) {
    instances.add(processInstanceIds);
    return this;
  }

  @Override
  public UpdateProcessInstanceSuspensionStateBuilder byProcessInstanceQuery(
      ProcessInstanceQuery processInstanceQuery) {
    instances.add(processInstanceQuery);
    return this;
  }

  @Override
  public void suspend() {
    change("suspend", true);
  }

  @Override
  public void activate() {
    change("activate", false);
  }

  private void change(String method, boolean suspended) {
    var many = parts.many();
    parts
        .commands()
        .execute(
            new SuspendInstancesCommand(
                instances.ids(method), suspended, many.lock(), many.suspension()));
  }

  @Override
  public Batch suspendAsync() {
    return begin("suspendAsync", true);
  }

  @Override
  public Batch activateAsync() {
    return begin("activateAsync", false);
  }

  private Batch begin(String method, boolean suspended) {
    var batch = parts.many().suspending(instances.ids(method), suspended);
    return parts.commands().execute(new BeginBatchCommand(batch, "MR_EXECUTION", parts.batches()));
  }
}
