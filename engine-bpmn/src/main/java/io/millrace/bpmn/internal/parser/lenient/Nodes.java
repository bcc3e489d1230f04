package io.millrace.bpmn.internal.parser.lenient;

import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.common.internal.xml.XmlAttribute;
import java.util.Set;

/** What is known of flow nodes, and how one is made into another. */
final class Nodes {

  private static final Set<String> SCOPES =
      Set.of("process", "subProcess", "transaction", "adHocSubProcess");
  private static final Set<String> KEPT_ATTRIBUTES =
      Set.of(
          "id",
          "name",
          "default",
          "async",
          "asyncBefore",
          "asyncAfter",
          "asyncLeave",
          "exclusive",
          "jobPriority");
  private static final Set<String> KEPT_CHILDREN =
      Set.of("documentation", "incoming", "outgoing", "extensionElements");
  private static final Set<String> KEPT_EXTENSIONS =
      Set.of("executionListener", "failedJobRetryTimeCycle", "jobCategory");

  private Nodes() {}

  static boolean isScope(EditableElement element) {
    return element.isOfBpmn() && SCOPES.contains(element.name());
  }

  static boolean isEventSubProcess(EditableElement element) {
    return element.is("subProcess") && "true".equals(element.attribute("triggeredByEvent"));
  }

  static boolean isEvent(EditableElement element) {
    return element.isOfBpmn() && element.name().endsWith("Event");
  }

  /** One of a worker's errors is named like the definition of an event, and belongs to a task. */
  static boolean isEventDefinition(EditableElement element) {
    return element.name().endsWith("EventDefinition")
        && !(element.isOfEngine() && element.name().equals("errorEventDefinition"));
  }

  static boolean waits(EditableElement event) {
    return event.is("startEvent")
        || event.is("intermediateCatchEvent")
        || event.is("boundaryEvent");
  }

  static boolean isActivity(EditableElement element) {
    return element.isOfBpmn()
        && (element.name().endsWith("task")
            || element.name().endsWith("Task")
            || element.name().equals("callActivity")
            || isScope(element) && !element.is("process"));
  }

  static boolean isNode(EditableElement element) {
    return isActivity(element)
        || isEvent(element)
        || element.isOfBpmn() && element.name().endsWith("Gateway");
  }

  /** Returns the closest flow node that an element is or stands in, or null. */
  static EditableElement around(EditableElement element) {
    var node = element;
    while (node != null && !isNode(node)) {
      node = node.parent();
    }
    return node;
  }

  /** Makes an activity one that passes on at once; how often it is done stays. */
  static void toTask(EditableElement activity) {
    var handler = activity.attribute("isForCompensation");
    reduce(activity);
    activity.rename("task");
    if (handler != null) {
      activity.set("isForCompensation", handler);
    }
  }

  /** Makes an event one that neither waits nor throws. */
  static void toPassingEvent(EditableElement event) {
    reduce(event);
    event.removeAttribute("default");
    event.rename("intermediateThrowEvent");
  }

  private static void reduce(EditableElement node) {
    node.removeAttributes(a -> isKnown(a) && !KEPT_ATTRIBUTES.contains(a.name()));
    node.removeChildren(
        child ->
            child.isOfBpmn()
                && !KEPT_CHILDREN.contains(child.name())
                && !child.name().endsWith("LoopCharacteristics"));
    node.children("extensionElements")
        .forEach(
            extensions ->
                extensions.removeChildren(
                    child -> child.isOfEngine() && !KEPT_EXTENSIONS.contains(child.name())));
  }

  private static boolean isKnown(XmlAttribute attribute) {
    return attribute.namespace().isEmpty()
        || attribute.namespace().equals(Namespaces.BPMN)
        || Namespaces.isEngine(attribute.namespace());
  }
}
