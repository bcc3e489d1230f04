package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.migration.MigrationPlan;
import io.millrace.bpmn.migration.MigrationPlanExecutionBuilder;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.service.Check;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Collects the instances that a plan is carried out for. Used by one thread. */
final class MigrationPlanExecutionBuilderImpl implements MigrationPlanExecutionBuilder {

  private static final Check CHECK = new Check("MigrationPlanExecutionBuilder");

  private final ProcessMigrationServiceImpl service;
  private final MigrationPlan plan;
  private final List<String> ids = new ArrayList<>();
  private ProcessInstanceQuery query;
  private boolean skipsCustomListeners;
  private boolean skipsIoMappings;

  MigrationPlanExecutionBuilderImpl(ProcessMigrationServiceImpl service, MigrationPlan plan) {
    this.service = service;
    this.plan = plan;
  }

  @Override
  public MigrationPlanExecutionBuilder processInstanceIds(String... processInstanceIds) {
    CHECK.given("processInstanceIds", "processInstanceIds", processInstanceIds);
    return processInstanceIds(Arrays.asList(processInstanceIds));
  }

  @Override
  public MigrationPlanExecutionBuilder processInstanceIds(Collection<String> processInstanceIds) {
    ids.addAll(CHECK.all("processInstanceIds", "processInstanceIds", processInstanceIds));
    return this;
  }

  @Override
  public MigrationPlanExecutionBuilder processInstanceQuery(ProcessInstanceQuery wanted) {
    query = CHECK.given("processInstanceQuery", "query", wanted);
    return this;
  }

  @Override
  public MigrationPlanExecutionBuilder skipCustomListeners() {
    skipsCustomListeners = true;
    return this;
  }

  @Override
  public MigrationPlanExecutionBuilder skipIoMappings() {
    skipsIoMappings = true;
    return this;
  }

  private ProcessInstanceMigrationDocument document() {
    return MigrationPlanImpl.document(plan).toBuilder()
        .setSkipCustomListeners(skipsCustomListeners)
        .setSkipIoMappings(skipsIoMappings)
        .build();
  }

  private List<String> found() {
    var all = new ArrayList<>(ids);
    if (query != null) {
      query.list().stream().map(ProcessInstance::getId).forEach(all::add);
    }
    return all;
  }

  @Override
  public void execute() {
    service.carryOut(plan, document(), found());
  }

  @Override
  public Batch executeAsync() {
    return service.carryOutByBatch(plan, document(), found());
  }
}
