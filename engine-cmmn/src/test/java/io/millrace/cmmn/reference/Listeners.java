package io.millrace.cmmn.reference;

import java.util.List;

/** Which listeners nobody needs any more, chapter 9 of the rules. */
class Listeners {

  List<Instance> unneeded(CaseRun run) {
    return run.live().stream()
        .filter(i -> i.item().kind().isListener() && isNamedAnywhere(run, i.item()) && !isHeard(run, i))
        .toList();
  }

  private boolean isNamedAnywhere(CaseRun run, Item listener) {
    return run.model().items().anyMatch(i -> names(i.entry(), listener) || names(i.exit(), listener));
  }

  private boolean isHeard(CaseRun run, Instance listener) {
    return run.model().items().anyMatch(target -> isHeardBy(run, listener, target));
  }

  /** Rule 9.2. */
  private boolean isHeardBy(CaseRun run, Instance listener, Item target) {
    boolean entry = names(target.entry(), listener.item());
    boolean exit = names(target.exit(), listener.item());
    if (!entry && !exit) {
      return false;
    }
    var scope = run.model().scope(listener.item().id(), target.id());
    var path = run.model().path(target.id());
    return canHear(listener.parent().within(scope), path.subList(path.indexOf(scope) + 1, path.size()), exit);
  }

  /** Rule 9.3: goes down the path from an instance that is live. */
  private boolean canHear(Instance instance, List<Item> path, boolean exit) {
    if (path.isEmpty()) {
      return exit || instance.state().awaitsEntry();
    }
    if (instance.state() != State.ACTIVE) {
      return true;
    }
    return instance.children().stream()
        .filter(child -> child.item() == path.get(0))
        .anyMatch(child -> canHear(child, path.subList(1, path.size()), exit));
  }

  private static boolean names(List<Criterion> criteria, Item listener) {
    return criteria.stream().flatMap(c -> c.onParts().stream()).anyMatch(p -> p.source().equals(listener.id()));
  }
}
