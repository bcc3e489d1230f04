package io.millrace.common.internal.variable;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.UnitOfWork;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.test.database.Database;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.TestRows;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A test engine whose instances, steps and tasks have variables. */
final class VariablesFixture {

  static final VariableTypes TYPES = new VariableTypes(List.of());

  private final TestStore store;
  private final List<String> events = new ArrayList<>();

  VariablesFixture(Database database) {
    store = new TestStore(database, Duration.ofSeconds(10));
  }

  TestStore store() {
    return store;
  }

  void checkAndClear() {
    store.checkInvariants();
    store.clear();
    events.clear();
  }

  void close() {
    store.close();
  }

  /** Returns what the listener of {@link #runListening} heard. */
  List<String> events() {
    return events;
  }

  <R> R run(Function<Scope, R> work) {
    return run(new Variables(TYPES, List.of()), work);
  }

  <R> R runListening(Function<Scope, R> work) {
    return run(new Variables(TYPES, List.of(new Listener(events))), work);
  }

  private <R> R run(Variables variables, Function<Scope, R> work) {
    Command<R> command = context -> work.apply(new Scope(context, variables.in(context)));
    return store.executor().execute(command);
  }

  private record Listener(List<String> events) implements VariableListener {
    @Override
    public void created(CommandContext context, VariableEntity variable) {
      events.add("created " + variable.name() + " " + variable.getValue());
    }

    @Override
    public void updated(CommandContext context, VariableEntity variable, Object oldValue) {
      events.add("updated " + variable.name() + " " + oldValue + " to " + variable.getValue());
    }

    @Override
    public void removed(CommandContext context, VariableEntity variable) {
      events.add("removed " + variable.name() + " " + variable.getValue());
    }
  }

  /** One unit of work. */
  record Scope(CommandContext context, VariableScopes variables) {

    UnitOfWork work() {
      return context.unitOfWork();
    }

    VariableNode newInstance(HistoryLevel level) {
      return node(TestRows.instance(work(), "instance"), level, null);
    }

    VariableNode newStep(VariableNode parent) {
      var row = work().insert(new InstanceEntity());
      row.below((InstanceEntity) parent.owner());
      parent.owner().count(Dependent.CHILD, 1);
      return node(row, parent.scope().historyLevel(), parent);
    }

    VariableNode newTask(VariableNode parent) {
      return task(TestRows.task(work(), (InstanceEntity) parent.owner()), parent);
    }

    VariableNode newStandaloneTask(HistoryLevel level) {
      var task = new TaskEntity();
      task.createTime(context.now());
      return new VariableNode(work().insert(task), ScopeRef.none("", level), task.id(), null);
    }

    VariableNode task(TaskEntity task, VariableNode parent) {
      return new VariableNode(task, parent.scope(), task.id(), parent);
    }

    VariableNode instance(long id) {
      return instance(id, HistoryLevel.FULL);
    }

    VariableNode instance(long id, HistoryLevel level) {
      return node(work().find(InstanceEntity.TABLE, id), level, null);
    }

    VariableNode step(long id, VariableNode parent) {
      return node(work().find(InstanceEntity.TABLE, id), parent.scope().historyLevel(), parent);
    }

    VariableNode task(long id, VariableNode parent) {
      return task(work().find(TaskEntity.TABLE, id), parent);
    }

    VariableNode standaloneTask(long id, HistoryLevel level) {
      return new VariableNode(
          work().find(TaskEntity.TABLE, id), ScopeRef.none("", level), id, null);
    }

    /** Ends nodes, whose owners stay. */
    Object end(VariableNode... nodes) {
      variables.end(List.of(nodes));
      return null;
    }

    private static VariableNode node(OwnerEntity owner, HistoryLevel level, VariableNode parent) {
      var instance = (InstanceEntity) owner;
      var scope =
          new ScopeRef(
              "bpmn", instance.rootId(), instance.rootId(), instance.id(), 9, "acme", level);
      return new VariableNode(owner, scope, 0, parent);
    }
  }
}
