package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.agenda.Operation;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;

/**
 * Carries out changes of state that come from outside, one after the other, each with its direct
 * consequences before the next. One that needs a stage to be active opens it first and is then
 * looked at again. All of it belongs to the first round of the call, so sentries hear of everything
 * at once. Used once.
 */
public final class ChangeStates implements Operation {

  private static final int MOST_TRIES = 1_000;

  private final CmmnContext context;
  private final CaseInstanceEntity instance;
  private final Deque<PlannedChange> changes;
  private Operation afterwards = () -> {};
  private int tries;

  /** Begins with some changes, which are put in order. */
  public ChangeStates(
      CmmnContext context, CaseInstanceEntity instance, Collection<PlannedChange> changes) {
    this.context = context;
    this.instance = instance;
    this.changes =
        new ArrayDeque<>(
            changes.stream().sorted(Comparator.comparing(PlannedChange::kind)).toList());
  }

  /** Plans the changes, and the judgement that follows them. */
  public void begin() {
    begin(() -> {});
  }

  /** Plans the changes, then something else, and the judgement that follows them. */
  public void begin(Operation next) {
    afterwards = next;
    context.unsettled().conditionsChanged(instance);
    context.plan(this);
  }

  @Override
  public void run() {
    var change = changes.peek();
    if (instance.isDeleted()) {
      return;
    }
    if (change == null) {
      context.plan(afterwards);
      return;
    }
    if (!applies(change) || new StateChanging(context, instance, change).make()) {
      changes.poll();
      tries = 0;
    } else if (++tries > MOST_TRIES) {
      throw new IllegalStateEngineException(
          "Cannot change the state of "
              + change.node()
              + " of case instance '"
              + instance.id()
              + "': a stage around it does not become active.");
    }
    context.planAtRest(this);
  }

  private boolean applies(PlannedChange change) {
    return change.condition() == null
        || change.condition().evaluateBoolean(context.caseScope(instance));
  }
}
