package io.millrace.test.engine;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.internal.scope.ScopeOwner;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableNode;
import io.millrace.common.internal.variable.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The engine of {@link InstanceEntity}: a root with steps below it, each of which waits for a task.
 * A step whose task is completed is gone; with its last step the root ends. Listeners are code of
 * the test.
 */
public final class TestScopeOwner implements ScopeOwner {

  /** What its rows carry as scope type. */
  public static final String TYPE = "test";

  private final Variables variables;
  private final Map<String, Listener> listeners = new ConcurrentHashMap<>();

  /** Code of a test that hears of an event of a task. */
  @FunctionalInterface
  public interface Listener {
    /** Is called. */
    void notify(CommandContext context, TaskEntity task);
  }

  TestScopeOwner(Variables variables) {
    this.variables = variables;
  }

  /** Has code called at an event, instead of the code before. */
  public void on(String event, Listener listener) {
    listeners.put(event, listener);
  }

  /** Nobody listens any more. */
  public void forgetListeners() {
    listeners.clear();
  }

  @Override
  public String scopeType() {
    return TYPE;
  }

  @Override
  public Read<?> lockRoot(RootOf family, long id) {
    return Read.lock(InstanceEntity.TABLE, family.in("ID_ = @root"), Parameter.of(id));
  }

  @Override
  public String smallRoot(RootOf family) {
    return family.in("(select R.ID_ from MR_TEST_INSTANCE R where R.ID_ = @root)");
  }

  @Override
  public Read<?> readTree(RootOf family, long id) {
    return Read.where(
        InstanceEntity.TABLE, family.in("ROOT_INSTANCE_ID_ = @root"), Parameter.of(id));
  }

  @Override
  public Read<?> lockRoots(List<Long> roots, Dialect dialect) {
    return Read.lock(
        InstanceEntity.TABLE,
        "ID_ " + dialect.isOneOf(roots.size()) + " order by ID_",
        dialect.idList(roots).toArray(Parameter[]::new));
  }

  @Override
  public String smallRoots(int count, Dialect dialect) {
    return "select R.ID_ as VALUE_ from "
        + InstanceEntity.TABLE.name()
        + " R where R.ID_ "
        + dialect.isOneOf(count);
  }

  @Override
  public boolean isRoot(Entity row) {
    return row instanceof InstanceEntity instance && instance.rootId() == row.id();
  }

  @Override
  public long familyOf(Entity row) {
    return ((InstanceEntity) row).rootId();
  }

  @Override
  public Read<?> readTrees(List<Long> roots, Dialect dialect) {
    return Read.where(
        InstanceEntity.TABLE,
        "ROOT_INSTANCE_ID_ " + dialect.isOneOf(roots.size()),
        dialect.idList(roots).toArray(Parameter[]::new));
  }

  @Override
  public void treeRead(CommandContext context, List<? extends Entity> rows) {
    // the unit of work knows them
  }

  @Override
  public ScopeRef instance(CommandContext context, long id) {
    var known = context.unitOfWork().known(InstanceEntity.TABLE, id);
    return known == null || !isRoot(known) ? null : scope(known);
  }

  @Override
  public InstanceEntity element(CommandContext context, long elementId) {
    return context.unitOfWork().find(InstanceEntity.TABLE, elementId);
  }

  @Override
  public VariableNode variables(CommandContext context, long elementId) {
    var element = element(context, elementId);
    var parent = element.parentId() == 0 ? null : variables(context, element.parentId());
    return new VariableNode(element, scope(element), 0, parent);
  }

  /** Returns what rows of an element carry. */
  public static ScopeRef scope(InstanceEntity element) {
    return new ScopeRef(
        TYPE,
        element.rootId(),
        element.rootId(),
        element.id(),
        0,
        "",
        HistoryLevel.valueOf(element.name()));
  }

  @Override
  public void taskCompleted(CommandContext context, TaskEntity task, String completedBy) {
    var step = element(context, task.subScopeId());
    var root = element(context, step.rootId());
    end(context, List.of(step));
    root.count(Dependent.CHILD, -1);
    if (root.count(Dependent.CHILD) == 0) {
      end(context, List.of(root));
    }
  }

  /** Ends elements with their variables and identity links. */
  void end(CommandContext context, List<InstanceEntity> elements) {
    var nodes = new ArrayList<VariableNode>();
    elements.forEach(element -> nodes.add(variables(context, element.id())));
    variables.in(context).end(nodes);
    for (var element : elements) {
      IdentityLinks.of(context).end(LinkOwner.instance(element, scope(element)));
      context.unitOfWork().delete(element);
    }
  }

  @Override
  public void taskEvent(CommandContext context, TaskEntity task, String event) {
    var listener = listeners.get(event);
    if (listener != null) {
      listener.notify(context, task);
    }
  }
}
