package io.millrace.cmmn.reference;

/** Counts which constructs a firing makes use of. */
final class FiringCount {

  private FiringCount() {}

  static void count(CaseRun run, Firing firing) {
    if (firing.criterion() == null) {
      return;
    }
    countSentry(run, firing.criterion());
    if (firing.instance().hasKeptOverSteps(firing.criterion())) {
      run.hit(Construct.REMEMBERED_OVER_STEPS);
    }
    var criteria =
        firing.exits() ? firing.instance().item().exit() : firing.instance().item().entry();
    if (criteria.get(0) != firing.criterion()) {
      run.hit(Construct.SECOND_CRITERION);
    }
    if (firing.exits()) {
      countExit(run, firing);
    }
  }

  private static void countSentry(CaseRun run, Criterion criterion) {
    if (criterion.onParts().size() > 1) {
      run.hit(Construct.SEVERAL_ON_PARTS);
    }
    if (criterion.onParts().isEmpty()) {
      run.hit(Construct.ONLY_IF_PART);
    } else if (criterion.ifPart() != null) {
      run.hit(Construct.ON_PART_AND_IF_PART);
    }
    if (criterion.onEvent() && !criterion.onParts().isEmpty()) {
      run.hit(Construct.TRIGGER_MODE_ON_EVENT);
    }
  }

  private static void countExit(CaseRun run, Firing firing) {
    var instance = firing.instance();
    boolean stage = instance.item().kind() == Kind.STAGE;
    run.hit(
        instance.isRoot()
            ? Construct.EXIT_OF_CASE
            : stage ? Construct.EXIT_OF_STAGE : Construct.EXIT_OF_TASK);
    switch (firing.criterion().exitType()) {
      case ACTIVE_INSTANCES -> run.hit(Construct.EXIT_ACTIVE_INSTANCES);
      case ACTIVE_AND_ENABLED_INSTANCES -> run.hit(Construct.EXIT_ACTIVE_AND_ENABLED_INSTANCES);
      case DEFAULT -> {
        // counted by what leaves
      }
    }
    switch (firing.criterion().exitEventType()) {
      case COMPLETE -> run.hit(Construct.EXIT_COMPLETE);
      case FORCE_COMPLETE -> run.hit(Construct.EXIT_FORCE_COMPLETE);
      case EXIT -> {
        // counted by what leaves
      }
    }
  }
}
