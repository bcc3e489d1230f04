package io.millrace.cmmn.internal.operation;

import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.subscription.Subscriptions;

/**
 * The jobs and subscriptions of a plan item or case. By the counts of its row nothing is sent where
 * there is none.
 */
record Waits(CmmnContext context, OwnerEntity owner) {

  /** Deletes them. */
  void end() {
    context.runtime().jobs().deleteOf(context.command(), owner);
    Subscriptions.of(context.command()).deleteOf(owner);
  }

  /** Lets jobs rest; what waits for a signal does not wait any more. */
  void suspend() {
    if (owner.count(Dependent.JOB) > 0) {
      context.runtime().jobs().rest().suspendOf(context.command(), owner);
    }
    Subscriptions.of(context.command()).deleteOf(owner);
  }

  /** Ends the rest of the jobs; those that were due meanwhile run now. */
  void resume() {
    if (owner.count(Dependent.JOB) > 0) {
      context.runtime().jobs().rest().activateOf(context.command(), owner);
    }
  }
}
