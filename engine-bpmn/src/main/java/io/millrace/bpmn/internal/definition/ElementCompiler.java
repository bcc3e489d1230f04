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

  /** Gives each node of a process its behavior; all of them are linked by then. */
  void behave(ProcessModel model, Map<String, Node> nodes);

  /** Returns the condition of a flow; null if it has none. */
  FlowCondition condition(SequenceFlow flow);

  /** Returns the data objects of a process at its top level. */
  DataObjects dataObjects(ProcessModel model);

  /** Returns what listens at an element. */
  ElementListeners listeners(ElementInfo info);
}
