package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.FlowGraph;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.SequenceFlow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The nodes and flows of a process while it is read. Not thread-safe. */
final class ProcessDraft {

  private final List<Placed> nodes = new ArrayList<>();
  private final List<SequenceFlow> flows = new ArrayList<>();
  private final Map<String, String> defaults = new HashMap<>();

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

  FlowGraph link(References references) {
    var linked = new ArrayList<FlowNode>(nodes.size());
    var parents = new HashMap<String, String>();
    for (var placed : nodes) {
      var node = placed.node().link(references);
      linked.add(node);
      parents.put(node.id(), placed.scopeId());
    }
    return FlowGraph.of(linked, flows, parents, defaults);
  }

  private record Placed(String scopeId, NodeDraft node) {}
}
