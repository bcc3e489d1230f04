package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.operation.DataObjects;
import io.millrace.bpmn.internal.operation.ElementListeners;
import io.millrace.bpmn.internal.operation.FlowCondition;
import io.millrace.bpmn.internal.operation.Node;
import java.util.Map;

/** Gives the elements of a process what they do. The behaviors implement it; thread-safe. */
public interface ElementCompiler {

  /** Gives a node its behavior; all nodes are linked by then. */
  void behave(Node node, ProcessModel model, Map<String, Node> nodes);

  /** Returns the condition of a flow; null if it has none. */
  FlowCondition condition(SequenceFlow flow);

  /** Returns the data objects of a process at its top level. */
  DataObjects dataObjects(ProcessModel model);

  /** Returns what listens at an element. */
  ElementListeners listeners(ElementInfo info);
}
