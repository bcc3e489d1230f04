package io.millrace.cmmn.internal.event;

import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.Optional;

/** Finds the plan item that waits for something that has come. */
final class WaitingItem {

  private WaitingItem() {}

  /**
   * Returns the item of a subscription if it still waits, and lets it stop waiting at once: what
   * has been delivered is not heard twice.
   */
  static Optional<PlanItemEntity> taken(EventSubscriptionEntity subscription, CmmnContext context) {
    var item = context.tree().find(subscription.subScopeId());
    var subscriptions = Subscriptions.of(context.command());
    if (item == null
        || subscriptions.of(item).stream().noneMatch(s -> s.id() == subscription.id())) {
      return Optional.empty();
    }
    subscriptions.deleteOf(item);
    return Optional.of(item);
  }
}
