package io.millrace.test.engine;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.idempotency.IdempotencyKeys;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.task.CompleteTaskCommand;
import io.millrace.common.internal.task.NewVariables;
import io.millrace.common.internal.task.TaskCompletion;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.task.TaskObserver;
import io.millrace.common.internal.task.TaskVariables;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.internal.variable.Variables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Tasks, variables and links on the test engine. Thread-safe, like what it tests. */
public final class TestEngine {

  private final TestStore store;
  private final Variables variables = new Variables(new VariableTypes(List.of()), List.of());
  private final TestScopeOwner owner = new TestScopeOwner(variables);
  private final FamilyLock familyLock;
  private final Tasks tasks;

  /** What {@link #start} made: ids of the root, of its steps and of their tasks. */
  public record Started(long root, List<Long> steps, List<String> tasks) {

    /** Returns the task of the first step. */
    public String task() {
      return tasks.get(0);
    }
  }

  /** Builds the engine on a store. */
  public TestEngine(TestStore store) {
    this.store = store;
    var owners = new ScopeOwners();
    owners.add(owner);
    familyLock = new FamilyLock(owners);
    tasks =
        Tasks.of(
            owners,
            familyLock,
            new EngineVariables(variables),
            new IdempotencyKeys(Duration.ofHours(24)),
            HistoryLevel.AUDIT,
            TaskObserver.NONE);
  }

  private record EngineVariables(Variables variables) implements TaskVariables {
    @Override
    public VariableAccess in(CommandContext context) {
      return variables.in(context);
    }

    @Override
    public void end(CommandContext context, Collection<VariableNode> nodes) {
      variables.in(context).end(nodes);
    }
  }

  /** Returns the parts that task commands need. */
  public Tasks tasks() {
    return tasks;
  }

  /** Returns the variables. */
  public Variables variables() {
    return variables;
  }

  /** Returns the side of the engine that the shared layer calls. */
  public TestScopeOwner owner() {
    return owner;
  }

  /** Returns the lock of families. */
  public FamilyLock familyLock() {
    return familyLock;
  }

  /** Runs a command. */
  public <R> R run(Command<R> command) {
    return store.executor().execute(command);
  }

  /** Starts an instance whose history is kept as AUDIT says. */
  public Started start(int steps) {
    return start(steps, HistoryLevel.AUDIT, null);
  }

  /** Starts an instance with some steps, each with an open task. */
  public Started start(int steps, HistoryLevel level, String assignee, LinkTarget... links) {
    return run(context -> start(context, steps, level, assignee, List.of(links)));
  }

  /** Starts an instance inside a command. */
  public Started start(
      CommandContext context,
      int steps,
      HistoryLevel level,
      String assignee,
      List<LinkTarget> links) {
    var work = context.unitOfWork();
    var root = TestRows.instance(work, level.name());
    FamilyLock.started(context, root.id());
    var stepIds = new ArrayList<Long>();
    var taskIds = new ArrayList<String>();
    for (var i = 0; i < steps; i++) {
      var step = TestRows.child(work, root, level.name());
      var task = new TaskEntity();
      task.name("task " + i);
      task.taskDefinitionKey("step" + i);
      task.assignee(assignee);
      tasks.creation().create(context, task, TestScopeOwner.scope(step), links);
      stepIds.add(step.id());
      taskIds.add(Long.toString(task.id()));
    }
    return new Started(root.id(), stepIds, taskIds);
  }

  /** Completes a task. */
  public void complete(String taskId) {
    complete(taskId, NewVariables.NONE);
  }

  /** Completes a task after setting variables. */
  public void complete(String taskId, NewVariables set) {
    run(new CompleteTaskCommand(tasks, new TaskCompletion(taskId, "kermit", set, null)));
  }

  /** Completes a task under an idempotency key. */
  public void complete(String taskId, String key) {
    run(
        new CompleteTaskCommand(
            tasks, new TaskCompletion(taskId, "kermit", NewVariables.NONE, key)));
  }

  /** Cancels steps of an instance with their tasks. */
  public void cancel(Started instance, String reason, Long... steps) {
    run(
        context -> {
          familyLock.acquire(context, RootOf.ROOT, instance.root());
          var elements = new ArrayList<InstanceEntity>();
          List.of(steps).forEach(id -> elements.add(owner.element(context, id)));
          tasks.end().cancel(context, elements, reason);
          owner.end(context, elements);
          owner.element(context, instance.root()).count(Dependent.CHILD, -steps.length);
          return null;
        });
  }

  /** Cancels a step if it is still there. */
  public void cancelIfThere(Started instance, String reason, long step) {
    run(
        context -> {
          familyLock.acquire(context, RootOf.ROOT, instance.root());
          var element = owner.element(context, step);
          if (element != null) {
            tasks.end().cancel(context, List.of(element), reason);
            owner.end(context, List.of(element));
            owner.element(context, instance.root()).count(Dependent.CHILD, -1);
          }
          return null;
        });
  }

  /** Sets variables of an element. */
  public void setVariables(long element, Map<String, ?> values) {
    run(
        context -> {
          familyLock.acquire(context, RootOf.ROOT, element(element).rootId());
          var node = owner.variables(context, element);
          values.forEach((name, value) -> variables.in(context).setLocal(node, name, value));
          return null;
        });
  }

  /** Returns an element as the database has it. */
  public InstanceEntity element(long id) {
    return run(context -> context.unitOfWork().find(InstanceEntity.TABLE, id));
  }

  /** Returns a task as the database has it; null if it is not open. */
  public TaskEntity task(String id) {
    return run(context -> context.unitOfWork().find(TaskEntity.TABLE, ExternalIds.parse(id)));
  }

  /** Returns all open tasks, by id. */
  public List<TaskEntity> openTasks() {
    return run(
        context ->
            context
                .unitOfWork()
                .fetch(Read.where(TaskEntity.TABLE, "ID_ > ? order by ID_", Parameter.of(0))));
  }

  /** Returns a link of a candidate user. */
  public static LinkTarget candidate(String userId) {
    return LinkTarget.user(userId, IdentityLinkType.CANDIDATE);
  }
}
