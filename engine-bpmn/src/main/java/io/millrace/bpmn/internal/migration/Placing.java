package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.migration.Placement.Kind;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.migration.ActivityMigrationMapping;
import io.millrace.common.internal.persistence.Dependent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;

/**
 * Finds out for each execution of an instance where it goes on, from the outside to the inside, and
 * what stands in the way. Nothing is changed. Used once.
 *
 * <p>An execution goes on as it is where its element has a counterpart of the same kind in the
 * counterpart of its scope. Where a mapping names an element of another kind, its activity is
 * cancelled and that element begins. Embedded sub-processes that only the new version has are put
 * around a token; those that it lacks are taken away from around theirs.
 */
final class Placing {

  private final BpmnContext context;
  private final CompiledProcess from;
  private final ElementMapping mapping;
  private final Map<Long, Placement> byExecution = new LinkedHashMap<>();
  private final List<String> problems = new ArrayList<>();

  private Placing(BpmnContext context, CompiledProcess from, ElementMapping mapping) {
    this.context = context;
    this.from = from;
    this.mapping = mapping;
  }

  /** Looks at all executions of an instance. */
  static Placing of(
      BpmnContext context, ExecutionEntity instance, CompiledProcess from, ElementMapping mapping) {
    var placing = new Placing(context, from, mapping);
    var open = new ArrayDeque<>(context.tree().children(instance));
    while (!open.isEmpty()) {
      var execution = open.remove();
      var placement = placing.place(execution);
      if (placement != null) {
        placing.byExecution.put(execution.id(), placement);
        if (!placement.is(Kind.MOVED)) {
          open.addAll(context.tree().children(execution));
        }
      }
    }
    placing.merge();
    return placing;
  }

  /** Returns where executions go on, the outer ones first. */
  Collection<Placement> all() {
    return byExecution.values();
  }

  /** Returns where an execution goes on; null if it goes with one that is moved. */
  Placement of(long executionId) {
    return byExecution.get(executionId);
  }

  /** Returns what stands in the way. */
  List<String> problems() {
    return problems;
  }

  private Placement place(ExecutionEntity execution) {
    if (execution.activityId() == null) {
      problems.add("The execution '" + execution.id() + "' stands at no element. Try again later.");
      return null;
    }
    var node = from.node(execution.activityId());
    var parent = context.tree().parent(execution);
    if (context.isLoopInstance(execution)) {
      var root = byExecution.get(parent.id());
      return kept(execution, node, root.to(), parent);
    }
    var targets = mapping.targets(node);
    return targets.isEmpty()
        ? withoutCounterpart(execution, node, parent)
        : withCounterpart(execution, node, parent, targets);
  }

  private static Placement kept(
      ExecutionEntity execution, Node node, Node target, ExecutionEntity parent) {
    return new Placement(execution, node, target, Kind.KEPT, parent, List.of(), List.of(), null);
  }

  private Placement withoutCounterpart(
      ExecutionEntity execution, Node node, ExecutionEntity parent) {
    if (canBeTakenAway(execution, node)) {
      return new Placement(
          execution,
          node,
          around(node, parent),
          Kind.LIFTED,
          home(parent),
          List.of(),
          List.of(),
          null);
    }
    problems.add(
        Words.subject(execution, node)
            + "has no counterpart in version "
            + mapping.to().definition().version()
            + " of '"
            + mapping.to().model().key()
            + "'. Map it to an element of that version.");
    return null;
  }

  private boolean canBeTakenAway(ExecutionEntity execution, Node node) {
    return mapping.rule(node) == null
        && Fit.isPlainScope(node)
        && execution.isInActivity()
        && execution.count(Dependent.CHILD) > 0
        && (!from.compensates() || context.compensables().of(execution).isEmpty());
  }

  private Placement withCounterpart(
      ExecutionEntity execution, Node node, ExecutionEntity parent, List<Node> targets) {
    var rule = mapping.rule(node);
    var fitting = targets.stream().filter(to -> fits(execution, node, to)).findFirst();
    var target = fitting.orElse(targets.get(0));
    var others = new ArrayList<>(targets);
    others.remove(target);
    if (fitting.isEmpty() && (rule == null || mapping.onlyMapped() || !Fit.begins(target))) {
      problems.add(
          Words.subject(execution, node)
              + "cannot go on as the "
              + target
              + ", which is of another kind. Map it to an element of its kind"
              + (mapping.onlyMapped() ? "." : ", or expressly to one that is to begin anew."));
      return null;
    }
    var around = around(node, parent);
    var opened = opened(target, around, isUsual(node, parent));
    if (opened == null) {
      problems.add(misplaced(execution, node, target, around));
      return null;
    }
    for (var other : others) {
      if (!Fit.begins(other) || opened(other, around, isUsual(node, parent)) == null) {
        problems.add(misplaced(execution, node, other, around));
      }
    }
    var kind = fitting.isEmpty() ? Kind.MOVED : Kind.KEPT;
    return new Placement(
        execution, node, target, kind, home(parent), opened, List.copyOf(others), rule);
  }

  private static String misplaced(ExecutionEntity execution, Node node, Node to, Node around) {
    return Words.subject(execution, node)
        + "stands in "
        + Words.scope(around)
        + " then, but a token cannot come to the "
        + to
        + " in "
        + Words.scope(to.scope())
        + " from there. Map it to an element of "
        + Words.scope(around)
        + ", or of embedded sub-processes in there.";
  }

  /** What has not begun has nothing that another element could not take. */
  private static boolean fits(ExecutionEntity execution, Node node, Node to) {
    return Fit.goesOn(node, to)
        || !execution.isUnderWay() && execution.incomingFlowId() == null && Fit.begins(to);
  }

  /** Tells whether an execution stands in its scope, not below what compensates something. */
  private boolean isUsual(Node node, ExecutionEntity parent) {
    return node.scope() == null
        ? parent.isProcessInstance()
        : node.scope().id().equals(parent.activityId());
  }

  /** Returns what is around an element then; null for the process itself. */
  private Node around(Node node, ExecutionEntity parent) {
    if (!isUsual(node, parent)) {
      return mapping.target(node.scope());
    }
    return parent.isProcessInstance() ? null : byExecution.get(parent.id()).to();
  }

  private ExecutionEntity home(ExecutionEntity parent) {
    var home = parent;
    while (byExecution.get(home.id()) != null && byExecution.get(home.id()).is(Kind.LIFTED)) {
      home = byExecution.get(home.id()).home();
    }
    return home;
  }

  /**
   * Returns the scopes between what is around a token and its element, the outermost first; null if
   * there is no way.
   */
  private static List<Node> opened(Node target, Node around, boolean mayOpen) {
    var opened = new LinkedList<Node>();
    for (var scope = target.scope(); scope != around; scope = scope.scope()) {
      if (!mayOpen || scope == null || !Fit.isPlainScope(scope)) {
        return null;
      }
      opened.addFirst(scope);
    }
    return opened;
  }

  /** Tokens of one scope that a mapping makes one: one that can goes on, the others go. */
  private void merge() {
    record Group(ActivityMigrationMapping rule, long home) {}
    var groups = new LinkedHashMap<Group, List<Placement>>();
    for (var placement : byExecution.values()) {
      if (placement.rule() instanceof ActivityMigrationMapping.ManyToOneMapping rule) {
        groups
            .computeIfAbsent(new Group(rule, placement.home().id()), key -> new ArrayList<>())
            .add(placement);
      }
    }
    for (var group : groups.values()) {
      var first =
          group.stream()
              .filter(one -> one.is(Kind.KEPT) && one.execution().isUnderWay())
              .findFirst()
              .orElse(group.get(0));
      group.stream()
          .filter(one -> one != first)
          .forEach(one -> byExecution.put(one.execution().id(), one.as(Kind.MERGED)));
    }
  }
}
