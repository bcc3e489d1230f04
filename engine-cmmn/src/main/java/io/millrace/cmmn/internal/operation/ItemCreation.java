package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Lifecycle;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.function.Consumer;

/**
 * Makes instances of plan items.
 *
 * @param container the stage or case they are to stand in
 */
record ItemCreation(CmmnContext context, OwnerEntity container) {

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
    item.repetitionCounter(node.repetition() == null ? null : number);
    enter(item, node, transition);
    context.tree().add(item);
    given.accept(item);
    name(item, node);
    item.required(node.rules().required().applies(() -> context.scope(item)));
    new EventSpread(context).happened(item, node, Transition.CREATE, null);
    context.unsettled().changed(container);
    context.unsettled().judge(item);
    Listen.plan(item, node, context);
    node.listeners().items().tell(item, new StateChange(null, item.state(), transition), context);
    return item;
  }

  private PlanItemEntity placed(PlanItemNode node) {
    var stage = container instanceof PlanItemEntity found ? found : null;
    var instance = stage == null ? (CaseInstanceEntity) container : context.tree().instance(stage);
    var item = new PlanItemEntity();
    item.rootInstanceId(instance.rootInstanceId());
    item.tenantId(instance.tenantId());
    item.caseInstanceId(instance.id());
    item.caseDefinitionId(instance.caseDefinitionId());
    item.historyLevel(instance.historyLevel());
    item.stageInstanceId(stage == null ? 0 : stage.id());
    item.elementId(node.id());
    item.planItemDefinitionId(node.names().definitionId());
    item.type(node.names().type());
    item.createTime(context.now());
    return item;
  }

  private void enter(PlanItemEntity item, PlanItemNode node, Transition transition) {
    var state = Lifecycle.next(node.behavior().kind(), null, transition, null);
    item.state(state.text());
    if (state == ItemState.AVAILABLE) {
      item.lastAvailableTime(context.now());
    }
  }

  private void name(PlanItemEntity item, PlanItemNode node) {
    var name = node.names().name();
    if (name != null) {
      item.name(name.isLiteral() ? name.text() : name.evaluateString(context.scope(item)));
    }
  }
}
