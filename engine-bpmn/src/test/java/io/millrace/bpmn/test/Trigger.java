package io.millrace.bpmn.test;

import java.util.List;
import java.util.function.UnaryOperator;

/** What an event waits for or brings about. What it refers to is declared in the file by itself. */
public final class Trigger {

  private static final String VARIABLE_LISTENER = "flowable:variableListener";
  private static final String REGISTRY = "registry";

  private final String definition;
  private final String declared;
  private final String name;
  private final UnaryOperator<XmlNode> more;
  private final List<Trigger> parts;

  private final UnaryOperator<XmlNode> detail;

  private Trigger(String definition, String declared, String name, UnaryOperator<XmlNode> more) {
    this(definition, declared, name, more, UnaryOperator.identity(), List.of());
  }

  private Trigger(
      String definition,
      String declared,
      String name,
      UnaryOperator<XmlNode> more,
      UnaryOperator<XmlNode> detail,
      List<Trigger> parts) {
    this.parts = parts;
    this.definition = definition;
    this.declared = declared;
    this.name = name;
    this.more = more;
    this.detail = detail;
  }

  /** The same with an attribute of its event definition. */
  public Trigger with(String attribute, Object value) {
    return with(node -> node.set(attribute, value));
  }

  /** The same with an extension element in its event definition. */
  public Trigger extension(String element, Object... attributes) {
    return with(
        node -> {
          node.extend(ElementBuilder.withAttributes(element, attributes));
          return node;
        });
  }

  private Trigger with(UnaryOperator<XmlNode> next) {
    return new Trigger(
        definition, declared, name, more, node -> next.apply(detail.apply(node)), parts);
  }

  /** An escalation of this code. */
  public static Trigger escalation(String code) {
    return new Trigger("escalation", "escalation", code, UnaryOperator.identity());
  }

  /** Every escalation; to be caught only. */
  public static Trigger anyEscalation() {
    return new Trigger("escalation", null, null, UnaryOperator.identity());
  }

  /** One end of the link of this name. */
  public static Trigger link(String name) {
    return new Trigger("link", null, null, definition -> definition.set("name", name));
  }

  /** The end of the innermost multi-instance activity. */
  public static Trigger terminateMultiInstance() {
    return new Trigger(
        "terminate",
        null,
        null,
        definition -> definition.set("millrace:terminateMultiInstance", true));
  }

  /** Fires at a point in time. */
  public static Trigger timerDate(String date) {
    return timer("timeDate", date);
  }

  /** Fires after a span. */
  public static Trigger timerDuration(String duration) {
    return timer("timeDuration", duration);
  }

  /** Fires again and again. */
  public static Trigger timerCycle(String cycle) {
    return timer("timeCycle", cycle);
  }

  /** Fires again and again until a date. */
  public static Trigger timerCycle(String cycle, String endDate) {
    var time = new XmlNode("timeCycle").text(cycle).set("flowable:endDate", endDate);
    return new Trigger("timer", null, null, definition -> definition.add(time));
  }

  /** A message of this name. */
  public static Trigger message(String name) {
    return new Trigger("message", "message", name, UnaryOperator.identity());
  }

  /** A signal of this name that everybody hears. */
  public static Trigger signal(String name) {
    return new Trigger("signal", "signal", name, UnaryOperator.identity());
  }

  /** A signal of this name that only its process instance hears. */
  public static Trigger instanceSignal(String name) {
    return new Trigger(
        "signal", "signal", name, signal -> signal.set("millrace:scope", "processInstance"));
  }

  /** An error of this code. */
  public static Trigger error(String code) {
    return new Trigger("error", "error", code, UnaryOperator.identity());
  }

  /** Every error; to be caught only. */
  public static Trigger anyError() {
    return new Trigger("error", null, null, UnaryOperator.identity());
  }

  /** The end of the scope the end event stands in. */
  public static Trigger terminate() {
    return new Trigger("terminate", null, null, UnaryOperator.identity());
  }

  /** The end of the root process instance. */
  public static Trigger terminateAll() {
    return new Trigger(
        "terminate", null, null, definition -> definition.set("millrace:terminateAll", true));
  }

  /** The compensation of all that has completed; at a border, what binds a handler. */
  public static Trigger compensation() {
    return new Trigger("compensate", null, null, UnaryOperator.identity());
  }

  /** The compensation of one activity. */
  public static Trigger compensationOf(String activity) {
    return new Trigger(
        "compensate", null, null, definition -> definition.set("activityRef", activity));
  }

  /** The compensation of all that has completed, which is not waited for. */
  public static Trigger compensationBeside() {
    return new Trigger(
        "compensate", null, null, definition -> definition.set("waitForCompletion", false));
  }

  /** The cancellation of a transaction. */
  public static Trigger cancel() {
    return new Trigger("cancel", null, null, UnaryOperator.identity());
  }

  /** A condition, with attributes of the event definition: name, value, name, value, … */
  public static Trigger condition(String condition, Object... attributes) {
    return new Trigger(
        "conditional",
        null,
        null,
        definition -> {
          for (var i = 0; i < attributes.length; i += 2) {
            definition.set(String.valueOf(attributes[i]), attributes[i + 1]);
          }
          return definition.add(new XmlNode("condition").text(condition));
        });
  }

  /** A change of a variable: {@code create}, {@code update}, {@code delete}, … */
  public static Trigger variable(String name, String changeType) {
    return new Trigger(
        VARIABLE_LISTENER,
        null,
        null,
        definition -> definition.set("variableName", name).set("variableChangeType", changeType));
  }

  /**
   * An event of the event registry that carries values: name, value, name, value, …
   *
   * @param key its key, or an expression that gives it
   */
  public static Trigger event(String key, Object... correlations) {
    return new Trigger(
        REGISTRY,
        null,
        null,
        event -> {
          event.extend(new XmlNode("flowable:eventType").text(key));
          for (var i = 0; i < correlations.length; i += 2) {
            event.extend(
                ElementBuilder.withAttributes(
                    "flowable:eventCorrelationParameter",
                    "name",
                    correlations[i],
                    "value",
                    correlations[i + 1]));
          }
          return event;
        });
  }

  private static Trigger timer(String kind, String value) {
    return new Trigger(
        "timer", null, null, definition -> definition.add(new XmlNode(kind).text(value)));
  }

  /** Several triggers, one of which is enough where they are waited for. */
  public static Trigger anyOf(Trigger... parts) {
    return new Trigger(
        null, null, null, UnaryOperator.identity(), UnaryOperator.identity(), List.of(parts));
  }

  /** Adds the definition to an event. */
  void addTo(XmlNode event, BpmnDocument document) {
    if (!parts.isEmpty()) {
      parts.forEach(part -> part.addTo(event, document));
    } else if (definition.equals(REGISTRY)) {
      more.apply(event);
    } else if (definition.equals(VARIABLE_LISTENER)) {
      event.extend(definition(document));
    } else {
      event.add(definition(document));
    }
  }

  private XmlNode definition(BpmnDocument document) {
    var node = new XmlNode(definition + "EventDefinition");
    return detail.apply(
        declared == null
            ? more.apply(node)
            : node.set(declared + "Ref", document.declare(declared, name, more)));
  }
}
