package io.millrace.cmmn.reference;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** What criteria hear, remember and decide, chapter 4 of the rules. */
class Sentries {

  /** All criteria that listen note the events of a round, rule 2.3. */
  void note(CaseRun run, List<Event> events) {
    for (var instance : run.live()) {
      entry(instance).forEach(criterion -> note(run, events, instance, criterion));
      exit(instance).forEach(criterion -> note(run, events, instance, criterion));
      noteStart(run, events, instance);
    }
  }

  private void note(CaseRun run, List<Event> events, Instance instance, Criterion criterion) {
    for (int part = 0; part < criterion.onParts().size(); part++) {
      for (var event : events) {
        if (isNamed(criterion.onParts().get(part), event) && isInScope(run, event, instance)) {
          instance.noted(criterion).set(part);
          count(run, criterion.onParts().get(part), event, instance);
        }
      }
    }
  }

  /** What starts the clock of a timer, rule 9a.3. */
  private void noteStart(CaseRun run, List<Event> events, Instance timer) {
    var trigger = timer.item().extras().startTrigger();
    boolean starts =
        trigger != null
            && !timer.isTriggered()
            && events.stream().anyMatch(e -> isNamed(trigger, e) && isInScope(run, e, timer));
    if (starts) {
      run.hit(Construct.TIMER_STARTED);
      timer.trigger();
      timer.setClock(timer.state() == State.AVAILABLE);
    }
  }

  /** The entry criteria that listen, rule 4.2. */
  List<Criterion> entry(Instance instance) {
    return instance.stateBeneath().awaitsEntry() ? instance.item().entry() : List.of();
  }

  /** The exit criteria that listen, rules 4.2, 6.2 and 6.5. */
  List<Criterion> exit(Instance instance) {
    boolean leaves = instance.state() == State.ASYNC_ACTIVE_LEAVE;
    return instance.item().exit().stream()
        .filter(c -> type(c).covers(instance.state()))
        .filter(c -> !leaves || c.exitEventType() == ExitEventType.EXIT)
        .toList();
  }

  ExitType type(Criterion criterion) {
    return criterion.exitType();
  }

  boolean isNamed(OnPart part, Event event) {
    var source = event.source() == null ? event.outside() : event.source().item().element();
    return part.source().equals(source)
        && part.event() == event.transition()
        && (part.exitCriterion() == null || part.exitCriterion().equals(event.exitCriterion()));
  }

  /** Rule 4.4. */
  boolean isInScope(CaseRun run, Event event, Instance target) {
    if (event.source() == null) {
      return true;
    }
    if (!isMeant(run, event.source().item(), target.item())) {
      return false;
    }
    var scope = run.model().scope(event.source().item().id(), target.item().id());
    return event.source().parent().within(scope) == target.within(scope);
  }

  /** Rule 19.2. */
  boolean isMeant(CaseRun run, Item source, Item target) {
    return run.model().means(target, source);
  }

  /** Rule 4.1. */
  boolean isSatisfied(CaseRun run, Instance instance, Criterion criterion) {
    return areNoted(criterion, instance.noted(criterion)) && ifPartHolds(run, instance, criterion);
  }

  boolean areNoted(Criterion criterion, BitSet noted) {
    return noted.cardinality() == criterion.onParts().size();
  }

  boolean ifPartHolds(CaseRun run, Instance instance, Criterion criterion) {
    return criterion.ifPart() == null || run.holds(criterion.ifPart(), instance);
  }

  Optional<Criterion> firstSatisfied(CaseRun run, Instance instance, List<Criterion> criteria) {
    return criteria.stream().filter(c -> isSatisfied(run, instance, c)).findFirst();
  }

  /** The step is over: trigger mode onEvent forgets, rule 4.10. */
  void endStep(CaseRun run) {
    for (var instance : run.live()) {
      instance.item().entry().forEach(criterion -> endStep(instance, criterion));
      instance.item().exit().forEach(criterion -> endStep(instance, criterion));
    }
  }

  private void endStep(Instance instance, Criterion criterion) {
    if (forgetsAtEndOfStep(criterion)) {
      instance.forget(criterion);
    } else {
      instance.keepOverSteps(criterion);
    }
  }

  boolean forgetsAtEndOfStep(Criterion criterion) {
    return criterion.onEvent();
  }

  private static void count(CaseRun run, OnPart part, Event event, Instance target) {
    if (!part.isItem()) {
      run.hit(part.isVariable() ? Construct.VARIABLE_ON_PART : Construct.CASE_FILE_ON_PART);
      return;
    }
    if (part.exitCriterion() != null) {
      run.hit(Construct.EXIT_CRITERION_REFERENCE);
    }
    if (target.item().contains(event.source().item())) {
      run.hit(Construct.INSIDE_OF_STAGE);
    } else if (event.source().parent() != target.parent()) {
      run.hit(Construct.ACROSS_STAGES);
    }
  }
}
