package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.DataAssignment;
import io.millrace.bpmn.internal.model.DataFlow;
import io.millrace.bpmn.internal.model.DataFlow.Side;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the data that goes into an activity or event and comes out of it: mappings of inputs and
 * outputs, data associations, and which of them are needed. Ask for it after the whole process was
 * read.
 */
final class DataFlowReader {

  private static final Set<String> EVENTS =
      Set.of(
          "startEvent",
          "intermediateCatchEvent",
          "intermediateThrowEvent",
          "boundaryEvent",
          "endEvent");

  private static final Set<String> ACTIVITIES =
      Set.of(
          "task",
          "manualTask",
          "userTask",
          "serviceTask",
          "sendTask",
          "businessRuleTask",
          "scriptTask",
          "receiveTask",
          "subProcess",
          "transaction",
          "adHocSubProcess",
          "callActivity");

  private final Element element;
  private final DataItems items;
  private final List<DataAssignment> in = new ArrayList<>();
  private final List<DataAssignment> out = new ArrayList<>();
  private final List<AssociationReader> inputs = new ArrayList<>();
  private final List<AssociationReader> outputs = new ArrayList<>();
  private final List<Set<String>> inputSets = new ArrayList<>();
  private final List<Set<String>> outputSets = new ArrayList<>();

  private DataFlowReader(Element element, DataItems items) {
    this.element = element;
    this.items = items;
  }

  /** Says what to do with the data of an element, if it is one that can have any. */
  static DataFlowReader of(Element element, DataItems items) {
    var reader = new DataFlowReader(element, items);
    if (EVENTS.contains(element.name()) || isActivity(element)) {
      reader.attach();
    }
    return reader;
  }

  static boolean isActivity(Element element) {
    return ACTIVITIES.contains(element.name());
  }

  private void attach() {
    element.extension("inputOutput", this::readMappings);
    element.extension("connector", child -> refuseConnector(child, element));
    element.child("property", child -> readItem(child, items));
    element.child("ioSpecification", this::readSpecification);
    readSets(element);
    element.child("dataInputAssociation", child -> inputs.add(AssociationReader.of(child)));
    element.child("dataOutputAssociation", child -> outputs.add(AssociationReader.of(child)));
  }

  /** Notes a data object, property, input or output, of which nothing but its name is needed. */
  static void readItem(Element child, DataItems items) {
    items.add(child);
    child.read();
  }

  /** Refuses a connector, whatever is in it. */
  static void refuseConnector(Element child, Element element) {
    child.attributes().ignore();
    child.report(
        BpmnProblem.CONNECTOR, element + " calls a connector, and there are none in this engine.");
  }

  private void readMappings(Element child) {
    child.extension("inputParameter", one -> in.add(parameter(one)));
    child.extension("outputParameter", one -> out.add(parameter(one)));
    child.read();
  }

  private DataAssignment parameter(Element child) {
    var name = new Values(child).shortText("name", child.attribute("name"));
    var value = new DataValueReader(child).read();
    if (name == null) {
      child.report(
          BpmnProblem.PARAMETER_WITHOUT_NAME,
          "The " + child.name() + " of " + element + " has no name.");
    }
    return new DataAssignment(
        name == null ? "" : name, List.of(name == null ? "" : name), value, List.of());
  }

  private void readSpecification(Element child) {
    readSets(child);
    child.read();
  }

  private void readSets(Element owner) {
    owner.child("dataInput", child -> readItem(child, items));
    owner.child("dataOutput", child -> readItem(child, items));
    owner.child(
        "inputSet",
        child ->
            inputSets.add(
                readSet(child, "dataInputRefs", "optionalInputRefs", "whileExecutingInputRefs")));
    owner.child(
        "outputSet",
        child ->
            outputSets.add(
                readSet(
                    child, "dataOutputRefs", "optionalOutputRefs", "whileExecutingOutputRefs")));
  }

  /** Reads which items a set needs: those that are optional or come later are not. */
  private static Set<String> readSet(Element set, String all, String optional, String later) {
    var needed = new HashSet<String>();
    var others = new HashSet<String>();
    set.child(all, child -> needed.add(idOf(child)));
    set.child(optional, child -> others.add(idOf(child)));
    set.child(later, child -> others.add(idOf(child)));
    set.child("outputSetRefs", Element::text);
    set.child("inputSetRefs", Element::text);
    set.read();
    needed.removeAll(others);
    return needed;
  }

  private static String idOf(Element child) {
    var text = child.text();
    return text.substring(text.indexOf(':') + 1);
  }

  /** Returns what passes; empty where nothing does. What cannot pass is reported. */
  Optional<DataFlow> read() {
    for (var input : inputs) {
      in.addAll(input.input(items));
    }
    for (var output : outputs) {
      out.addAll(output.output(items));
    }
    return in.isEmpty() && out.isEmpty()
        ? Optional.empty()
        : Optional.of(new DataFlow(new Side(in, inputSets), new Side(out, outputSets)));
  }

  /** Returns the id of the element. */
  String id() {
    return element.id();
  }
}
