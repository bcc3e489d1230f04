package io.millrace.bpmn.internal.parser;

import static java.util.Map.entry;

import java.util.Map;

/** Reads what stands in a process or sub-process. Each kind of node is one line here. */
final class ScopeParser {

  private static final Map<String, FlowNodeParser> NODES =
      Map.ofEntries(
          entry("startEvent", new StartEventParser()),
          entry("intermediateCatchEvent", new IntermediateCatchEventParser()),
          entry("intermediateThrowEvent", new IntermediateThrowEventParser()),
          entry("boundaryEvent", new BoundaryEventParser()),
          entry("endEvent", new EndEventParser()),
          entry("exclusiveGateway", new ExclusiveGatewayParser()),
          entry("parallelGateway", new ParallelGatewayParser()),
          entry("inclusiveGateway", new InclusiveGatewayParser()),
          entry("eventBasedGateway", new EventBasedGatewayParser()),
          entry("complexGateway", new ComplexGatewayParser()),
          entry("task", new NoneTaskParser()),
          entry("manualTask", new ManualTaskParser()),
          entry("userTask", new UserTaskParser()),
          entry("serviceTask", new ServiceTaskParser()),
          entry("sendTask", new ServiceTaskParser()),
          entry("businessRuleTask", new ServiceTaskParser()),
          entry("scriptTask", new ScriptTaskParser()),
          entry("receiveTask", new ReceiveTaskParser()),
          entry("subProcess", new SubProcessParser()),
          entry("transaction", new TransactionParser()),
          entry("adHocSubProcess", new AdHocSubProcessParser()),
          entry("callActivity", new CallActivityParser()));

  private final ProcessDraft process;

  ScopeParser(ProcessDraft process) {
    this.process = process;
  }

  /** Says what to do with the nodes and flows of a scope. */
  void attachTo(Element scope, String scopeId) {
    NODES.forEach((name, parser) -> scope.child(name, node -> readNode(scopeId, node, parser)));
    scope.child("sequenceFlow", flow -> process.addFlow(new SequenceFlowParser(flow).parse()));
    scope.child(
        "dataObject",
        object -> {
          process.items().add(object);
          new DataObjectParser(object)
              .parse()
              .ifPresent(read -> process.addDataObject(scopeId, read));
        });
    scope.child("dataObjectReference", process.items()::addReference);
    scope.child("dataStoreReference", process.items()::addStore);
    scope.child("association", association -> readAssociation(association));
  }

  private void readNode(String scopeId, Element node, FlowNodeParser parser) {
    process.addDataFlow(DataFlowReader.of(node, process.items()));
    if (DataFlowReader.isActivity(node)) {
      process.addQuantity(node.id(), new QuantityReader(node).read());
    }
    process.addNode(scopeId, parser.parse(node, process));
  }

  private void readAssociation(Element association) {
    process.addAssociation(association.reference("sourceRef"), association.reference("targetRef"));
    association.attributes().ignore();
  }
}
