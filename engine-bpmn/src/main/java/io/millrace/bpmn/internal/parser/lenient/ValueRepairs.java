package io.millrace.bpmn.internal.parser.lenient;

import io.millrace.bpmn.internal.parser.Namespaces;
import java.util.Set;

/** Gets around values that cannot be read: expressions of other languages, times in words. */
final class ValueRepairs {

  private static final Set<String> CONDITIONS =
      Set.of("conditionExpression", "completionCondition", "loopCondition", "activationCondition");
  private static final Set<String> TIMES = Set.of("timeDate", "timeDuration", "timeCycle");
  private static final Set<String> LOOPS =
      Set.of("loopCardinality", "loopDataInputRef", "inputDataItem");

  private ValueRepairs() {}

  /** Tells whether an element of the standard holds an expression or a time. */
  static boolean isFormal(EditableElement element) {
    return element.isOfBpmn()
        && (CONDITIONS.contains(element.name())
            || TIMES.contains(element.name())
            || element.name().equals("condition"));
  }

  static String leaveOutFormal(Flaw flaw, EditableElement element) {
    if (CONDITIONS.contains(element.name())) {
      element.remove();
      return element.name().equals("conditionExpression")
          ? "The flow has no condition."
          : "The condition is left out.";
    }
    return EventRepairs.disarm(new Flaw(flaw.finding(), element.parent(), flaw.file()));
  }

  static String leaveOutValue(Flaw flaw) {
    var element = flaw.element();
    if (isFormal(element)) {
      return leaveOutFormal(flaw, element);
    }
    if (LOOPS.contains(element.name())
        || element.name().endsWith("LoopCharacteristics") && !removeAttribute(flaw)) {
      return WorkRepairs.doOnce(flaw);
    }
    if (removeAttribute(flaw)) {
      return element.isOfEngine() ? leaveOutWhole(element) : "The attribute is left out.";
    }
    return element.name().endsWith("LoopCharacteristics")
        ? "The attribute is left out."
        : WorkRepairs.leaveOut(flaw);
  }

  private static String leaveOutWhole(EditableElement extension) {
    extension.remove();
    return "The element is left out.";
  }

  /** The subject is the name of an attribute, its value, or one entry of it. */
  private static boolean removeAttribute(Flaw flaw) {
    var subject = flaw.subject();
    if (subject == null) {
      return false;
    }
    return flaw.element().removeAttribute(subject) || removeValue(flaw.element(), subject);
  }

  private static boolean removeValue(EditableElement element, String value) {
    return element.removeAttributes(
        a ->
            (a.namespace().isEmpty() || Namespaces.isEngine(a.namespace()))
                && !a.name().equals("id")
                && !a.name().equals("name")
                && a.value().contains(value));
  }

  /** Of what is said twice the first is kept. */
  static String keepFirst(Flaw flaw) {
    var element = flaw.element();
    if (flaw.subject() == null) {
      return element.name().endsWith("LoopCharacteristics") || !Nodes.isNode(element)
          ? WorkRepairs.leaveOut(flaw)
          : null;
    }
    var seen = new boolean[1];
    element.removeAttributes(
        a -> {
          var isIt = a.name().equals(flaw.subject()) && Namespaces.isEngine(a.namespace());
          var isSecond = isIt && seen[0];
          seen[0] |= isIt;
          return isSecond;
        });
    return "The first one is kept.";
  }
}
