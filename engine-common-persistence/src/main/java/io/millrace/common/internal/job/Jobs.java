package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobState;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The jobs of the instances of both engines: created, counted on their owner in the same unit of
 * work, moved and deleted.
 *
 * <p>Callers hold the lock of the family whose jobs they change; the row of a job itself is locked
 * by whoever changes it, since nodes claim jobs without the family's lock. Thread-safe.
 */
public final class Jobs {

  /** The handler of jobs that suspend a version of a process at a time. */
  public static final String SUSPEND_DEFINITION = "suspend-processdefinition";

  /** The handler of jobs that activate a version of a process at a time. */
  public static final String ACTIVATE_DEFINITION = "activate-processdefinition";

  /** The handlers of jobs that run while the definition that they belong to is suspended. */
  static final Set<String> KEPT_AWAKE = Set.of(SUSPEND_DEFINITION, ACTIVATE_DEFINITION);

  /** The same in SQL. */
  static final String KEPT_AWAKE_SQL =
      "'" + SUSPEND_DEFINITION + "', '" + ACTIVATE_DEFINITION + "'";

  private final ScopeOwners owners;
  private final RetryCycles cycles;
  private final JobAlarm alarm;
  private final Incidents incidents;
  private final RestOfJobs rest;
  private final DeadLetters deadLetters;
  private final OutsideJobs outside;
  private final TimerTimes times;
  private final StartingJobs starting;
  private final List<JobListener> listeners = new CopyOnWriteArrayList<>();

  Jobs(
      ScopeOwners owners,
      JobHandlers handlers,
      RetryCycles cycles,
      JobAlarm alarm,
      Incidents incidents) {
    this.owners = owners;
    this.cycles = cycles;
    this.alarm = alarm;
    this.incidents = incidents;
    rest = new RestOfJobs(this, owners);
    deadLetters = new DeadLetters(this, incidents);
    outside = new OutsideJobs(this, cycles);
    times = new TimerTimes(this, handlers, cycles.zone());
    starting = new StartingJobs(this);
  }

  /** Returns the jobs that rest with what they belong to. */
  public RestOfJobs rest() {
    return rest;
  }

  /** Returns the jobs that nobody tries any more. */
  DeadLetters deadLetters() {
    return deadLetters;
  }

  /** Returns the jobs that workers do outside the engine. */
  public OutsideJobs outside() {
    return outside;
  }

  /** Returns when timers are due. */
  public TimerTimes times() {
    return times;
  }

  /** Returns the jobs of versions of definitions themselves. */
  public StartingJobs starting() {
    return starting;
  }

  /** Returns what is opened when a job becomes a dead letter. */
  public Incidents incidents() {
    return incidents;
  }

  /** Adds somebody who hears what happens to jobs. */
  public void addListener(JobListener listener) {
    listeners.add(listener);
  }

  /** Creates a job that runs as soon as a thread is free after the commit. */
  public JobEntity createMessage(CommandContext context, NewJob job) {
    return insert(context, JobEntity.of(job, Job.JOB_TYPE_MESSAGE, context.now(), context.now()));
  }

  /** Creates a timer that runs once, when it is due. */
  public JobEntity createTimer(CommandContext context, NewJob job, Instant due) {
    return insert(context, JobEntity.of(job, Job.JOB_TYPE_TIMER, context.now(), due));
  }

  /**
   * Creates a timer that runs again and again; {@link JobHandler#nextDue} tells when.
   *
   * @param due when it runs first
   * @param repeat the text that says when it runs again
   * @param times how often it runs in all; null for no limit
   */
  public JobEntity createCycle(
      CommandContext context, NewJob job, Instant due, String repeat, Integer times) {
    var timer = JobEntity.of(job, Job.JOB_TYPE_TIMER, context.now(), due);
    timer.repeats(repeat, times == null ? null : times - 1);
    return insert(context, timer);
  }

  private JobEntity insert(CommandContext context, JobEntity job) {
    add(context, job);
    job.retries(cycles.tries(job, context));
    if (job.subScopeId() != 0 && rest.rests(context, job)) {
      job.suspend();
    }
    wakeUp(context, job);
    tell(listener -> listener.created(job, context));
    if (job.type().equals(Job.JOB_TYPE_TIMER)) {
      tell(listener -> listener.scheduled(job, context));
    }
    return job;
  }

  /** Wakes this node's executor after the commit, for a job that can be claimed from a time on. */
  void wakeUp(CommandContext context, JobEntity job) {
    if (job.claimableFrom() != null) {
      JobWakeUp.at(job.claimableFrom(), alarm, context);
    }
  }

  /** Deletes a job that has not run. */
  public void delete(CommandContext context, JobEntity job) {
    if (job.state() == JobState.DEAD_LETTER) {
      incidents.jobGoes(job.id(), context);
    }
    remove(context, job);
    tell(listener -> listener.canceled(job, context));
  }

  /** Deletes all jobs of an execution or plan item; costs nothing if it has none. */
  public void deleteOf(CommandContext context, OwnerEntity owner) {
    if (owner.hadIncidents()) {
      lockOf(context, owner); // first, as whoever gives a dead letter new tries does
      incidents.ownerGoes(owner, context);
    }
    var count = owner.count(Dependent.JOB);
    if (count == 0) {
      return;
    }
    if (listeners.stream().anyMatch(each -> each.hearsCancellationsOf(owner))) {
      of(context, owner).forEach(job -> tell(listener -> listener.canceled(job, context)));
    }
    context.unitOfWork().deleteOwned(JobEntity.OWNER, "SUB_SCOPE_ID_", owner.id(), count);
    owner.count(Dependent.JOB, -count);
  }

  /**
   * Deletes some of the jobs of an execution or plan item; costs nothing if it has none.
   *
   * @param which tells whether a job is to go
   */
  public void deleteOf(CommandContext context, OwnerEntity owner, Predicate<JobEntity> which) {
    if (owner.count(Dependent.JOB) > 0) {
      lockOf(context, owner).stream().filter(which).forEach(job -> delete(context, job));
    }
  }

  /** Returns the jobs of an execution or plan item, oldest first. */
  public List<JobEntity> of(CommandContext context, OwnerEntity owner) {
    if (owner.count(Dependent.JOB) == 0) {
      return List.of();
    }
    context.unitOfWork().flush();
    return context
        .unitOfWork()
        .fetch(
            Read.where(
                JobEntity.TABLE, "SUB_SCOPE_ID_ = ? order by ID_", Parameter.of(owner.id())));
  }

  /** Locks the jobs of an execution or plan item; returns them, oldest first. */
  static List<JobEntity> lockOf(CommandContext context, OwnerEntity owner) {
    context.unitOfWork().flush();
    return context
        .unitOfWork()
        .fetch(
            Read.lock(JobEntity.TABLE, "SUB_SCOPE_ID_ = ? order by ID_", Parameter.of(owner.id()))
                .via("IX_MR_JOB_SUB_SCOPE"));
  }

  /** Takes a job off its owner; its row goes with the flush. */
  void remove(CommandContext context, JobEntity job) {
    if (job.state() == JobState.DEAD_LETTER) {
      incidents.jobGoesOn(job.id(), context);
    }
    context.unitOfWork().delete(job);
    var owner = ownerOf(context, job);
    if (owner != null) {
      owner.count(Dependent.JOB, -1);
    }
  }

  /** Adds a job to its owner; its row comes with the flush. */
  void add(CommandContext context, JobEntity job) {
    context.unitOfWork().insert(job);
    if (job.subScopeId() != 0) {
      ownerOf(context, job).count(Dependent.JOB, 1);
    }
  }

  /** Returns the execution or plan item of a job; null for none. */
  OwnerEntity ownerOf(CommandContext context, JobEntity job) {
    return job.subScopeId() == 0
        ? null
        : owners.of(job.scopeType()).element(context, job.subScopeId());
  }

  /** Locks the row of a job; returns it, or null if it is gone. */
  public static JobEntity lock(CommandContext context, long id) {
    context.unitOfWork().flush();
    return first(context.unitOfWork().fetch(lockById(id)));
  }

  /** Returns the read that locks the row of a job. */
  public static Read<JobEntity> lockById(long id) {
    return Read.lock(JobEntity.TABLE, "ID_ = ?", Parameter.of(id));
  }

  /** Returns the read that locks the rows of jobs, by ascending id. */
  static Read<JobEntity> lockAll(List<Long> ids, CommandContext context) {
    var dialect = context.session().dialect();
    return Read.lock(
            JobEntity.TABLE,
            "ID_ " + dialect.isOneOf(ids.size()) + " order by ID_",
            dialect.idList(ids).toArray(Parameter[]::new))
        .via("PRIMARY");
  }

  /** Returns the one job that was read, or null. */
  public static JobEntity first(List<?> rows) {
    return rows.isEmpty() ? null : (JobEntity) Objects.requireNonNull(rows.get(0));
  }

  void tell(Consumer<JobListener> event) {
    listeners.forEach(event);
  }
}
