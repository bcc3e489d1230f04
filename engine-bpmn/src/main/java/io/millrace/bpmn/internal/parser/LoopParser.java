package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CollectionHandling;
import io.millrace.bpmn.internal.model.LoopCharacteristics;
import io.millrace.bpmn.internal.model.VariableAggregation;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;

/** Reads how often a multi-instance activity is done. */
final class LoopParser {

  private final Element element;
  private final ProcessDraft process;
  private final List<VariableAggregation> aggregations = new ArrayList<>();
  private String cardinality;
  private String collection;
  private String elementVariable;
  private String completionCondition;
  private String outputCollection;
  private String outputVariable;
  private CollectionHandling handling;

  LoopParser(Element element, ProcessDraft process) {
    this.element = element;
    this.process = process;
  }

  /** Reads the loop; what its instances throw, and its data input, are found out later. */
  LoopCharacteristics parse() {
    process.addLoopEvents(element.parent().id(), new LoopEventsReader(element));
    var values = new Values(element);
    var continuation = new ContinuationReader(element);
    var isSequential = values.flag("isSequential", element.attribute("isSequential"), false);
    collection = element.expression(element.engine("collection"));
    elementVariable = values.literal("elementVariable", element.engine("elementVariable"));
    var indexVariable =
        values.literal("elementIndexVariable", element.engine("elementIndexVariable"));
    element.child("loopCardinality", this::readCardinality);
    element.child("loopDataInputRef", this::readCollection);
    element.child("inputDataItem", this::readElementVariable);
    element.child("loopDataOutputRef", c -> outputCollection = c.expression(textOf(c)));
    element.child("outputDataItem", this::readOutputVariable);
    element.extension("collection", this::readHandled);
    element.extension(
        "variableAggregation", c -> aggregations.add(new AggregationReader(c).read()));
    element.child("completionCondition", c -> completionCondition = new ConditionReader(c).read());
    element.read();
    addOutput();
    if (cardinality == null && collection == null && handling == null) {
      element.report(
          BpmnProblem.LOOP_WITHOUT_COUNT,
          "The multi-instance activity '"
              + element.ownerId()
              + "' has neither loopCardinality nor collection.");
    }
    return new LoopCharacteristics(
        isSequential,
        cardinality,
        collection,
        handling,
        elementVariable,
        indexVariable,
        completionCondition,
        continuation.ofNode(),
        aggregations,
        null);
  }

  private static String textOf(Element child) {
    var text = child.text();
    return text.isEmpty() ? null : text;
  }

  private void readOutputVariable(Element child) {
    outputVariable = child.attribute("name");
    child.read();
  }

  /** The values that the instances leave in one variable become one list. */
  private void addOutput() {
    if (outputCollection != null && outputVariable != null) {
      aggregations.add(VariableAggregation.ofValues(outputVariable, outputCollection));
    } else if (outputCollection != null || outputVariable != null) {
      element.report(
          BpmnProblem.INCOMPLETE_AGGREGATION,
          "The multi-instance activity '"
              + element.ownerId()
              + "' has "
              + (outputCollection == null
                  ? "an outputDataItem without a loopDataOutputRef."
                  : "a loopDataOutputRef without an outputDataItem that has a name."));
    }
  }

  private void readHandled(Element child) {
    var reader = new CollectionReader(child);
    reader.read();
    collection = same(child, collection, reader.text());
    handling = reader.handling();
  }

  private void readCardinality(Element child) {
    var text = child.text();
    if (!text.isEmpty()) {
      cardinality = new Values(child).count("loopCardinality", text);
    }
  }

  private void readCollection(Element child) {
    var text = child.text();
    if (!text.isEmpty()) {
      collection = same(child, collection, child.expression(text));
      process.addLoopInput(element.parent().id(), new LoopInputReader(child, text));
    }
  }

  private void readElementVariable(Element child) {
    var name = new Values(child).literal("name", child.attribute("name"));
    elementVariable = same(child, elementVariable, name == null ? child.id() : name);
    DataFlowReader.readItem(child, process.items());
  }

  private static String same(Element child, String first, String second) {
    if (first != null && second != null && !first.equals(second)) {
      child.report(
          BpmnProblem.CONTRADICTION,
          "'"
              + child.name()
              + "' is '"
              + second
              + "', and the attribute of the engine says '"
              + first
              + "'.");
    }
    return first == null ? second : first;
  }
}
