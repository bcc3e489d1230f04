package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CompensationLinks;
import io.millrace.bpmn.internal.model.DataFlow;
import io.millrace.bpmn.internal.model.DataObject;
import io.millrace.bpmn.internal.model.DataValue;
import io.millrace.bpmn.internal.model.FlowGraph;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.LoopEvents;
import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.model.TokenQuantity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The nodes and flows of a process while it is read. Not thread-safe. */
final class ProcessDraft {

  private final List<Placed> nodes = new ArrayList<>();
  private final List<SequenceFlow> flows = new ArrayList<>();
  private final Map<String, String> defaults = new HashMap<>();
  private final Set<String> handlers = new HashSet<>();
  private final Map<String, List<String>> associations = new HashMap<>();
  private final Map<String, List<DataObject>> dataObjects = new LinkedHashMap<>();
  private final Map<String, LoopEventsReader> loopEvents = new LinkedHashMap<>();
  private final Map<String, LoopInputReader> loopInputs = new LinkedHashMap<>();
  private final Map<String, TokenQuantity> quantities = new HashMap<>();
  private final DataItems items = new DataItems();
  private final List<DataFlowReader> dataFlows = new ArrayList<>();

  void addNode(String scopeId, NodeDraft node) {
    nodes.add(new Placed(scopeId, node));
  }

  void addFlow(SequenceFlow flow) {
    flows.add(flow);
  }

  /** Remembers the default flow of a node; either may be null where the file lacks it. */
  void setDefault(String nodeId, String flowId) {
    if (flowId != null) {
      defaults.put(nodeId, flowId);
    }
  }

  /** Remembers that an activity is for compensation only. */
  void addCompensationHandler(String activityId) {
    handlers.add(activityId);
  }

  /** Remembers an association; either end may be null where the file lacks it. */
  void addAssociation(String source, String target) {
    if (source != null && target != null) {
      associations.computeIfAbsent(source, id -> new ArrayList<>()).add(target);
      associations.computeIfAbsent(target, id -> new ArrayList<>()).add(source);
    }
  }

  void addDataObject(String scopeId, DataObject object) {
    dataObjects.computeIfAbsent(scopeId, id -> new ArrayList<>()).add(object);
  }

  /** Remembers how many tokens an activity takes and lets go; one where the file gives no id. */
  void addQuantity(String activityId, TokenQuantity quantity) {
    if (activityId != null && !quantity.equals(TokenQuantity.ONE)) {
      quantities.put(activityId, quantity);
    }
  }

  /** Remembers what reads the events that the instances of an activity throw. */
  void addLoopEvents(String activityId, LoopEventsReader events) {
    if (activityId != null) {
      loopEvents.put(activityId, events);
    }
  }

  private Map<String, LoopEvents> loopEvents(References references) {
    var read = new HashMap<String, LoopEvents>();
    loopEvents.forEach(
        (id, reader) -> {
          var events = reader.link(references);
          if (!events.equals(LoopEvents.NONE)) {
            read.put(id, events);
          }
        });
    return read;
  }

  /** Remembers what finds the elements of a multi-instance activity. */
  void addLoopInput(String activityId, LoopInputReader input) {
    if (activityId != null) {
      loopInputs.put(activityId, input);
    }
  }

  private Map<String, DataValue> loopInputs(Map<String, DataFlow> flows) {
    var read = new HashMap<String, DataValue>();
    loopInputs.forEach(
        (id, reader) -> reader.link(items, flows.get(id)).ifPresent(value -> read.put(id, value)));
    return read;
  }

  /** Returns what data associations can refer to. */
  DataItems items() {
    return items;
  }

  /** Remembers what reads the data that flows into and out of a node. */
  void addDataFlow(DataFlowReader flow) {
    dataFlows.add(flow);
  }

  private Map<String, DataFlow> dataFlows() {
    var read = new HashMap<String, DataFlow>();
    for (var flow : dataFlows) {
      flow.read().filter(found -> flow.id() != null).ifPresent(found -> read.put(flow.id(), found));
    }
    return read;
  }

  FlowGraph link(References references) {
    var linked = new ArrayList<FlowNode>(nodes.size());
    var parents = new HashMap<String, String>();
    for (var placed : nodes) {
      var node = placed.node().link(references);
      linked.add(node);
      parents.put(node.id(), placed.scopeId());
    }
    var dataFlows = dataFlows();
    return FlowGraph.of(
        linked,
        flows,
        parents,
        defaults,
        new CompensationLinks(handlers, associations),
        new FlowGraph.Data(dataObjects, dataFlows, loopInputs(dataFlows)),
        quantities,
        loopEvents(references));
  }

  private record Placed(String scopeId, NodeDraft node) {}
}
