package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CompensationLinks;
import io.millrace.bpmn.internal.model.DataObject;
import io.millrace.bpmn.internal.model.FlowGraph;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.SequenceFlow;
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

  FlowGraph link(References references) {
    var linked = new ArrayList<FlowNode>(nodes.size());
    var parents = new HashMap<String, String>();
    for (var placed : nodes) {
      var node = placed.node().link(references);
      linked.add(node);
      parents.put(node.id(), placed.scopeId());
    }
    return FlowGraph.of(
        linked,
        flows,
        parents,
        defaults,
        new CompensationLinks(handlers, associations),
        dataObjects);
  }

  private record Placed(String scopeId, NodeDraft node) {}
}
