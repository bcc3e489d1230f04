package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.expression.VariableName;

/**
 * Is reached as soon as its entry criteria allow.
 *
 * <p>Spec: CMMN 1.1 §5.4.5, §8.4.3.
 *
 * @param variable is set to true when it is reached; or null
 */
public record MilestoneBehavior(VariableName variable) implements PlanItemBehavior {

  @Override
  public ItemKind kind() {
    return ItemKind.LISTENER_OR_MILESTONE;
  }

  @Override
  public boolean occursOnEntry() {
    return true;
  }

  @Override
  public void done(PlanItemEntity item, CmmnContext context) {
    context.variables().set(item, variable, true);
  }
}
