package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.DataAssignment;
import io.millrace.bpmn.internal.model.DataFlow;
import io.millrace.bpmn.internal.model.DataValue;
import io.millrace.bpmn.internal.parser.DataItems.Kind;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.List;
import java.util.Optional;

/**
 * Finds what a {@code loopDataInputRef} refers to: a data input of the activity, which its data
 * association fills, or another item of data. Ask for it when the whole process was read.
 *
 * <p>Spec: BPMN 2.0.2 table 10.30. Deviation: what is no item of data is an expression or the name
 * of a variable.
 */
final class LoopInputReader {

  private final Element element;
  private final String text;

  LoopInputReader(Element element, String text) {
    this.element = element;
    this.text = text;
  }

  /**
   * Returns what gives the elements; empty where the text does. What cannot give any is reported.
   *
   * @param flow the data that goes into the activity; may be null
   */
  Optional<DataValue> link(DataItems items, DataFlow flow) {
    var id = text.substring(text.indexOf(':') + 1);
    var item = Syntax.isExpression(text) ? null : items.find(id, element);
    if (item == null) {
      return Optional.empty();
    }
    if (item.kind() == Kind.STORE) {
      element.report(
          BpmnProblem.DATA_STORE_ASSOCIATION,
          activity() + " makes instances of a data store, which the engine does not keep.");
      return Optional.empty();
    }
    var parts = flow == null ? List.<DataAssignment>of() : filling(id, flow);
    if (parts.isEmpty()) {
      return Optional.of(new DataValue.OfVariable(item.variable()));
    }
    if (parts.size() > 1 || !isWhole(parts.get(0))) {
      element.report(
          BpmnProblem.INCOMPLETE_ASSOCIATION,
          activity()
              + " makes instances of '"
              + id
              + "', which is put together of parts or has no value.");
      return Optional.empty();
    }
    return Optional.of(parts.get(0).value());
  }

  private static List<DataAssignment> filling(String id, DataFlow flow) {
    return flow.in().assignments().stream().filter(part -> part.item().equals(id)).toList();
  }

  private static boolean isWhole(DataAssignment part) {
    var value = part.value();
    return part.target().size() == 1
        && (value instanceof DataValue.OfVariable
            || value instanceof DataValue.Scripted
            || value instanceof DataValue.Text text && text.text() != null);
  }

  private String activity() {
    return "The multi-instance activity '" + element.parent().parent().id() + "'";
  }
}
