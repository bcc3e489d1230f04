package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.PlanItemLifecycleListener;
import io.millrace.cmmn.model.PlanItemTransition;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.cmmn.model.VariableListener;
import io.millrace.cmmn.runtime.CaseInstanceState;
import io.millrace.cmmn.runtime.PlanItemInstanceState;
import java.util.List;
import java.util.Set;

/** Reads what is called when an item or case changes its state. */
final class LifecycleListenerReader {

  private static final Set<String> MOMENTS = Set.of("before-commit", "committed", "rolled-back");

  private static final Set<String> STATES =
      Set.of(
          PlanItemInstanceState.AVAILABLE,
          PlanItemInstanceState.UNAVAILABLE,
          PlanItemInstanceState.WAITING_FOR_REPETITION,
          PlanItemInstanceState.ENABLED,
          PlanItemInstanceState.DISABLED,
          PlanItemInstanceState.ASYNC_ACTIVE,
          PlanItemInstanceState.ACTIVE,
          PlanItemInstanceState.ASYNC_ACTIVE_LEAVE,
          PlanItemInstanceState.SUSPENDED,
          PlanItemInstanceState.FAILED,
          PlanItemInstanceState.COMPLETED,
          PlanItemInstanceState.TERMINATED,
          CaseInstanceState.CLOSED);

  private LifecycleListenerReader() {}

  static List<PlanItemLifecycleListener> read(Element element, String... names) {
    return element.extensions(names).stream().map(LifecycleListenerReader::read).toList();
  }

  private static PlanItemLifecycleListener read(Element element) {
    var values = new Values(element);
    var event = element.engine("event");
    var transition = values.oneOf("event", event, PlanItemTransition::of, null);
    return new PlanItemLifecycleListener(
        state(element, "sourceState"),
        state(element, "targetState"),
        transition == null ? Set.of() : Set.of(transition),
        moment(element),
        ImplementationReader.required(element));
  }

  private static String state(Element element, String name) {
    return oneOf(element, name, STATES);
  }

  /** Reads when in the transaction a listener is called; null for at once. */
  static String moment(Element element) {
    return oneOf(element, "onTransaction", MOMENTS);
  }

  private static String oneOf(Element element, String name, Set<String> known) {
    var text = element.engine(name);
    if (text == null || text.isEmpty()) {
      return null;
    }
    if (!known.contains(text)) {
      new Values(element).invalid(name, text, "one of " + known.stream().sorted().toList());
    }
    return text;
  }

  static List<VariableListener> variableListeners(Element element) {
    return element.extensions("variableListener").stream()
        .map(LifecycleListenerReader::variableListener)
        .toList();
  }

  private static VariableListener variableListener(Element element) {
    var event =
        new Values(element)
            .oneOf(
                "event", element.engine("event"), VariableChangeType::of, VariableChangeType.ALL);
    return new VariableListener(event, ImplementationReader.required(element));
  }
}
