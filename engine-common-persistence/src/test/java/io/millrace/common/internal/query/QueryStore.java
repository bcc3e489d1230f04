package io.millrace.common.internal.query;

import io.millrace.common.internal.identity.HistoricIdentityLinkEntity;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Row;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.task.HistoricTaskEntity;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.HistoricVariableEntity;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.test.database.Database;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;

/** A store whose rows a test writes by hand, and the shared queries on it. */
public final class QueryStore implements AutoCloseable {

  /** When rows are made. */
  public static final Instant TIME = Instant.parse("2031-05-06T07:08:09.123456Z");

  private static final int AUDIT = 4;

  private final TestStore store;
  private final VariableTypes types = new VariableTypes(List.of());
  private final KnownGroups groups = new KnownGroups();
  private final QueryExecutor executor;
  private final SharedQueries queries;

  /** Opens a store without engines and empties it. */
  public QueryStore(Database home) {
    store = new TestStore(home, Duration.ofSeconds(5));
    store.clear();
    executor = new QueryExecutor(store.executor(), SharedQueries.MAPPERS, new ScopeOwners());
    queries =
        new SharedQueries(
            new QueryParts(executor, new VariableValues(types), groups, InstanceTables.NONE));
  }

  /** Returns the queries. */
  public SharedQueries queries() {
    return queries;
  }

  /** Returns what runs them. */
  public QueryExecutor executor() {
    return executor;
  }

  /** Returns the store. */
  public TestStore store() {
    return store;
  }

  /** Returns who knows the groups of users. */
  public KnownGroups groups() {
    return groups;
  }

  /** Inserts a row; its id is known afterwards. */
  public <E extends Entity> E insert(E row) {
    return store.executor().execute(context -> context.unitOfWork().insert(row));
  }

  /** Inserts an open task after it was given what the test needs. */
  public TaskEntity task(Consumer<TaskEntity> change) {
    var task = new TaskEntity();
    task.createTime(TIME);
    task.historyLevel(AUDIT);
    change.accept(task);
    return insert(task);
  }

  /** Inserts an ended task, which took an hour, after it was given what the test needs. */
  public HistoricTaskEntity endedTask(Consumer<HistoricTaskEntity> change) {
    var task = new HistoricTaskEntity();
    task.createTime(TIME);
    task.endTime(TIME.plusSeconds(3600));
    task.duration(3_600_000);
    change.accept(task);
    return insert(task);
  }

  /** Inserts a variable of a whole process instance. */
  public VariableEntity variable(long instance, String name, Object value) {
    var row = Row.of(VariableEntity.TABLE).with("SCOPE_TYPE_", "bpmn").with("SCOPE_ID_", instance);
    return insert(valued(row.with("SUB_SCOPE_ID_", instance), name, value).entity());
  }

  /** Inserts a variable of a task. */
  public VariableEntity variable(TaskEntity task, String name, Object value) {
    var row = Row.of(VariableEntity.TABLE).with("SCOPE_TYPE_", task.scopeType());
    row.with("SCOPE_ID_", task.scopeId()).with("SUB_SCOPE_ID_", task.subScopeId());
    return insert(valued(row.with("TASK_ID_", task.id()), name, value).entity());
  }

  private Row<VariableEntity> valued(Row<VariableEntity> row, String name, Object value) {
    var type = types.of(name, value);
    row.with("NAME_", name).with("HISTORY_LEVEL_", AUDIT);
    row.entity().store(type.name(), type.write(value), TIME);
    return row;
  }

  /** Moves a variable to history. */
  public void end(VariableEntity variable) {
    store
        .executor()
        .execute(
            context -> {
              var work = context.unitOfWork();
              work.delete(work.find(VariableEntity.TABLE, variable.id()));
              return work.insert(HistoricVariableEntity.of(variable), variable.id());
            });
  }

  /** Links a user or a group to an open task. */
  public IdentityLinkEntity link(TaskEntity task, String type, String user, String group) {
    var row = Row.of(IdentityLinkEntity.TABLE).with("TASK_ID_", task.id()).with("TYPE_", type);
    row.with("USER_ID_", user).with("GROUP_ID_", group).with("HISTORY_LEVEL_", AUDIT);
    return insert(row.with("CREATE_TIME_", TIME).entity());
  }

  /** Links a user or a group to an ended task. */
  public HistoricIdentityLinkEntity endedLink(long task, String type, String user, String group) {
    var row = Row.of(HistoricIdentityLinkEntity.TABLE).with("TASK_ID_", task).with("TYPE_", type);
    row.with("USER_ID_", user).with("GROUP_ID_", group);
    return insert(row.with("CREATE_TIME_", TIME).entity());
  }

  @Override
  public void close() {
    store.close();
  }
}
