package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.MultipleEventDefinition;
import io.millrace.bpmn.internal.model.ServiceTask;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.SubProcess;
import io.millrace.bpmn.internal.operation.Node;
import java.util.List;
import java.util.Objects;

/** Tells which elements of two versions are of one kind. */
final class Fit {

  private Fit() {}

  /** Tells whether what is under way at an element can go on as another one. */
  static boolean goesOn(Node from, Node to) {
    return from.element().getClass() == to.element().getClass()
        && from.behavior().getClass() == to.behavior().getClass()
        && from.inner().getClass() == to.inner().getClass()
        && from.type().equals(to.type())
        && isSequential(from) == isSequential(to)
        && isTriggerable(from) == isTriggerable(to)
        && isInterrupting(from) == isInterrupting(to)
        && Objects.equals(kinds(from), kinds(to));
  }

  /** Only of an event sub-process that runs: it is by this that it has interrupted its scope. */
  private static Boolean isInterrupting(Node node) {
    return node.element() instanceof EventSubProcess
        ? ((StartEvent) node.begin().element()).interrupting()
        : null;
  }

  private static boolean isSequential(Node node) {
    return node.element() instanceof Activity activity
        && activity.isMultiInstance()
        && activity.loop().isSequential();
  }

  private static boolean isTriggerable(Node node) {
    return node.element() instanceof ServiceTask task && task.calling().triggerable();
  }

  private static List<Object> kinds(Node node) {
    if (!(node.element() instanceof Event event)) {
      return null;
    }
    var definition = event.definition();
    var isParallel = definition instanceof MultipleEventDefinition several && several.parallel();
    return List.of(
        isParallel, definition.parts().stream().<Object>map(EventDefinition::getClass).toList());
  }

  /** Tells whether a token can begin at an element. */
  static boolean begins(Node to) {
    return !(to.element() instanceof StartEvent)
        && !(to.element() instanceof BoundaryEvent)
        && !(to.element() instanceof EventSubProcess);
  }

  /** Tells whether a scope can be put around tokens, or taken away from around them. */
  static boolean isPlainScope(Node node) {
    return node.element() instanceof SubProcess activity && !activity.isMultiInstance();
  }

  /** Tells whether what has completed at an element can be compensated at another one. */
  static boolean compensates(Node from, Node to) {
    return from.element().getClass() == to.element().getClass()
        && (from.compensator() == null) == (to.compensator() == null)
        && (from.undoing() == null) == (to.undoing() == null);
  }
}
