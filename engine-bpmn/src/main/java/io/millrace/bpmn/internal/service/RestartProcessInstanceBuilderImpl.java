package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.history.HistoricProcessInstanceQuery;
import io.millrace.bpmn.internal.command.RestartInstancesCommand;
import io.millrace.bpmn.internal.command.RestartRequest;
import io.millrace.bpmn.runtime.RestartProcessInstanceBuilder;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.batch.BeginBatchCommand;
import io.millrace.common.internal.service.Check;
import java.util.List;

/** Collects which instances are started again, and how. Used by one thread. */
final class RestartProcessInstanceBuilderImpl implements RestartProcessInstanceBuilder {

  private static final Check CHECK = new Check("RestartProcessInstanceBuilder");

  private final long definitionId;
  private final RuntimeParts parts;
  private final Starts starts = new Starts(CHECK);
  private final ChosenInstances instances = new ChosenInstances(CHECK);
  private boolean initialVariables;
  private boolean withoutBusinessKey;

  RestartProcessInstanceBuilderImpl(long definitionId, RuntimeParts parts) {
    this.definitionId = definitionId;
    this.parts = parts;
  }

  @Override
  public RestartProcessInstanceBuilder startBeforeActivity(String activityId) {
    starts.before(activityId);
    return this;
  }

  @Override
  public RestartProcessInstanceBuilder startAfterActivity(String activityId) {
    starts.after(activityId);
    return this;
  }

  @Override
  public RestartProcessInstanceBuilder startTransition(String transitionId) {
    starts.on(transitionId);
    return this;
  }

  @Override
  public RestartProcessInstanceBuilder processInstanceIds(List<String> processInstanceIds) {
    instances.add(processInstanceIds);
    return this;
  }

  @Override
  public RestartProcessInstanceBuilder processInstanceIds(String... processInstanceIds) {
    instances.add(processInstanceIds);
    return this;
  }

  @Override
  public RestartProcessInstanceBuilder historicProcessInstanceQuery(
      HistoricProcessInstanceQuery query) {
    instances.add(query);
    return this;
  }

  @Override
  public RestartProcessInstanceBuilder initialSetOfVariables() {
    initialVariables = true;
    return this;
  }

  @Override
  public RestartProcessInstanceBuilder withoutBusinessKey() {
    withoutBusinessKey = true;
    return this;
  }

  @Override
  public RestartProcessInstanceBuilder skipCustomListeners() {
    starts.skipListeners();
    return this;
  }

  @Override
  public RestartProcessInstanceBuilder skipIoMappings() {
    starts.skipMappings();
    return this;
  }

  private RestartRequest request(String method) {
    return new RestartRequest(
        definitionId, starts.starts(method), initialVariables, withoutBusinessKey, starts.skips());
  }

  @Override
  public void execute() {
    var request = request("execute");
    var ids = instances.ids("execute");
    parts.commands().execute(new RestartInstancesCommand(ids, request, parts.changes()));
  }

  @Override
  public Batch executeAsync() {
    var request = request("executeAsync");
    var batch = parts.changes().restarting(instances.ids("executeAsync"), request);
    return parts
        .commands()
        .execute(new BeginBatchCommand(batch, "MR_HI_PROCESS_INSTANCE", parts.batches()));
  }
}
