package io.millrace.cmmn.reference;

import java.util.Optional;

/** When stages and cases may complete, chapter 7 of the rules. */
class Completion {

  /** The next stage to complete in a settled case, rules 2.6 and 2.7. */
  Optional<Instance> next(CaseRun run) {
    return run.root().insideOut().stream()
        .filter(stage -> isDone(run, stage, completesItself(run, stage)))
        .findFirst();
  }

  /** Rule 7.7. */
  boolean mayBeCompletedByHand(CaseRun run, Instance stage) {
    return isDone(run, stage, true);
  }

  private boolean isDone(CaseRun run, Instance stage, boolean auto) {
    return stage.item().kind() == Kind.STAGE
        && stage.state() == State.ACTIVE
        && stage.children().stream().noneMatch(child -> holdsOpen(run, child, auto))
        && (auto || !offers(run, stage));
  }

  /** Rule 16.8. */
  boolean offers(CaseRun run, Instance stage) {
    boolean offers =
        stage.item().children().stream()
            .filter(i -> i.isDiscretionary() && i.extras().discretion().table() == null)
            .anyMatch(i -> isApplicable(run, stage, i));
    if (offers) {
      run.hit(Construct.TABLE_HOLDS_OPEN);
    }
    return offers;
  }

  /** Rule 16.2. */
  boolean isApplicable(CaseRun run, Instance stage, Item entry) {
    var rule = entry.extras().discretion().applicable();
    return rule == null || run.holds(rule, stage);
  }

  boolean completesItself(CaseRun run, Instance stage) {
    var condition = stage.item().extras().autoComplete();
    return condition == null ? stage.item().autoComplete() : run.holds(condition, stage);
  }

  /** Rules 7.1, 7.2 and 7.5. */
  boolean holdsOpen(CaseRun run, Instance child, boolean auto) {
    if (isOutOfPlay(child.state()) || isIgnored(run, child)) {
      return false;
    }
    if (child.state().countsAsActive() || isSuspended(run, child)) {
      return true;
    }
    if (isRequired(child)) {
      run.hit(Construct.REQUIRED_HOLDS_OPEN);
      return true;
    }
    return !auto && !isNeutral(run, child);
  }

  boolean isOutOfPlay(State state) {
    return state == State.DISABLED
        || state == State.WAIT_REPETITION
        || state == State.FAILED
        || state == State.UNAVAILABLE;
  }

  /** Rule 7.5: what is suspended holds. */
  boolean isSuspended(CaseRun run, Instance child) {
    if (child.state() != State.SUSPENDED) {
      return false;
    }
    run.hit(Construct.SUSPENDED_HOLDS_OPEN);
    return true;
  }

  boolean isRequired(Instance child) {
    return child.required();
  }

  boolean isNeutral(CaseRun run, Instance child) {
    var rule = child.item().control().completionNeutral();
    boolean neutral = child.state() == State.AVAILABLE && rule != null && run.holds(rule, child);
    if (neutral) {
      run.hit(Construct.COMPLETION_NEUTRAL);
    }
    return neutral;
  }

  private boolean isIgnored(CaseRun run, Instance child) {
    var rule = parentCompletion(child.item());
    boolean ignored = rule.ignores(child.state(), hasCompletedBefore(child));
    if (ignored) {
      run.hit(Construct.valueOf(rule.name()));
    }
    return ignored;
  }

  ParentCompletion parentCompletion(Item item) {
    return item.control().parentCompletion();
  }

  boolean hasCompletedBefore(Instance child) {
    return child.parent().completedItems().contains(child.item().id());
  }
}
