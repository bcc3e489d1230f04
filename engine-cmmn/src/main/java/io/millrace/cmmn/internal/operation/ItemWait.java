package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.explanation.CriterionExplanation;
import io.millrace.cmmn.explanation.OpenWork;
import io.millrace.cmmn.explanation.WaitKind;
import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.job.JobState;
import java.util.List;
import java.util.Set;

/** Says what would let an open plan item go on. */
record ItemWait(CmmnContext context, PlanItemEntity item, PlanItemNode node) {

  private static final Set<String> CALLS = Set.of("processtask", "casetask");

  WaitKind kind(List<CriterionExplanation> entry, OpenWork work) {
    if (work.jobs().stream().anyMatch(job -> job.state() == JobState.DEAD_LETTER)) {
      return WaitKind.DEAD_LETTER;
    }
    return switch (ItemState.of(item.state())) {
      case AVAILABLE, WAIT_REPETITION -> entry(entry);
      case UNAVAILABLE -> WaitKind.AVAILABLE_CONDITION;
      case ENABLED -> WaitKind.MANUAL_START;
      case DISABLED -> WaitKind.NOTHING;
      case SUSPENDED -> WaitKind.RESUME;
      case FAILED -> WaitKind.REACTIVATION;
      case ASYNC_ACTIVE, ASYNC_ACTIVE_LEAVE -> WaitKind.JOB;
      default -> end(work);
    };
  }

  private WaitKind entry(List<CriterionExplanation> entry) {
    if (isListener()) {
      return WaitKind.EVENT;
    }
    if (!entry.isEmpty() && entry.stream().noneMatch(CriterionExplanation::isMet)) {
      return WaitKind.ENTRY_CRITERION;
    }
    return new Repeating(context, item, node).hasRoom() ? WaitKind.JUDGEMENT : WaitKind.ROOM;
  }

  private boolean isListener() {
    return node.behavior().kind() == ItemKind.LISTENER_OR_MILESTONE
        && !node.behavior().occursOnEntry();
  }

  private WaitKind end(OpenWork work) {
    if (node.isStage()) {
      return WaitKind.CHILDREN;
    }
    if (!work.tasks().isEmpty()) {
      return WaitKind.TASK;
    }
    if (CALLS.contains(item.type())) {
      return WaitKind.CALLED_INSTANCE;
    }
    return work.jobs().isEmpty() ? WaitKind.TRIGGER : WaitKind.JOB;
  }
}
