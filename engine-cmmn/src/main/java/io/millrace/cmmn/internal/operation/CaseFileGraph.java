package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.casefile.CaseFileModel;
import io.millrace.cmmn.model.CaseFileItemTransition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The case file of a compiled case, and who watches its items. Immutable once linked; shared by all
 * threads.
 */
public final class CaseFileGraph {

  private record Event(String item, CaseFileItemTransition transition) {}

  private final CaseFileModel model;
  private final Map<Event, List<PlanItemNode.Watcher>> watchers = new HashMap<>();

  /** Creates the case file without anybody who watches. */
  public CaseFileGraph(CaseFileModel model) {
    this.model = model;
  }

  /** Returns the items. */
  public CaseFileModel model() {
    return model;
  }

  /** Adds a criterion that waits for a transition of an item. */
  public void watch(String item, CaseFileItemTransition transition, PlanItemNode.Watcher watcher) {
    watchers.computeIfAbsent(new Event(item, transition), e -> new ArrayList<>()).add(watcher);
  }

  /** Returns it with some of those who watch. */
  CaseFileGraph only(Predicate<PlanItemNode.Watcher> which) {
    var some = new CaseFileGraph(model);
    watchers.forEach(
        (event, all) ->
            all.stream()
                .filter(which)
                .forEach(watcher -> some.watch(event.item(), event.transition(), watcher)));
    return some;
  }

  List<PlanItemNode.Watcher> watchers(String item, CaseFileItemTransition transition) {
    return watchers.getOrDefault(new Event(item, transition), List.of());
  }
}
