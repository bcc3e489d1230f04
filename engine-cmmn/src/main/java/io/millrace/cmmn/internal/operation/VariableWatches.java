package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.model.VariableChangeType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What in a case waits for changes of variables: listeners, and on-parts of sentries. Filled when
 * the case is compiled, then only read.
 */
public final class VariableWatches {

  private final Map<String, List<Watch>> byName = new HashMap<>();

  /**
   * Something that waits for a change.
   *
   * @param node the listener, or whose criterion it is
   * @param type which change
   * @param onPart the on-part; null for a listener
   */
  private record Watch(PlanItemNode node, VariableChangeType type, PlanItemNode.Watcher onPart) {

    boolean hears(VariableChangeType change) {
      return type == VariableChangeType.ALL
          || type == change
          || type == VariableChangeType.UPDATE_CREATE && change != VariableChangeType.DELETE;
    }
  }

  /** Lets a listener wait for a variable. */
  public void add(String variable, VariableChangeType type, PlanItemNode listener) {
    add(variable, new Watch(listener, type, null));
  }

  /** Lets an on-part wait for a variable. */
  public void add(String variable, VariableChangeType type, PlanItemNode.Watcher onPart) {
    add(variable, new Watch(onPart.target(), type, onPart));
  }

  private void add(String variable, Watch watch) {
    byName.computeIfAbsent(variable, name -> new ArrayList<>()).add(watch);
  }

  /** Returns some of them: those of some listeners, and some on-parts. */
  VariableWatches only(Predicate<PlanItemNode> listeners, Predicate<PlanItemNode.Watcher> onParts) {
    var some = new VariableWatches();
    byName.forEach(
        (variable, all) ->
            all.stream()
                .filter(
                    watch ->
                        watch.onPart() == null
                            ? listeners.test(watch.node())
                            : onParts.test(watch.onPart()))
                .forEach(watch -> some.add(variable, watch)));
    return some;
  }

  /** Tells whether nothing waits for any variable. */
  boolean isEmpty() {
    return byName.isEmpty();
  }

  /** Tells whether anything waits for a variable. */
  boolean concern(String variable) {
    return byName.containsKey(variable);
  }

  /**
   * A variable has changed: listeners below it that are available occur, and on-parts note it with
   * the end of the round.
   *
   * @param instance the case
   * @param below tells where below the owner of the variable a plan item is; null where it is not
   */
  void changed(
      String variable,
      VariableChangeType change,
      CaseInstanceEntity instance,
      Function<PlanItemNode, Reach> below,
      CmmnContext context) {
    for (var watch : byName.getOrDefault(variable, List.of())) {
      var reach = watch.hears(change) ? below.apply(watch.node()) : null;
      if (reach != null && watch.onPart() != null) {
        var heard = new EventSpread.Heard(watch.onPart(), reach);
        context.unsettled().heard(instance, heard);
      } else if (reach != null) {
        reach.instances(context).forEach(item -> occur((PlanItemEntity) item, context));
      }
    }
  }

  private static void occur(PlanItemEntity item, CmmnContext context) {
    if (ItemState.AVAILABLE.text().equals(item.state())) {
      context.apply(item, Transition.OCCUR);
    }
  }
}
