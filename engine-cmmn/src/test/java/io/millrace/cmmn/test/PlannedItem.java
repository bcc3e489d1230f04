package io.millrace.cmmn.test;

import java.util.ArrayList;
import java.util.List;

/**
 * A plan item with its definition and its sentries, to be written as XML, so that a test shows its
 * case beside what it expects. Used by one thread.
 */
public final class PlannedItem {

  private final String id;
  private final String definition;
  private final List<String> criteria = new ArrayList<>();
  private final List<String> sentries = new ArrayList<>();
  private final List<PlannedItem> children;
  private String control = "";
  private String attributes = "";
  private String body = "";
  private String extensions = "";

  private PlannedItem(String id, String definition, List<PlannedItem> children) {
    this.id = id;
    this.definition = definition;
    this.children = children;
  }

  /** A human task. */
  public static PlannedItem human(String id) {
    return new PlannedItem(id, "humanTask", List.of());
  }

  /** A generic task. */
  public static PlannedItem task(String id) {
    return new PlannedItem(id, "task", List.of());
  }

  /** A service task that evaluates an expression. */
  public static PlannedItem service(String id, String expression) {
    return task(id).with("flowable:type=\"java\" flowable:expression=\"" + expression + "\"");
  }

  /** An item of any kind, by the name of its element. */
  public static PlannedItem item(String id, String element) {
    return new PlannedItem(id, element, List.of());
  }

  /** A milestone. */
  public static PlannedItem milestone(String id) {
    return new PlannedItem(id, "milestone", List.of());
  }

  /** A user event listener. */
  public static PlannedItem user(String id) {
    return new PlannedItem(id, "userEventListener", List.of());
  }

  /** A generic event listener. */
  public static PlannedItem event(String id) {
    return new PlannedItem(id, "eventListener", List.of());
  }

  /** A timer event listener. */
  public static PlannedItem timer(String id, String time) {
    return new PlannedItem(id, "timerEventListener", List.of())
        .body("<timerExpression><![CDATA[" + time + "]]></timerExpression>");
  }

  /** A signal event listener. */
  public static PlannedItem signal(String id, String name) {
    return event(id).with("flowable:eventType=\"signal\" flowable:signalRef=\"" + name + "\"");
  }

  /** A variable event listener. */
  public static PlannedItem variable(String id, String name, String change) {
    return event(id)
        .with(
            "flowable:eventType=\"variable\" flowable:variableName=\"%s\" flowable:variableChangeType=\"%s\""
                .formatted(name, change));
  }

  /** An intent event listener. */
  public static PlannedItem intent(String id) {
    return event(id).with("flowable:eventType=\"intent\"");
  }

  /** Lets the clock of a timer start with an event, written {@code item.event}. */
  public PlannedItem startsBy(String event) {
    var at = event.lastIndexOf('.');
    return body(
        "<planItemStartTrigger id=\"start_%s\" sourceRef=\"%s\"><standardEvent>%s</standardEvent></planItemStartTrigger>"
            .formatted(id, event.substring(0, at), event.substring(at + 1)));
  }

  /** Adds elements to the definition. */
  public PlannedItem body(String more) {
    body += more;
    return this;
  }

  /** A stage. */
  public static PlannedItem stage(String id, PlannedItem... children) {
    return new PlannedItem(id, "stage", List.of(children));
  }

  /** Adds attributes to the definition. */
  public PlannedItem with(String more) {
    attributes += " " + more;
    return this;
  }

  /** Adds extension elements to the definition. */
  public PlannedItem extended(String more) {
    extensions += more;
    return this;
  }

  /** Adds a field with a text to the definition. */
  public PlannedItem field(String name, String text) {
    return extended(
        "<flowable:field name=\"%s\"><flowable:string><![CDATA[%s]]></flowable:string></flowable:field>"
            .formatted(name, text));
  }

  /** Adds a field with an expression to the definition. */
  public PlannedItem fieldOf(String name, String expression) {
    return extended(
        "<flowable:field name=\"%s\"><flowable:expression><![CDATA[%s]]></flowable:expression></flowable:field>"
            .formatted(name, expression));
  }

  /** Adds rules. */
  public PlannedItem rules(String more) {
    control += more;
    return this;
  }

  /** Adds a rule that makes it repeat. */
  public PlannedItem repeats(String condition) {
    return rules(rule("repetitionRule", "", condition));
  }

  /** Adds a rule with attributes that makes it repeat. */
  public PlannedItem repeats(String attributes, String condition) {
    return rules(rule("repetitionRule", attributes, condition));
  }

  /** Lets it wait to be started by hand. */
  public PlannedItem manual() {
    return rules("<manualActivationRule/>");
  }

  /** Lets its stage wait for it. */
  public PlannedItem required() {
    return rules("<requiredRule/>");
  }

  private static String rule(String name, String attributes, String condition) {
    var open = "<" + name + (attributes.isEmpty() ? "" : " " + attributes);
    return condition == null
        ? open + "/>"
        : open + "><condition><![CDATA[" + condition + "]]></condition></" + name + ">";
  }

  /**
   * Starts when all of some events have happened, each written {@code item.event}, or {@code
   * item.exit@criterion} for the exit by a criterion, or {@code $variable.change}.
   */
  public PlannedItem entry(String... events) {
    return criterion("entryCriterion", "", null, events);
  }

  /** Starts when all of some events have happened and a condition holds. */
  public PlannedItem entryIf(String condition, String... events) {
    return criterion("entryCriterion", "", condition, events);
  }

  /** Ends when all of some events have happened. */
  public PlannedItem exit(String... events) {
    return criterion("exitCriterion", "", null, events);
  }

  /** Ends when all of some events have happened, as attributes of the criterion say. */
  public PlannedItem exitWith(String attributes, String... events) {
    return criterion("exitCriterion", attributes, null, events);
  }

  /** Ends when a condition holds. */
  public PlannedItem exitIf(String condition, String... events) {
    return criterion("exitCriterion", "", condition, events);
  }

  /** The sentries that were added forget what has happened with each evaluation. */
  public PlannedItem forgetful() {
    sentries.replaceAll(
        sentry -> sentry.replace("<sentry ", "<sentry flowable:triggerMode=\"onEvent\" "));
    return this;
  }

  private PlannedItem criterion(String kind, String more, String condition, String... events) {
    var number = id + "_" + kind + sentries.size();
    criteria.add(
        "<%s id=\"%s\" sentryRef=\"sentry_%s\" %s/>".formatted(kind, number, number, more));
    sentries.add(sentry("sentry_" + number, condition, events));
    return this;
  }

  private static String sentry(String id, String condition, String... events) {
    var text = new StringBuilder("<sentry id=\"" + id + "\">");
    for (var event : events) {
      if (event.startsWith("$")) {
        text.append(variableOnPart(event));
      }
    }
    for (var i = 0; i < events.length; i++) {
      if (events[i].startsWith("$")) {
        continue;
      }
      var at = events[i].lastIndexOf('.');
      var event = events[i].substring(at + 1).split("@");
      var reason = event.length == 1 ? "" : " exitCriterionRef=\"" + event[1] + "\"";
      text.append(
          "<planItemOnPart id=\"%s_%d\" sourceRef=\"%s\"%s><standardEvent>%s</standardEvent></planItemOnPart>"
              .formatted(id, i, events[i].substring(0, at), reason, event[0]));
    }
    if (condition != null) {
      text.append("<ifPart><condition><![CDATA[" + condition + "]]></condition></ifPart>");
    }
    return text.append("</sentry>").toString();
  }

  private static String variableOnPart(String event) {
    var at = event.lastIndexOf('.');
    var change = event.substring(at + 1);
    return "<extensionElements><camunda:variableOnPart variableName=\"%s\">%s</camunda:variableOnPart></extensionElements>"
        .formatted(
            event.substring(1, at),
            change.equals("all")
                ? ""
                : "<camunda:variableEvent>" + change + "</camunda:variableEvent>");
  }

  private String planItem() {
    var rules = control.isEmpty() ? "" : "<itemControl>" + control + "</itemControl>";
    return "<planItem id=\"%s\" name=\"%s\" definitionRef=\"def_%s\">%s%s</planItem>"
        .formatted(id, id, id, rules, String.join("", criteria));
  }

  private String definition() {
    var more =
        extensions.isEmpty() ? "" : "<extensionElements>" + extensions + "</extensionElements>";
    return "<%s id=\"def_%s\"%s>%s%s</%s>"
        .formatted(definition, id, attributes, more + body, content(children), definition);
  }

  private static String content(List<PlannedItem> items) {
    var text = new StringBuilder();
    items.forEach(item -> text.append(item.planItem()).append('\n'));
    items.forEach(item -> item.sentries.forEach(sentry -> text.append(sentry).append('\n')));
    items.forEach(item -> text.append(item.definition()).append('\n'));
    return text.toString();
  }

  /** Returns a file with one case, {@code case}, whose plan model holds what this stage holds. */
  String file() {
    return """
        <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL" xmlns:flowable="http://flowable.org/cmmn" xmlns:camunda="http://camunda.org/schema/1.0/cmmn" targetNamespace="test">
          <case id="case">
            <casePlanModel id="%s"%s>
        %s%s
        %s
            </casePlanModel>
          </case>
        </definitions>
        """
        .formatted(
            id,
            attributes,
            content(children),
            String.join("\n", sentries),
            String.join("\n", criteria));
  }
}
