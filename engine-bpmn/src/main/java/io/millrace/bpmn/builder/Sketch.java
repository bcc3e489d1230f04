package io.millrace.bpmn.builder;

import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is drawn of a scope, or of a branch in it: its nodes and the ends that are open. Not
 * thread-safe.
 */
final class Sketch {

  private final Draft scope;
  private final boolean connects;
  private final Map<String, Draft> nodes;
  private final List<OpenEnd> open = new ArrayList<>();
  private Draft fork;
  private Draft activity;

  private Sketch(Draft scope, boolean connects, Map<String, Draft> nodes) {
    this.scope = scope;
    this.connects = connects;
    this.nodes = nodes;
  }

  /** Begins a scope, in which each node follows the one before it if {@code connects} says so. */
  static Sketch of(Draft scope, boolean connects) {
    return new Sketch(scope, connects, new HashMap<>());
  }

  /** Begins a branch in the same scope. */
  Sketch branch(OpenEnd end) {
    var branch = new Sketch(scope, true, nodes);
    branch.open.add(end);
    return branch;
  }

  /** Lets the open ends of a branch lead on here. */
  void join(Sketch branch) {
    open.addAll(branch.open);
  }

  BpmnFile file() {
    return scope.file();
  }

  /** Returns the node at which branches begin; nothing else is open there any more. */
  Draft fork() {
    if (fork == null) {
      requireOpen("branch");
      if (open.size() > 1) {
        throw new IllegalStateEngineException(
            "There are " + open.size() + " open ends to branch at. Add a gateway first.");
      }
      fork = open.get(0).source();
      open.clear();
    }
    return fork;
  }

  /** Draws a node that the open ends lead to. */
  Draft append(String element, String id) {
    return appendTaken(element, file().take(id));
  }

  /** Draws a node with an id of its own making that the open ends lead to. */
  Draft appendNext(String element) {
    return appendTaken(element, file().freeId(element));
  }

  /** Draws an activity that the open ends lead to. */
  Draft appendActivity(String element, String id) {
    activity = append(element, id);
    return activity;
  }

  private Draft appendTaken(String element, String id) {
    if (connects) {
      requireOpen("lead to '" + id + "'");
    }
    var node = drawTaken(element, id);
    var undoes = open.stream().anyMatch(end -> end.way() == OpenEnd.Way.COMPENSATION);
    if (undoes) {
      node.set("isForCompensation", "true");
    }
    open.forEach(end -> connect(end, id));
    end();
    if (connects && !undoes) {
      begin(node);
    }
    return node;
  }

  /** Draws a node that nothing leads to. */
  Draft draw(String element, String id) {
    return drawTaken(element, file().take(id));
  }

  /** Draws a node with an id of its own making that nothing leads to. */
  Draft drawNext(String element) {
    return drawTaken(element, file().freeId(element));
  }

  private Draft drawTaken(String element, String id) {
    var node = Draft.standard(file(), element).set("id", id);
    add(node);
    nodes.put(id, node);
    return node;
  }

  /** Draws an event at the border of the activity that was drawn last. */
  Draft drawAttached(String id) {
    if (activity == null) {
      throw new IllegalStateEngineException(
          "There is no activity that event '" + id + "' could be attached to. Add one before it.");
    }
    return draw("boundaryEvent", id).set("attachedToRef", activity.id());
  }

  void add(Draft element) {
    scope.xml().add(element.xml());
  }

  /** Lets a node lead on. */
  void begin(Draft node) {
    open.add(OpenEnd.of(node));
  }

  /** Lets nothing lead on. */
  void end() {
    open.clear();
    fork = null;
  }

  void connectTo(String nodeId) {
    requireOpen("lead to '" + nodeId + "'");
    for (var end : open) {
      file().refer("A flow of '" + end.source().id() + "' leads to", nodeId);
      connect(end, nodeId);
    }
    end();
  }

  void moveTo(String nodeId) {
    var node = nodes.get(nodeId);
    if (node == null) {
      throw new BadArgumentException(
          "There is no node '" + nodeId + "' to go on from. Add it first, or correct the id.");
    }
    finish();
    end();
    begin(node);
    activity = isActivity(node) ? node : activity;
  }

  private static boolean isActivity(Draft node) {
    var name = node.xml().name();
    return !name.endsWith("Event") && !name.endsWith("Gateway");
  }

  void flow(String sourceId, String targetId, String condition) {
    var id = file().freeId("flow");
    file().refer("Sequence flow '" + id + "' comes from", sourceId);
    file().refer("Sequence flow '" + id + "' leads to", targetId);
    draw(id, sourceId, targetId, condition);
  }

  void finish() {
    for (var end : open) {
      if (end.mustLeadOn()) {
        throw new IllegalStateEngineException(
            "A branch of '"
                + end.source().id()
                + "' leads nowhere. Add what follows, or connect it with connectTo.");
      }
    }
  }

  private void requireOpen(String what) {
    if (open.isEmpty()) {
      throw new IllegalStateEngineException(
          "There is nothing that could "
              + what
              + ": begin with a start event, or go on from a node with moveTo.");
    }
  }

  private void connect(OpenEnd end, String targetId) {
    if (end.way() == OpenEnd.Way.COMPENSATION) {
      associate(end.source().id(), targetId);
      return;
    }
    var id = file().freeId("flow");
    if (end.way() == OpenEnd.Way.DEFAULT) {
      end.source().set("default", id);
    }
    draw(id, end.source().id(), targetId, end.condition());
  }

  private void draw(String id, String sourceId, String targetId, String condition) {
    var flow = Draft.standard(file(), "sequenceFlow").set("id", id);
    flow.set("sourceRef", sourceId).set("targetRef", targetId);
    if (condition != null) {
      flow.formal("conditionExpression", condition);
    }
    add(flow);
  }

  /** Artifacts stand behind all flow elements. */
  private void associate(String sourceId, String targetId) {
    var association = Draft.standard(file(), "association").set("id", file().freeId("association"));
    association.set("sourceRef", sourceId).set("targetRef", targetId);
    association.set("associationDirection", "One");
    scope.xml().addLast(association.xml().node(Namespaces.BPMN));
  }
}
