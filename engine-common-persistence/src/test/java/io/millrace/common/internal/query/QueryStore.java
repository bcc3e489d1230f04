package io.millrace.common.internal.query;

import io.millrace.common.internal.identity.HistoricIdentityLinkEntity;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.HistoricVariableEntity;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.test.database.Database;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;

/** A store whose rows a test writes by hand, and the shared queries on it. */
public final class QueryStore implements AutoCloseable {

  /** When rows are made. */
  public static final Instant TIME = Instant.parse("2031-05-06T07:08:09.123456Z");

  private final TestStore store;
  private final PlainValues values = new PlainValues();
  private final KnownGroups groups = new KnownGroups();
  private final QueryExecutor executor;
  private final SharedQueries queries;

  /** Opens a store without engines and empties it. */
  public QueryStore(Database home) {
    store = new TestStore(home, Duration.ofSeconds(5));
    store.clear();
    executor = new QueryExecutor(store.executor(), SharedQueries.MAPPERS);
    queries =
        new SharedQueries(new QueryParts(executor, values, groups, InstanceTables.NONE));
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

  /** Inserts a task after it was given what the test needs. */
  public TaskEntity task(Consumer<TaskEntity> change) {
    var task = new TaskEntity();
    task.createTime(TIME);
    change.accept(task);
    return insert(task);
  }

  /** Inserts a variable of a task or, without a task, of an instance. */
  public VariableEntity variable(TaskEntity task, long instance, String name, Object value) {
    var variable = new VariableEntity();
    variable.scopeType(instance == 0 ? null : "bpmn");
    variable.scopeId(instance);
    variable.subScopeId(task == null ? instance : task.subScopeId());
    variable.taskId(task == null ? 0 : task.id());
    variable.name(name);
    values.write(variable, value);
    variable.historyLevel(4);
    variable.createTime(TIME);
    variable.lastUpdatedTime(TIME);
    return insert(variable);
  }

  /** Moves a variable to history. */
  public HistoricVariableEntity ended(VariableEntity variable) {
    var ended = new HistoricVariableEntity();
    ended.scopeType(variable.scopeType());
    ended.scopeId(variable.scopeId());
    ended.subScopeId(variable.subScopeId());
    ended.taskId(variable.taskId());
    ended.name(variable.name());
    ended.type(variable.type());
    ended.text(variable.text());
    ended.longValue(variable.longValue());
    ended.doubleValue(variable.doubleValue());
    ended.createTime(variable.createTime());
    ended.lastUpdatedTime(variable.lastUpdatedTime());
    return store
        .executor()
        .execute(
            context -> {
              var work = context.unitOfWork();
              work.delete(work.find(VariableEntity.TABLE, variable.id()));
              return work.insert(ended, variable.id());
            });
  }

  /** Links a user or a group to a task. */
  public IdentityLinkEntity link(TaskEntity task, String type, String user, String group) {
    var link = new IdentityLinkEntity();
    link.taskId(task.id());
    link.type(type);
    link.userId(user);
    link.groupId(group);
    link.historyLevel(4);
    link.createTime(TIME);
    return insert(link);
  }

  /** Writes a link of an ended task. */
  public HistoricIdentityLinkEntity endedLink(long task, String type, String user, String group) {
    var link = new HistoricIdentityLinkEntity();
    link.taskId(task);
    link.type(type);
    link.userId(user);
    link.groupId(group);
    link.createTime(TIME);
    return insert(link);
  }

  @Override
  public void close() {
    store.close();
  }
}
