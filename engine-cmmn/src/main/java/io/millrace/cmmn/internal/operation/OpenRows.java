package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.explanation.EventExplanation;
import io.millrace.cmmn.explanation.JobExplanation;
import io.millrace.cmmn.explanation.OpenWork;
import io.millrace.cmmn.explanation.TaskExplanation;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.task.TaskEntity;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What the plan items of a case have under way outside of the plan.
 *
 * @param tasks their tasks
 * @param links the people of the tasks
 * @param events the events they have subscribed to
 * @param jobs their jobs and those of the case
 */
public record OpenRows(
    List<TaskEntity> tasks,
    List<IdentityLinkEntity> links,
    List<EventSubscriptionEntity> events,
    List<JobEntity> jobs) {

  /** Returns what belongs to a plan item. */
  OpenWork of(long itemId) {
    return new OpenWork(
        some(tasks, task -> task.subScopeId() == itemId, this::task),
        some(events, event -> event.subScopeId() == itemId, OpenRows::event),
        jobs(job -> job.subScopeId() == itemId));
  }

  /** Returns the jobs of a case that belong to none of its plan items. */
  List<JobExplanation> ofCase(long caseId) {
    return jobs(job -> job.subScopeId() == caseId || job.subScopeId() == 0);
  }

  private List<JobExplanation> jobs(Predicate<JobEntity> which) {
    return some(jobs, which, OpenRows::job);
  }

  private static <E extends Entity, R> List<R> some(
      List<E> rows, Predicate<E> which, Function<E, R> shown) {
    return rows.stream()
        .filter(which)
        .sorted(Comparator.comparingLong(Entity::id))
        .map(shown)
        .toList();
  }

  private TaskExplanation task(TaskEntity task) {
    return new TaskExplanation(
        ExternalIds.text(task.id()),
        task.name(),
        task.assignee(),
        candidates(task, IdentityLinkEntity::getUserId),
        candidates(task, IdentityLinkEntity::getGroupId),
        task.isSuspended());
  }

  private List<String> candidates(TaskEntity task, Function<IdentityLinkEntity, String> who) {
    return links.stream()
        .filter(link -> link.taskId() == task.id())
        .filter(link -> IdentityLinkType.CANDIDATE.equals(link.getType()))
        .map(who)
        .filter(Objects::nonNull)
        .sorted()
        .toList();
  }

  private static EventExplanation event(EventSubscriptionEntity event) {
    return new EventExplanation(ExternalIds.text(event.id()), event.eventType(), event.eventName());
  }

  private static JobExplanation job(JobEntity job) {
    return new JobExplanation(
        ExternalIds.text(job.id()),
        job.state(),
        job.dueDate(),
        job.retries(),
        job.exceptionMessage());
  }
}
