package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.PlanItemLifecycleListener;
import io.millrace.cmmn.model.PlanItemTransition;
import java.util.List;
import java.util.Set;

/** Reads what is called when an item or case changes its state. */
final class LifecycleListenerReader {

  private static final Set<String> MOMENTS = Set.of("before-commit", "committed", "rolled-back");

  private LifecycleListenerReader() {}

  static List<PlanItemLifecycleListener> read(Element element, String... names) {
    return element.extensions(names).stream().map(LifecycleListenerReader::read).toList();
  }

  private static PlanItemLifecycleListener read(Element element) {
    var values = new Values(element);
    var event = element.engine("event");
    var transition = values.oneOf("event", event, PlanItemTransition::of, null);
    var moment = element.engine("onTransaction");
    if (moment != null && !MOMENTS.contains(moment)) {
      values.invalid("onTransaction", moment, "one of " + MOMENTS.stream().sorted().toList());
    }
    return new PlanItemLifecycleListener(
        element.engine("sourceState"),
        element.engine("targetState"),
        transition == null ? Set.of() : Set.of(transition),
        moment,
        ImplementationReader.required(element));
  }
}
