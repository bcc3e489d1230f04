package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.DataAssignment;
import io.millrace.bpmn.internal.model.DataValue;
import io.millrace.bpmn.internal.parser.DataItems.Item;
import io.millrace.bpmn.internal.parser.DataItems.Kind;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A data association that was read. An end that a modeler left open, or that only leads to an
 * activity as a whole, makes it a drawing.
 *
 * <p>Spec: BPMN 2.0.2 §10.4.2. Deviation: the target of an assignment is a variable or a part of
 * one, not any expression.
 */
final class AssociationReader {

  private static final Pattern PATH =
      Pattern.compile("(?:[$#]\\{\\s*)?([\\p{L}_][\\w-]*(?:\\.[\\p{L}_][\\w-]*)*)(?:\\s*})?");

  private final Element element;
  private final List<String> sources = new ArrayList<>();
  private final List<Assignment> assignments = new ArrayList<>();
  private String target;
  private DataValue transformation;

  /** An assignment of a part. */
  private static final class Assignment {
    private DataValue from;
    private List<String> to;
  }

  private AssociationReader(Element element) {
    this.element = element;
  }

  static AssociationReader of(Element element) {
    var reader = new AssociationReader(element);
    element.child("sourceRef", child -> reader.sources.add(reference(child)));
    element.child("targetRef", child -> reader.target = reference(child));
    element.child("transformation", child -> reader.transformation = DataValueReader.formal(child));
    element.child("assignment", reader::readAssignment);
    element.read();
    reader.sources.removeIf(String::isEmpty);
    return reader;
  }

  private static String reference(Element child) {
    var text = child.text();
    return text.substring(text.indexOf(':') + 1);
  }

  private void readAssignment(Element child) {
    var assignment = new Assignment();
    child.child("from", from -> assignment.from = DataValueReader.formal(from));
    child.child("to", to -> assignment.to = path(to));
    child.read();
    if (assignment.from == null || assignment.to == null) {
      child.report(
          BpmnProblem.INCOMPLETE_ASSOCIATION, "An assignment lacks one of 'from' and 'to'.");
    } else {
      assignments.add(assignment);
    }
  }

  private static List<String> path(Element to) {
    to.attribute("language");
    var text = to.text();
    var matcher = PATH.matcher(text);
    if (!matcher.matches()) {
      to.report(
          BpmnProblem.ASSIGNMENT_TARGET, "'" + text + "' is neither a variable nor a part of one.");
      return List.of("");
    }
    return List.of(matcher.group(1).split("\\."));
  }

  /** Returns what fills a data input of the element; empty where nothing passes. */
  List<DataAssignment> input(DataItems items) {
    return read(items, true);
  }

  /** Returns what a data output of the element fills; empty where nothing passes. */
  List<DataAssignment> output(DataItems items) {
    return read(items, false);
  }

  private Item find(DataItems items, String id) {
    return items.find(id, element);
  }

  private List<DataAssignment> read(DataItems items, boolean isInput) {
    var ends = Stream.concat(sources.stream(), Stream.ofNullable(target)).toList();
    var missing = ends.stream().filter(id -> find(items, id) == null).toList();
    missing.forEach(this::reportDangling);
    if (!missing.isEmpty() || isDrawn(items)) {
      return List.of();
    }
    if (ends.stream().anyMatch(id -> find(items, id).kind() == Kind.STORE)) {
      element.report(
          BpmnProblem.DATA_STORE_ASSOCIATION,
          element.parent() + " reads or writes a data store, which the engine does not keep.");
      return List.of();
    }
    return assignments(items, isInput);
  }

  private void reportDangling(String id) {
    element.report(
        BpmnProblem.DANGLING_REFERENCE,
        "A data association of "
            + element.parent()
            + " refers to '"
            + id
            + "', which is not declared.");
  }

  /** Without an end, and with nothing that could give a value, it is a line on the paper. */
  private boolean isDrawn(DataItems items) {
    if (transformation != null || !assignments.isEmpty()) {
      return target != null && find(items, target).kind() == Kind.DRAWN;
    }
    return target == null || sources.isEmpty() || find(items, target).kind() == Kind.DRAWN;
  }

  private List<DataAssignment> assignments(DataItems items, boolean isInput) {
    var names = sources.stream().map(id -> find(items, id)).map(Item::variable).toList();
    var item = isInput ? target : sources.isEmpty() ? "" : sources.get(0);
    var read = new ArrayList<DataAssignment>();
    if (!assignments.isEmpty()) {
      for (var one : assignments) {
        read.add(new DataAssignment(orEmpty(item), one.to, one.from, names));
      }
    }
    if (transformation != null || assignments.isEmpty()) {
      if (target == null || transformation == null && names.size() > 1) {
        element.report(
            BpmnProblem.INCOMPLETE_ASSOCIATION,
            "The data association of "
                + element.parent()
                + " has "
                + names.size()
                + " sources and "
                + (target == null ? "no target." : "does not say how they are put together."));
        return List.of();
      }
      var value = transformation == null ? new DataValue.OfVariable(names.get(0)) : transformation;
      read.add(
          0,
          new DataAssignment(orEmpty(item), List.of(find(items, target).variable()), value, names));
    }
    return read;
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }
}
