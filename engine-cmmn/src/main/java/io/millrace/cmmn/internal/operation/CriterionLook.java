package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.explanation.CriterionExplanation;
import io.millrace.cmmn.explanation.OnPartExplanation;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.model.CaseFileItemOnPart;
import io.millrace.cmmn.model.CaseFileItemStartTrigger;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.OnPart;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.PlanItemStartTrigger;
import io.millrace.cmmn.model.TimerEventListener;
import io.millrace.cmmn.model.VariableOnPart;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Looks at how far criteria are met.
 *
 * @param graph the case
 * @param index finds the sentries in its model
 */
record CriterionLook(CmmnContext context, CaseGraph graph, CaseIndex index) {

  /**
   * Looks at criteria of a case or plan item.
   *
   * @param models the same criteria as the model has them, in the same order
   * @param listens tells which of them listen now
   */
  List<CriterionExplanation> at(
      List<CompiledCriterion> criteria,
      List<Criterion> models,
      OwnerEntity owner,
      Predicate<CompiledCriterion> listens) {
    var looks = new ArrayList<CriterionExplanation>();
    for (var i = 0; i < criteria.size(); i++) {
      var criterion = criteria.get(i);
      looks.add(
          new CriterionExplanation(
              criterion.id(),
              listens.test(criterion),
              criterion.isOnEvent(),
              parts(criterion, index.sentry(models.get(i)).onParts(), owner),
              new ConditionLook(context).at(criterion.ifPart(), criterion.contextRef(), owner)));
    }
    return looks;
  }

  /**
   * Looks at what starts the clock of a timer.
   *
   * @param timer the timer as the model has it
   */
  OnPartExplanation clockStart(PlanItemEntity item, PlanItemNode node, TimerEventListener timer) {
    var clock = node.clock().criterion();
    var started = item.count(Dependent.JOB) > 0;
    var hasHappened = started || clock.isMet(context.unsettled().parts(item));
    if (timer.start() instanceof PlanItemStartTrigger start) {
      return new OnPartExplanation(
          start.sourceRef(),
          start.standardEvent().text(),
          null,
          hasHappened,
          states(start.sourceRef(), clock, item));
    }
    var start = (CaseFileItemStartTrigger) timer.start();
    return new OnPartExplanation(
        start.sourceRef(), start.standardEvent().text(), null, hasHappened, List.of());
  }

  private List<String> states(String sourceRef, CompiledCriterion criterion, OwnerEntity owner) {
    return graph.of(sourceRef).stream()
        .filter(source -> isWatched(source, criterion))
        .flatMap(source -> states(source, owner).stream())
        .toList();
  }

  private List<OnPartExplanation> parts(
      CompiledCriterion criterion, List<OnPart> models, OwnerEntity owner) {
    var satisfied = context.unsettled().parts((CriteriaHolder) owner);
    var parts = new ArrayList<OnPartExplanation>();
    for (var i = 0; i < models.size(); i++) {
      parts.add(part(models.get(i), satisfied.has(criterion.firstPart() + i), criterion, owner));
    }
    return parts;
  }

  private OnPartExplanation part(
      OnPart model, boolean hasHappened, CompiledCriterion criterion, OwnerEntity owner) {
    if (model instanceof PlanItemOnPart part) {
      return new OnPartExplanation(
          part.sourceRef(),
          part.standardEvent().text(),
          part.exitCriterionRef(),
          hasHappened,
          states(part.sourceRef(), criterion, owner));
    }
    if (model instanceof CaseFileItemOnPart part) {
      return new OnPartExplanation(
          part.sourceRef(), part.standardEvent().text(), null, hasHappened, List.of());
    }
    var part = (VariableOnPart) model;
    return new OnPartExplanation(
        part.variableName(), part.changeType().text(), null, hasHappened, List.of());
  }

  private static boolean isWatched(PlanItemNode source, CompiledCriterion criterion) {
    return source.watchers().stream().anyMatch(watcher -> watcher.criterion() == criterion);
  }

  /**
   * The states of those instances whose events reach the one that listens: all inside the innermost
   * stage that holds both, which is not the watched one itself.
   */
  private List<String> states(PlanItemNode source, OwnerEntity listening) {
    var container = listening;
    var reach = Reach.down(container, source, context);
    while (!isInjected(container) && (reach == null || reach.way().isEmpty())) {
      container = context.tree().container((PlanItemEntity) container);
      reach = Reach.down(container, source, context);
    }
    return reach.instances(context).stream().map(one -> ((PlanItemEntity) one).state()).toList();
  }

  /** What is around it does not hear it. */
  private static boolean isInjected(OwnerEntity container) {
    return container instanceof PlanItemEntity item && item.isInjectedRoot();
  }
}
