package io.millrace.cmmn.reference;

import io.millrace.cmmn.runtime.PlanItemInstance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The order of rule 3.1 among plan item instances that an engine shows. */
final class MillraceOrder implements Comparator<PlanItemInstance> {

  private final Map<String, Long> places = new HashMap<>();
  private final Map<String, PlanItemInstance> instances = new HashMap<>();

  /**
   * Creates the order for some instances.
   *
   * @param found all open instances of a case
   */
  MillraceOrder(CaseModel model, List<PlanItemInstance> found) {
    model.items().forEach(item -> places.putIfAbsent(item.element(), (long) places.size()));
    found.forEach(instance -> instances.put(instance.getId(), instance));
  }

  @Override
  public int compare(PlanItemInstance one, PlanItemInstance other) {
    var first = way(one);
    var second = way(other);
    for (int step = 0; step < Math.min(first.size(), second.size()); step++) {
      int order = Long.compare(first.get(step), second.get(step));
      if (order != 0) {
        return order;
      }
    }
    return first.size() - second.size();
  }

  /** From the outermost stage to the instance: the place of each in its stage, and its age. */
  private List<Long> way(PlanItemInstance instance) {
    var around = instances.get(instance.getStageInstanceId());
    var way = around == null ? new ArrayList<Long>() : way(around);
    way.add(places.get(instance.getElementId()));
    way.add(Long.parseLong(instance.getId()));
    return way;
  }
}
