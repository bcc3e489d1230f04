package io.millrace.common.internal.start;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.job.JobState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The jobs that bring signals and events to what they start.
 *
 * <p>Such a job belongs to no version: it says the key, and starts the version of it that waits
 * when it runs. So a version may be deployed, deleted or suspended while it is on its way, or while
 * it is just being sent and nobody sees it yet. Only what finds its version suspended belongs to
 * it, and rests until that goes on, is deleted, or is replaced by a version that waits for the
 * same.
 *
 * <p>Thread-safe.
 *
 * @param jobs creates jobs
 */
public record StartJobs(Jobs jobs) {

  private static final String START = "start ";
  private static final Duration PAUSE = Duration.ofSeconds(1);

  /** What a job is for. */
  private record Wanted(long definitionId, String key, String eventName) {

    static Wanted of(JobEntity job) {
      var parts = job.handlerConfiguration().split(" ", 4);
      return new Wanted(Long.parseLong(parts[1]), parts[2], parts[3]);
    }

    String text() {
      return START + definitionId + " " + key + " " + eventName;
    }
  }

  /** One signal or event, and those who wait for it. */
  public interface Target {

    /** Returns what the signal or event starts now, of all keys and engines. */
    List<EventSubscriptionEntity> waiting();

    /** Tells whether the version that waits is suspended. */
    boolean rests(EventSubscriptionEntity start);

    /** Starts an instance. */
    void start(EventSubscriptionEntity start);
  }

  /** Tells whether a job brings something to what it starts. */
  public static boolean isStart(JobEntity job) {
    return job.handlerConfiguration() != null && job.handlerConfiguration().startsWith(START);
  }

  /** Returns the name of the signal or event that such a job brings. */
  public static String eventName(JobEntity job) {
    return Wanted.of(job).eventName();
  }

  /**
   * Lets jobs of this transaction start instances, one for each start that waits.
   *
   * @param starts what waits
   * @param again looks for it once more, where a version was deleted since
   * @param type gives the type of the jobs of an engine
   * @return the jobs, which carry nothing yet
   */
  public List<JobEntity> create(
      List<EventSubscriptionEntity> starts,
      Supplier<List<EventSubscriptionEntity>> again,
      Function<String, String> type,
      CommandContext context) {
    if (starts.isEmpty()) {
      return List.of();
    }
    var waiting = starts;
    var keys = keys(waiting, context);
    if (!waiting.stream().allMatch(start -> keys.containsKey(start.scopeDefinitionId()))) {
      waiting = again.get();
      keys.putAll(keys(waiting, context));
    }
    var made = new ArrayList<JobEntity>();
    for (var start : waiting) {
      var key = keys.get(start.scopeDefinitionId());
      if (key != null) {
        var wanted = new Wanted(start.scopeDefinitionId(), key, start.eventName());
        var job =
            NewJob.of(scope(start.scopeType(), 0, start.tenantId()), type.apply(start.scopeType()))
                .at(start.activityId(), null)
                .withConfiguration(wanted.text())
                .withExclusive(false);
        made.add(jobs.createMessage(context, job));
      }
    }
    return made;
  }

  private static ScopeRef scope(String type, long definitionId, String tenantId) {
    return new ScopeRef(type, 0, 0, 0, definitionId, tenantId, null);
  }

  private static Map<Long, String> keys(
      Collection<EventSubscriptionEntity> starts, CommandContext context) {
    var ids = starts.stream().map(EventSubscriptionEntity::scopeDefinitionId).distinct().toList();
    var keys = new HashMap<Long, String>();
    context
        .unitOfWork()
        .fetchIn(new ReadIn<>(DefinitionEntity.TABLE, "ID_", ids, null, false))
        .forEach(version -> keys.put(version.id(), version.key()));
    return keys;
  }

  /**
   * Starts what a job is for, if a version of its key waits; lets it rest with a version that is
   * suspended.
   */
  public void deliver(JobEntity job, Target target, CommandContext context) {
    var start = startedBy(job, target, context);
    if (start.isEmpty()) {
      return;
    }
    if (target.rests(start.get())) {
      rest(job, start.get(), target, context);
    } else {
      target.start(start.get());
    }
  }

  /** The version that it came to, if that waits still; otherwise the one of its key that does. */
  private static Optional<EventSubscriptionEntity> startedBy(
      JobEntity job, Target target, CommandContext context) {
    var wanted = Wanted.of(job);
    var waiting =
        target.waiting().stream()
            .filter(start -> start.subScopeId() == 0 && start.scopeType().equals(job.scopeType()))
            .filter(start -> start.activityId().equals(job.elementId()))
            .toList();
    var same =
        waiting.stream().filter(s -> s.scopeDefinitionId() == wanted.definitionId()).findFirst();
    if (same.isPresent() || waiting.isEmpty()) {
      return same;
    }
    var keys = keys(waiting, context);
    return waiting.stream()
        .filter(start -> wanted.key().equals(keys.get(start.scopeDefinitionId())))
        .findFirst();
  }

  /**
   * Under the lock of the version's row, which whoever activates, replaces or deletes it takes as
   * well before looking for what rests. Who has it is not waited for: the job looks again later.
   */
  private void rest(
      JobEntity job, EventSubscriptionEntity start, Target target, CommandContext context) {
    var id = start.scopeDefinitionId();
    var locked =
        context
            .unitOfWork()
            .fetch(Read.lockIfFree(DefinitionEntity.TABLE, "ID_ = ?", Parameter.of(id)));
    var waits =
        !locked.isEmpty()
            && startedBy(job, target, context).filter(s -> s.scopeDefinitionId() == id).isPresent();
    if (!waits) {
      carry(jobs.createTimer(context, like(job, 0), context.now().plus(PAUSE)), job);
    } else if (locked.get(0).isSuspended()) {
      var resting = carry(jobs.createMessage(context, like(job, id)), job);
      jobs.rest().suspend(resting);
    } else {
      target.start(start);
    }
  }

  private static NewJob like(JobEntity job, long definitionId) {
    return NewJob.of(scope(job.scopeType(), definitionId, job.tenantId()), job.handlerType())
        .at(job.elementId(), null)
        .withConfiguration(job.handlerConfiguration())
        .withExclusive(false);
  }

  private static JobEntity carry(JobEntity made, JobEntity job) {
    if (job.payload() != null) {
      made.carry(job.payload());
    }
    return made;
  }

  /**
   * Lets what rests with a suspended version start the one that replaces it, as far as that waits
   * for it; the rest stays, and so do dead letters.
   *
   * @param to the new version, whose start events wait already
   */
  public void handOver(DefinitionEntity from, DefinitionEntity to, CommandContext context) {
    var waiting =
        context
            .unitOfWork()
            .known(EventSubscriptionEntity.TABLE)
            .filter(start -> start.scopeDefinitionId() == to.id() && start.subScopeId() == 0)
            .toList();
    for (var job : resting(from, context)) {
      var name = eventName(job);
      if (waiting.stream().anyMatch(start -> isFor(start, job.elementId(), name))) {
        release(job, context);
      }
    }
  }

  private static boolean isFor(EventSubscriptionEntity start, String elementId, String eventName) {
    return Objects.equals(elementId, start.activityId()) && eventName.equals(start.eventName());
  }

  /**
   * Lets what rests with a version that is deleted start the one that waits then; it ends if there
   * is none. Dead letters stay.
   */
  public void release(DefinitionEntity from, CommandContext context) {
    resting(from, context).forEach(job -> release(job, context));
  }

  private List<JobEntity> resting(DefinitionEntity from, CommandContext context) {
    context
        .unitOfWork()
        .fetch(Read.lock(DefinitionEntity.TABLE, "ID_ = ?", Parameter.of(from.id())));
    return jobs.starting().lock(context, from.id(), StartJobs::isStart).stream()
        .filter(job -> job.state() != JobState.DEAD_LETTER)
        .toList();
  }

  private void release(JobEntity job, CommandContext context) {
    carry(jobs.createMessage(context, like(job, 0)), job);
    jobs.delete(context, job);
  }
}
