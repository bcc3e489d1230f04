package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.EventMapping;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads what an event of the event registry brings or carries. */
final class EventMappingReader {

  private static final Map<String, Boolean> ALL = Map.of("all", true);

  private final List<EventMapping> mappings = new ArrayList<>();

  /**
   * Reads the extension elements of a name when the element is read.
   *
   * @param name such as {@code eventOutParameter}
   */
  EventMappingReader(Element element, String name) {
    element.extension(name, child -> mappings.add(mapping(child)));
  }

  /** Returns what was read. */
  List<EventMapping> mappings() {
    return mappings;
  }

  /** The attributes that name types are read over: the event says what its values are. */
  private static EventMapping mapping(Element child) {
    var values = new Values(child);
    var all = values.oneOf("variables", attribute("variables", child), ALL, false);
    var source = child.expression(attribute("source", child));
    var expression = child.expression(attribute("sourceExpression", child));
    var name = values.stored("target", attribute("target", child));
    var targetExpression = child.expression(attribute("targetExpression", child));
    var target = name == null ? targetExpression : name;
    var isTransient = values.flag("transient", attribute("transient", child), false);
    attribute("sourceType", child);
    attribute("targetType", child);
    var sources = (all ? 1 : 0) + (source == null ? 0 : 1) + (expression == null ? 0 : 1);
    if (sources != 1 || !all && target == null) {
      child.report(
          BpmnProblem.INCOMPLETE_MAPPING,
          "The "
              + child.name()
              + " of '"
              + child.ownerId()
              + "' has source '"
              + source
              + "', sourceExpression '"
              + expression
              + "' and target '"
              + target
              + "'.");
    }
    return new EventMapping(all, source, expression, target, isTransient);
  }

  /** The attributes of an extension element need no prefix. */
  static String attribute(String name, Element element) {
    var plain = element.attribute(name);
    return plain == null ? element.engine(name) : plain;
  }
}
