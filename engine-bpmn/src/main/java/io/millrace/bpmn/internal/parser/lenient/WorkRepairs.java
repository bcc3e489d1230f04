package io.millrace.bpmn.internal.parser.lenient;

import io.millrace.bpmn.internal.parser.Namespaces;
import java.util.List;
import java.util.Set;

/** Gets around what is wrong with the work of activities and with what listens. */
final class WorkRepairs {

  private static final List<String> IMPLEMENTATIONS =
      List.of("class", "delegateExpression", "expression", "type");
  private static final Set<String> DONE_BY_CODE =
      Set.of("serviceTask", "sendTask", "businessRuleTask");
  private static final Set<String> MAPPINGS =
      Set.of("inputParameter", "outputParameter", "dataInputAssociation", "dataOutputAssociation");
  private static final Set<String> LISTENERS = Set.of("executionListener", "taskListener");

  private WorkRepairs() {}

  /** Work that nobody does is done. */
  static String passOn(Flaw flaw) {
    var element = flaw.element();
    if (isListener(element)) {
      return leaveOutListener(element);
    }
    return isDoneByCode(element) ? passOn(element) : toTask(flaw);
  }

  static boolean isListener(EditableElement element) {
    return LISTENERS.contains(element.name());
  }

  static String leaveOutListener(EditableElement listener) {
    listener.remove();
    return "The listener is left out.";
  }

  private static boolean isDoneByCode(EditableElement element) {
    return element.isOfBpmn() && DONE_BY_CODE.contains(element.name());
  }

  /** An expression without an effect keeps what the task is in history. */
  private static String passOn(EditableElement task) {
    List.of("resultVariable", "resultVariableName", "triggerable").forEach(task::removeAttribute);
    task.set(Namespaces.MILLRACE, "expression", "${true}");
    return "The task does nothing and passes on at once.";
  }

  private static boolean hasImplementation(EditableElement element) {
    return element.attributes().stream()
        .anyMatch(
            a ->
                Namespaces.isEngine(a.namespace())
                    && (IMPLEMENTATIONS.contains(a.name()) || a.name().equals("decisionRef")));
  }

  static String toTask(Flaw flaw) {
    var node = Nodes.around(flaw.element());
    if (node == null || !Nodes.isActivity(node)) {
      return null;
    }
    Nodes.toTask(node);
    return "It is a task that passes on at once.";
  }

  static String keepFirst(Flaw flaw) {
    var element = flaw.element();
    String kept = null;
    for (var name : IMPLEMENTATIONS) {
      var given = element.attributes().stream().anyMatch(a -> a.name().equals(name));
      if (given && kept == null) {
        kept = name;
      } else if (given) {
        element.removeAttribute(name);
      }
    }
    return kept == null ? null : "Only '" + kept + "' is kept.";
  }

  static String leaveOutResult(Flaw flaw) {
    List.of("resultVariable", "resultVariableName").forEach(flaw.element()::removeAttribute);
    return "No result is kept.";
  }

  static String doOnce(Flaw flaw) {
    var activity = Nodes.around(flaw.element());
    if (activity == null) {
      return null;
    }
    activity.removeChildren(child -> child.name().endsWith("LoopCharacteristics"));
    return "The activity is done once.";
  }

  static String bindLatest(Flaw flaw) {
    var element = flaw.element();
    element.removeAttributes(
        a -> a.name().matches("(calledElement|decisionRef|case)(Binding|Version|VersionTag)"));
    return "The latest version is called.";
  }

  static String nameTopic(Flaw flaw) {
    var node = Nodes.around(flaw.element());
    if (node == null || node.id() == null) {
      return null;
    }
    flaw.element().set(Namespaces.MILLRACE, "topic", node.id());
    return "Its topic is '" + node.id() + "'.";
  }

  static String takeOneToken(Flaw flaw) {
    flaw.element().removeAttribute("startQuantity");
    return "It takes one token.";
  }

  static String leaveOutMapping(Flaw flaw) {
    flaw.element().removeAttribute("mapDecisionResult");
    return "The result becomes variables as it is.";
  }

  /**
   * A script that cannot be run is not: its task passes on; its listener, mapping or condition is
   * gone.
   */
  static String leaveOutScript(Flaw flaw) {
    for (var element = flaw.element(); element != null; element = element.parent()) {
      if (isListener(element)) {
        return leaveOutListener(element);
      }
      if (MAPPINGS.contains(element.name())) {
        element.remove();
        return "The mapping is left out.";
      }
      if (ValueRepairs.isFormal(element)) {
        return ValueRepairs.leaveOutFormal(flaw, element);
      }
      if (Nodes.isNode(element)) {
        break;
      }
    }
    return toTask(flaw);
  }

  /** What nobody knows and stands in the flow is a task; elsewhere it is left out. */
  static String leaveOutUnknown(Flaw flaw) {
    var element = flaw.element();
    if (Nodes.isEventDefinition(element) && Nodes.isEvent(element.parent())) {
      return EventRepairs.disarm(flaw);
    }
    var isInFlow =
        element.parent() != null
            && Nodes.isScope(element.parent())
            && element.isOfBpmn()
            && element.id() != null
            && (!flaw.file().flowsTo(element).isEmpty()
                || !flaw.file().flowsFrom(element).isEmpty());
    if (isInFlow) {
      Nodes.toTask(element);
      return "It is a task that passes on at once.";
    }
    if (element.parent() == null) {
      return null;
    }
    flaw.file().removeNode(element);
    return "The element is left out.";
  }

  static String leaveOutAttribute(Flaw flaw) {
    var element = flaw.element();
    if (flaw.subject() == null || !element.removeAttribute(flaw.subject())) {
      return leaveOut(flaw);
    }
    if (isDoneByCode(element)
        && IMPLEMENTATIONS.contains(flaw.subject())
        && !hasImplementation(element)) {
      return passOn(element);
    }
    return "The attribute is left out.";
  }

  static String leaveOutExtension(Flaw flaw) {
    var element = flaw.element();
    var task = Nodes.around(element);
    var isWork = element.name().equals("connector") && task != null;
    element.remove();
    return isWork && isDoneByCode(task) && !hasImplementation(task)
        ? passOn(task)
        : "The element is left out.";
  }

  static String mapByClass(Flaw flaw) {
    flaw.element().removeAttribute("variableMappingDelegateExpression");
    return "The class maps the variables.";
  }

  /** What is no flow node, nor anything around one, can be left out. */
  static String leaveOut(Flaw flaw) {
    var element = flaw.element();
    if (element.parent() == null
        || Nodes.isNode(element)
        || Nodes.isScope(element)
        || element.is("sequenceFlow")) {
      return null;
    }
    element.remove();
    return "The element is left out.";
  }
}
