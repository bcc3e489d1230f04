package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.explanation.CriterionExplanation;
import io.millrace.cmmn.explanation.OpenWork;
import io.millrace.cmmn.explanation.WaitKind;
import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.common.ExpressionException;
import io.millrace.common.job.JobState;
import java.util.List;
import java.util.Set;

/** Says what would let an open plan item go on. */
record ItemWait(CmmnContext context, PlanItemEntity item, PlanItemNode node) {

  /** The types of what starts a process or case and waits for it. */
  static final Set<String> CALLS =
      Set.of(PlanItemDefinitionType.PROCESS_TASK, PlanItemDefinitionType.CASE_TASK);

  private static final String CASE_PAGE = "casepagetask";

  WaitKind kind(List<CriterionExplanation> entry, OpenWork work) {
    if (work.jobs().stream().anyMatch(job -> job.state() == JobState.DEAD_LETTER)) {
      return WaitKind.DEAD_LETTER;
    }
    return switch (ItemState.of(item.state())) {
      case AVAILABLE, WAIT_REPETITION -> isListener() ? event(work) : entry(entry);
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
    if (!entry.isEmpty() && entry.stream().noneMatch(CriterionExplanation::isMet)) {
      return WaitKind.ENTRY_CRITERION;
    }
    if (!new Repeating(context, item, node).hasRoom()) {
      return WaitKind.ROOM;
    }
    return hasElements() ? WaitKind.JUDGEMENT : WaitKind.ELEMENTS;
  }

  /** What cannot be evaluated now has none. */
  private boolean hasElements() {
    try {
      return new Repeating(context, item, node).hasElements();
    } catch (ExpressionException e) {
      return false;
    }
  }

  private WaitKind event(OpenWork work) {
    return node.clock() != null && work.jobs().isEmpty() ? WaitKind.START_TRIGGER : WaitKind.EVENT;
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
    if (CASE_PAGE.equals(item.type())) {
      return WaitKind.PARENT_END;
    }
    return work.jobs().isEmpty() ? WaitKind.TRIGGER : WaitKind.JOB;
  }
}
