package io.millrace.cmmn.reference;

import java.util.List;

/** Which listeners nobody needs any more, chapter 9 of the rules. */
class Listeners {

  List<Instance> unneeded(CaseRun run) {
    return run.live().stream().filter(i -> isIdle(i) && isUnneeded(run.model(), i)).toList();
  }

  private static boolean isIdle(Instance instance) {
    return instance.item().kind().isListener() && instance.state() == State.AVAILABLE;
  }

  /** Rules 9.1 and 9.4. */
  private boolean isUnneeded(CaseModel model, Instance listener) {
    var hearers =
        model.hearers(listener.item().element()).stream()
            .filter(target -> model.means(target, listener.item()))
            .toList();
    return !hearers.isEmpty()
        && hearers.stream().noneMatch(target -> isHeardBy(model, listener, target));
  }

  /** Rule 9.2. */
  private boolean isHeardBy(CaseModel model, Instance listener, Item target) {
    boolean exit = names(target.exit(), listener.item());
    var scope = model.scope(listener.item().id(), target.id());
    var path = model.path(target.id());
    int below = model.path(scope.id()).size();
    return canHear(listener.parent().within(scope), path.subList(below, path.size()), exit);
  }

  /** Rule 9.3: goes down the path from an instance that is live. */
  private boolean canHear(Instance instance, List<Item> path, boolean exit) {
    if (path.isEmpty()) {
      return exit || instance.state().awaitsEntry() || instance.state() == State.SUSPENDED;
    }
    return mayBePlanned(instance, path.get(0))
        || instance.children().stream()
            .filter(child -> child.item() == path.get(0))
            .anyMatch(
                child ->
                    (path.size() > 1 && !isLookedInto(child.state()))
                        || canHear(child, path.subList(1, path.size()), exit));
  }

  /** Rule 16.9. */
  private static boolean mayBePlanned(Instance stage, Item item) {
    if (!item.isDiscretionary()) {
      return false;
    }
    var table = item.extras().discretion().table();
    return table == null
        || stage.children().stream().anyMatch(i -> i.item().element().equals(table));
  }

  /** What else is live may still open, or open anew. */
  private static boolean isLookedInto(State state) {
    return state == State.ACTIVE || state == State.ASYNC_ACTIVE_LEAVE;
  }

  private static boolean names(List<Criterion> criteria, Item listener) {
    return criteria.stream()
        .flatMap(c -> c.onParts().stream())
        .anyMatch(p -> p.source().equals(listener.element()));
  }
}
