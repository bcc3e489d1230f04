package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.ModifyInstancesCommand;
import io.millrace.bpmn.runtime.ModificationBuilder;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.batch.BeginBatchCommand;
import io.millrace.common.internal.service.Check;
import java.util.List;

/** Collects what begins and what is canceled in several instances. Used by one thread. */
final class ModificationBuilderImpl implements ModificationBuilder {

  private static final Check CHECK = new Check("ModificationBuilder");

  private final long definitionId;
  private final RuntimeParts parts;
  private final Starts starts = new Starts(CHECK);
  private final ChosenInstances instances = new ChosenInstances(CHECK);

  ModificationBuilderImpl(long definitionId, RuntimeParts parts) {
    this.definitionId = definitionId;
    this.parts = parts;
  }

  @Override
  public ModificationBuilder startBeforeActivity(String activityId) {
    starts.before(activityId);
    return this;
  }

  @Override
  public ModificationBuilder startAfterActivity(String activityId) {
    starts.after(activityId);
    return this;
  }

  @Override
  public ModificationBuilder startTransition(String transitionId) {
    starts.on(transitionId);
    return this;
  }

  @Override
  public ModificationBuilder cancelAllForActivity(String activityId) {
    starts.cancelAll(activityId);
    return this;
  }

  @Override
  public ModificationBuilder processInstanceIds(List<String> processInstanceIds) {
    instances.add(processInstanceIds);
    return this;
  }

  @Override
  public ModificationBuilder processInstanceIds(String... processInstanceIds) {
    instances.add(processInstanceIds);
    return this;
  }

  @Override
  public ModificationBuilder processInstanceQuery(ProcessInstanceQuery processInstanceQuery) {
    instances.add(processInstanceQuery);
    return this;
  }

  @Override
  public ModificationBuilder setAnnotation(String annotation) {
    starts.reason(annotation);
    return this;
  }

  @Override
  public ModificationBuilder skipCustomListeners() {
    starts.skipListeners();
    return this;
  }

  @Override
  public ModificationBuilder skipIoMappings() {
    starts.skipMappings();
    return this;
  }

  @Override
  public void execute() {
    var change = starts.modification("execute");
    var ids = instances.ids("execute");
    parts
        .commands()
        .execute(new ModifyInstancesCommand(ids, definitionId, change, parts.changes()));
  }

  @Override
  public Batch executeAsync() {
    var change = starts.modification("executeAsync");
    var ids = instances.ids("executeAsync");
    var batch = parts.changes().modifying(ids, definitionId, change);
    return parts.commands().execute(new BeginBatchCommand(batch, "MR_EXECUTION", parts.batches()));
  }
}
