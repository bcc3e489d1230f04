package io.millrace.bpmn.internal.modification;

import io.millrace.bpmn.internal.operation.BeginWith;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.MultiInstanceLoop;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.ScopeBehavior;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A scope in which something is going to begin: one that is there, or one that is opened for it,
 * and then for all that begins in it. Filled while a change is planned, by one thread.
 */
final class Place {

  private final ExecutionEntity execution;
  private final Node node;
  private final ExecutionEntity loop;
  private final List<Place> inside = new ArrayList<>();
  private final List<Begin> begins = new ArrayList<>();

  private Place(ExecutionEntity execution, Node node, ExecutionEntity loop) {
    this.execution = execution;
    this.node = node;
    this.loop = loop;
  }

  /** Returns the place of a scope that is there. */
  static Place of(ExecutionEntity execution) {
    return new Place(execution, null, null);
  }

  /**
   * Returns the place of a sub-process that is opened here, the same for all that ask for it.
   *
   * @param addedTo the loop that gets one more instance for it; null outside of loops
   */
  Place opening(Node subProcess, ExecutionEntity addedTo) {
    for (var place : inside) {
      if (place.node == subProcess && place.loop == addedTo) {
        return place;
      }
    }
    var place = new Place(null, subProcess, addedTo);
    inside.add(place);
    return place;
  }

  /** Notes that something begins here. */
  void add(Begin begin) {
    begins.add(begin);
  }

  /** Returns the elements that begin right here, in the order of the call. */
  List<Node> beginning() {
    return Stream.concat(
            begins.stream().map(begin -> begin.target().node()),
            inside.stream().map(place -> place.node))
        .toList();
  }

  /** Returns this place and all that are opened in it. */
  List<Place> all() {
    var all = new ArrayList<Place>();
    all.add(this);
    for (var i = 0; i < all.size(); i++) {
      all.addAll(all.get(i).inside);
    }
    return all;
  }

  /** Lets all begin in the scope, which is there. */
  void begin(Map<String, Map<String, Object>> localVariables, BpmnContext context) {
    if (!execution.isDeleted()) {
      begin(execution, localVariables, context);
    }
  }

  /** Each scope that is opened is a step of its own, so this never goes deep. */
  private void begin(
      ExecutionEntity scope, Map<String, Map<String, Object>> localVariables, BpmnContext context) {
    for (var place : inside) {
      place.open(scope, localVariables, context);
    }
    for (var begin : begins) {
      begin.in(scope, localVariables, context);
    }
  }

  private void open(
      ExecutionEntity scope, Map<String, Map<String, Object>> localVariables, BpmnContext context) {
    var token =
        loop == null
            ? context.tree().addChild(scope)
            : ((MultiInstanceLoop) node.behavior()).join(loop, context);
    token.activityId(node.id());
    localVariables
        .getOrDefault(node.id(), Map.of())
        .forEach((name, value) -> context.variables().setLocal(token, name, value));
    context
        .command()
        .agenda()
        .plan(
            new BeginWith(
                context,
                token,
                node,
                opened -> {
                  ((ScopeBehavior) node.inner()).open(opened, context);
                  begin(opened, localVariables, context);
                }));
  }
}
