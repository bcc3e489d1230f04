package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Lifecycle;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.function.Consumer;

/**
 * Makes instances of plan items.
 *
 * @param container the stage or case they are to stand in
 * @param origin the version they come from
 */
record ItemCreation(CmmnContext context, OwnerEntity container, Origin origin) {

  /**
   * Where plan items come from.
   *
   * @param definitionId the version of a case
   * @param injected the element id of the injected plan item they are or are inside of; or null
   */
  record Origin(long definitionId, String injected) {

    private static Origin of(OwnerEntity container) {
      return container instanceof PlanItemEntity stage
          ? new Origin(stage.caseDefinitionId(), stage.injected())
          : new Origin(((CaseInstanceEntity) container).caseDefinitionId(), null);
    }
  }

  /** What is made belongs to the plan of the stage or case. */
  ItemCreation(CmmnContext context, OwnerEntity container) {
    this(context, container, Origin.of(container));
  }

  /** What is made comes from where another one comes from, and stands beside it. */
  static ItemCreation beside(PlanItemEntity item, CmmnContext context) {
    return new ItemCreation(
        context,
        context.tree().container(item),
        new Origin(item.caseDefinitionId(), item.injected()));
  }

  /**
   * Makes an instance.
   *
   * @param transition {@code create}, or the one that makes a further instance wait
   * @param number which instance of its plan item it is, from 1
   */
  PlanItemEntity create(PlanItemNode node, Transition transition, int number) {
    return create(node, transition, number, item -> {});
  }

  /**
   * Makes an instance that has something from the start.
   *
   * @param given gives it what its name, its rules and its listeners are to see
   */
  PlanItemEntity create(
      PlanItemNode node, Transition transition, int number, Consumer<PlanItemEntity> given) {
    context.steps().count(node);
    var item = placed(node);
    noteFirstCompletion(item, node);
    item.repetitionCounter(node.repetition() == null ? null : number);
    enter(item, node, transition);
    context.tree().add(item);
    context.siblings().moved(item, node);
    given.accept(item);
    name(item, node);
    item.required(node.rules().required().applies(() -> context.scope(item)));
    new EventSpread(context).happened(item, node, Transition.CREATE, null);
    context.unsettled().changed(container);
    context.unsettled().judge(item);
    context.unsettled().moved(item, node);
    Listen.plan(item, node, context);
    node.listeners()
        .items()
        .tell(item, new StateChange(null, item.state(), Transition.CREATE), context);
    return item;
  }

  private PlanItemEntity placed(PlanItemNode node) {
    var stage = container instanceof PlanItemEntity found ? found : null;
    var instance = stage == null ? (CaseInstanceEntity) container : context.tree().instance(stage);
    var item = new PlanItemEntity();
    item.rootInstanceId(instance.rootInstanceId());
    item.tenantId(instance.tenantId());
    item.caseInstanceId(instance.id());
    item.caseDefinitionId(origin.definitionId());
    item.injected(origin.injected());
    item.historyLevel(instance.historyLevel());
    item.stageInstanceId(stage == null ? 0 : stage.id());
    item.elementId(node.id());
    item.planItemDefinitionId(node.names().definitionId());
    item.type(node.names().type());
    item.createTime(context.now());
    return item;
  }

  private void noteFirstCompletion(PlanItemEntity item, PlanItemNode node) {
    if (FirstCompletions.isKept(node)) {
      var completions = new FirstCompletions(node.parent());
      item.everCompleted(completions.has((CriteriaHolder) container, node));
    }
  }

  private void enter(PlanItemEntity item, PlanItemNode node, Transition transition) {
    var state = Lifecycle.next(node.behavior().kind(), null, transition, null);
    item.state(state.text());
    if (state == ItemState.AVAILABLE) {
      item.lastAvailableTime(context.now());
    }
  }

  /** A name that is an expression may show what the item was given since. */
  void rename(PlanItemEntity item, PlanItemNode node) {
    var name = node.names().name();
    if (name != null && !name.isLiteral()) {
      item.name(name.evaluateString(context.scope(item)));
    }
  }

  private void name(PlanItemEntity item, PlanItemNode node) {
    var name = node.names().name();
    if (name != null && item.name() == null) {
      item.name(name.isLiteral() ? name.text() : name.evaluateString(context.scope(item)));
    }
  }
}
