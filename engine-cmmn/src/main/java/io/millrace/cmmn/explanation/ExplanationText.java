package io.millrace.cmmn.explanation;

import io.millrace.common.job.JobState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes an explanation for people, a line for each thing. Used once. */
final class ExplanationText {

  private static final String STEP = "  ";

  private final StringBuilder text = new StringBuilder();

  String of(CaseExplanation explained) {
    line(
        "",
        "case '"
            + explained.caseDefinitionKey()
            + "' (instance "
            + explained.caseInstanceId()
            + ") is "
            + explained.state()
            + completion(explained.completion(), explained.planItems()));
    explained.exitCriteria().forEach(criterion -> criterion(STEP, "exit", criterion));
    explained.jobs().forEach(job -> job(STEP, job));
    explained.planItems().forEach(item -> item(STEP, item));
    return text.toString().stripTrailing();
  }

  private void line(String indent, String content) {
    text.append(indent).append(content).append('\n');
  }

  private void item(String indent, PlanItemExplanation explained) {
    var item = explained.item();
    var isStage = explained.completion() != null;
    line(
        indent,
        item.type()
            + " '"
            + item.elementId()
            + "'"
            + (item.name() == null || item.name().equals(item.elementId())
                ? ""
                : " \"" + item.name() + "\"")
            + " (instance "
            + item.planItemInstanceId()
            + (item.repetitionCounter() == null ? "" : ", number " + item.repetitionCounter())
            + ") is "
            + item.state()
            + (isStage ? completion(explained.completion(), explained.children()) : "")
            + (isStage && explained.waitsFor() == WaitKind.CHILDREN
                ? ""
                : "; waits " + explained.waitsFor().text())
            + hold(explained.hold()));
    var inner = indent + STEP;
    criteria(inner, explained.criteria());
    explained.work().tasks().forEach(task -> task(inner, task));
    explained.work().events().forEach(event -> event(inner, event));
    explained.work().jobs().forEach(job -> job(inner, job));
    explained.children().forEach(child -> item(inner, child));
  }

  private static String hold(HoldExplanation hold) {
    return (hold.holds() ? "; holds its parent open: " : "; does not hold its parent open: ")
        + hold.reason().text()
        + (hold.reason() == HoldReason.PARENT_COMPLETION_RULE
            ? " (" + hold.parentCompletion() + ")"
            : "")
        + (hold.neutral() == null ? "" : " (completion neutral " + value(hold.neutral()) + ")");
  }

  private static String completion(
      CompletionExplanation completion, List<PlanItemExplanation> children) {
    var holding =
        children.stream()
            .filter(child -> child.hold().holds())
            .map(child -> "'" + child.item().elementId() + "'")
            .distinct()
            .collect(Collectors.toCollection(ArrayList::new));
    completion.plannable().forEach(id -> holding.add("'" + id + "', which can be planned"));
    return (completion.autoComplete() ? ", auto-complete" : "")
        + (completion.condition() == null ? "" : " (" + value(completion.condition()) + ")")
        + (holding.isEmpty()
            ? ", held open by nothing"
            : ", held open by " + String.join(", ", holding))
        + (completion.completableByHand() ? ", could be completed by hand" : "");
  }

  private void criteria(String indent, ExplainedCriteria criteria) {
    criteria.entry().forEach(criterion -> criterion(indent, "entry", criterion));
    if (criteria.available() != null) {
      line(indent, "available if " + value(criteria.available()));
    }
    if (criteria.clockStart() != null) {
      line(indent, "clock starts with: " + part(criteria.clockStart()));
    }
    criteria.exit().forEach(criterion -> criterion(indent, "exit", criterion));
  }

  private void criterion(String indent, String kind, CriterionExplanation criterion) {
    var parts = new ArrayList<String>();
    criterion.onParts().forEach(part -> parts.add(part(part)));
    if (criterion.ifPart() != null) {
      parts.add("if " + value(criterion.ifPart()));
    }
    line(
        indent,
        kind
            + " criterion '"
            + criterion.criterionId()
            + "'"
            + (criterion.listens() ? "" : ", which does not listen now")
            + (criterion.forgets() ? ", which remembers nothing" : "")
            + ": "
            + String.join("; ", parts));
  }

  private static String part(OnPartExplanation part) {
    return "'"
        + part.source()
        + "' "
        + part.event()
        + (part.exitCriterion() == null ? "" : " by '" + part.exitCriterion() + "'")
        + (part.hasHappened() ? " has happened" : " has not happened" + states(part));
  }

  private static String states(OnPartExplanation part) {
    return part.sourceStates().isEmpty()
        ? ""
        : " (it is " + String.join(", ", part.sourceStates()) + ")";
  }

  private static String value(ConditionExplanation condition) {
    return condition.text()
        + (condition.error() == null
            ? " is " + condition.value()
            : " cannot be evaluated: " + condition.error());
  }

  private void task(String indent, TaskExplanation task) {
    line(
        indent,
        "task "
            + task.taskId()
            + (task.name() == null ? "" : " \"" + task.name() + "\"")
            + (task.assignee() == null ? " is unassigned" : " is assigned to " + task.assignee())
            + names(", users ", task.candidateUsers())
            + names(", groups ", task.candidateGroups())
            + (task.suspended() ? ", suspended" : ""));
  }

  private static String names(String before, List<String> names) {
    return names.isEmpty() ? "" : before + String.join(", ", names);
  }

  private void event(String indent, EventExplanation event) {
    line(indent, "event " + event.type() + (event.name() == null ? "" : " '" + event.name() + "'"));
  }

  private void job(String indent, JobExplanation job) {
    line(
        indent,
        "job "
            + job.jobId()
            + (job.state() == JobState.DEAD_LETTER
                ? " is a dead letter"
                : " is " + job.state() + ", " + job.retries() + " tries left")
            + (job.dueDate() == null ? "" : ", due " + job.dueDate())
            + (job.exceptionMessage() == null ? "" : ", failed: " + job.exceptionMessage()));
  }
}
