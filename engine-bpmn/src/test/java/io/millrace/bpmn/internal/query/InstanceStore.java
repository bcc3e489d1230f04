package io.millrace.bpmn.internal.query;

import io.millrace.bpmn.internal.BpmnTables;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.HistoricActivityEntity;
import io.millrace.bpmn.internal.persistence.HistoricProcessInstanceEntity;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Row;
import io.millrace.common.internal.persistence.SchemaManager;
import io.millrace.common.internal.persistence.SchemaUpdate;
import io.millrace.common.internal.query.KnownGroups;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.test.database.Database;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** A store whose rows a test writes by hand, and the BPMN queries on it. */
final class InstanceStore implements AutoCloseable {

  static final Instant TIME = Instant.parse("2031-05-06T07:08:09.123456Z");

  private final TestStore store;
  private final VariableTypes types = new VariableTypes(List.of());
  private final BpmnQueries queries;

  InstanceStore(Database home) {
    store = new TestStore(home, Duration.ofSeconds(5));
    var tables = BpmnTables.create();
    var database = store.executor().environment().database();
    new SchemaManager(database, tables, List.of("common", "bpmn")).start(SchemaUpdate.UPDATE);
    tables.all().forEach(table -> store.run("delete from " + table));
    queries = BpmnQueries.of(store.executor(), types, new KnownGroups(), new ScopeOwners());
  }

  BpmnQueries queries() {
    return queries;
  }

  TestStore store() {
    return store;
  }

  <E extends Entity> E insert(Row<E> row) {
    return store.executor().execute(context -> context.unitOfWork().insert(row.entity()));
  }

  DeploymentEntity deployment(String name, String key, Instant time) {
    var row = Row.of(DeploymentEntity.TABLE).with("SCOPE_TYPE_", "bpmn").with("NAME_", name);
    return insert(row.with("KEY_", key).with("DEPLOY_TIME_", time));
  }

  DefinitionEntity definition(String key, int version, String tenant) {
    var row = Row.of(DefinitionEntity.TABLE).with("SCOPE_TYPE_", "bpmn").with("KEY_", key);
    row.with("VERSION_", version).with("TENANT_ID_", tenant).with("NAME_", "Name of " + key);
    row.with("CATEGORY_", "http://acme/" + key).with("DEPLOYMENT_ID_", 4711L);
    return insert(row.with("RESOURCE_NAME_", key + ".bpmn"));
  }

  /** Returns a row of a running instance that is not yet inserted. */
  Row<ExecutionEntity> instanceRow(DefinitionEntity definition, HistoryLevel level) {
    var id = store.executor().environment().ids().next();
    return Row.of(ExecutionEntity.TABLE)
        .with("ID_", id)
        .with("ROOT_INSTANCE_ID_", id)
        .with("PROCESS_INSTANCE_ID_", id)
        .with("PROCESS_DEFINITION_ID_", definition.id())
        .with("HISTORY_LEVEL_", level.ordinal())
        .with("START_ACTIVITY_ID_", "start")
        .with("START_TIME_", TIME);
  }

  ExecutionEntity instance(DefinitionEntity definition) {
    return insert(instanceRow(definition, HistoryLevel.AUDIT));
  }

  /** Inserts an execution that is in an activity. */
  ExecutionEntity token(ExecutionEntity instance, String activityId) {
    var row = Row.of(ExecutionEntity.TABLE).with("ROOT_INSTANCE_ID_", instance.rootInstanceId());
    row.with("PROCESS_INSTANCE_ID_", instance.id()).with("PARENT_ID_", instance.id());
    row.with("PROCESS_DEFINITION_ID_", instance.processDefinitionId());
    row.with("HISTORY_LEVEL_", instance.historyLevel()).with("ACTIVITY_ID_", activityId);
    row.with("ACTIVITY_TYPE_", "userTask").with("ACTIVITY_START_TIME_", TIME.plusSeconds(1));
    row.with("ACTIVITY_INSTANCE_ID_", store.executor().environment().ids().next());
    return insert(row);
  }

  /** Returns a row of an ended instance, which took a minute, that is not yet inserted. */
  Row<HistoricProcessInstanceEntity> endedRow(DefinitionEntity definition) {
    return Row.of(HistoricProcessInstanceEntity.TABLE)
        .with("PROCESS_DEFINITION_ID_", definition.id())
        .with("HISTORY_LEVEL_", HistoryLevel.AUDIT.ordinal())
        .with("START_ACTIVITY_ID_", "start")
        .with("START_TIME_", TIME)
        .with("END_TIME_", TIME.plusSeconds(60))
        .with("DURATION_", 60_000L);
  }

  /** Inserts a visit that took a second. */
  HistoricActivityEntity visit(long instance, String activityId) {
    var row = Row.of(HistoricActivityEntity.TABLE).with("PROCESS_INSTANCE_ID_", instance);
    row.with("EXECUTION_ID_", 5L).with("PROCESS_DEFINITION_ID_", 6L);
    row.with("ACTIVITY_ID_", activityId).with("ACTIVITY_TYPE_", "serviceTask");
    row.with("START_TIME_", TIME).with("END_TIME_", TIME.plusSeconds(1));
    return insert(row.with("DURATION_", 1000L));
  }

  /**
   * Inserts a variable of an execution; that of a process instance belongs to the whole instance.
   */
  VariableEntity variable(ExecutionEntity owner, String name, Object value) {
    var row = Row.of(VariableEntity.TABLE).with("SCOPE_TYPE_", "bpmn").with("NAME_", name);
    row.with("SCOPE_ID_", owner.processInstanceId()).with("SUB_SCOPE_ID_", owner.id());
    row.with("HISTORY_LEVEL_", owner.historyLevel());
    var type = types.of(name, value);
    row.entity().store(type.name(), type.write(value), TIME);
    return insert(row);
  }

  @Override
  public void close() {
    store.close();
  }
}
