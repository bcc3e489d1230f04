package io.millrace.cmmn.reference;

import java.util.List;

/** Whether an item comes back, chapter 8 of the rules. */
class Repetitions {

  /** Judged when an instance enters (8.1) or ends (8.2), with its counter. */
  boolean again(CaseRun run, Instance leaving) {
    var rule = leaving.item().control().repetition();
    if (rule == null) {
      return false;
    }
    boolean holds =
        rule.condition() == null
            || rule.condition().holds(run.variables(), counterForRule(leaving));
    if (!holds) {
      run.hit(Construct.REPETITION_ENDED_BY_RULE);
    }
    return holds;
  }

  /** How many elements the collection of an item has; 1 if it has no collection. */
  int elements(CaseRun run, Item item) {
    var rule = item.control().repetition();
    if (rule == null || rule.collection() == null) {
      return 1;
    }
    return run.variables().get(rule.collection()) instanceof List<?> list ? list.size() : 0;
  }

  boolean isOverCollection(Item item) {
    var rule = item.control().repetition();
    return rule != null && rule.collection() != null;
  }

  int counterForRule(Instance leaving) {
    return leaving.counter();
  }

  /** Whether a waiting instance may go on, rule 8.6. */
  boolean hasRoom(CaseRun run, Instance instance) {
    var rule = instance.item().control().repetition();
    if (instance.state() != State.WAIT_REPETITION || rule == null || rule.maxInstances() == 0) {
      return true;
    }
    long going =
        instance.parent().children().stream()
            .filter(other -> other.item() == instance.item() && !other.stateBeneath().awaitsEntry())
            .count();
    return going < rule.maxInstances();
  }

  /** Rule 8.3: what was exited for good does not come back. */
  boolean repeatsAfterExit(Criterion criterion) {
    return criterion.exitType() != ExitType.DEFAULT;
  }
}
