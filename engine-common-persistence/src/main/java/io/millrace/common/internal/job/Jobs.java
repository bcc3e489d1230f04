package io.millrace.common.internal.job;

import io.millrace.common.BadArgumentException;
import io.millrace.common.DatabaseException;
import io.millrace.common.incident.Incident;
import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.calendar.TimerSchedule;
import io.millrace.common.internal.calendar.TimerSchedules;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.incident.NewIncident;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobState;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

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

  private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);
  private static final int MOST_PASSED = 10_000;

  /** The handlers of jobs that run while the definition that they belong to is suspended. */
  private static final Set<String> KEPT_AWAKE = Set.of(SUSPEND_DEFINITION, ACTIVATE_DEFINITION);

  /** The same in SQL. */
  static final String KEPT_AWAKE_SQL =
      "'" + SUSPEND_DEFINITION + "', '" + ACTIVATE_DEFINITION + "'";

  private final ScopeOwners owners;
  private final JobHandlers handlers;
  private final RetryCycles cycles;
  private final JobAlarm alarm;
  private final ZoneId zone;
  private final TimerSchedules schedules = new TimerSchedules();
  private final List<JobListener> listeners = new CopyOnWriteArrayList<>();

  Jobs(ScopeOwners owners, JobHandlers handlers, RetryCycles cycles, JobAlarm alarm, ZoneId zone) {
    this.owners = owners;
    this.handlers = handlers;
    this.cycles = cycles;
    this.alarm = alarm;
    this.zone = zone;
  }

  /** Adds somebody who hears what happens to jobs. */
  public void addListener(JobListener listener) {
    listeners.add(listener);
  }

  /**
   * Notes that a worker cannot get a job, since what it would see cannot be read by this node. The
   * job can be had again from a time on, with the tries that it had: another node may know better.
   *
   * @throws RuntimeException the failure itself, if it is the database's or passes
   */
  public void notLent(
      CommandContext context, JobEntity job, RuntimeException failure, Instant next) {
    var why = JobFailure.of(failure);
    if (failure instanceof DatabaseException || why.kind() == FailureKind.PASSING) {
      throw failure;
    }
    LOG.warn("No worker gets the {} before {}: it cannot be read", job, next, failure);
    job.failed(why, context.now());
    job.waitForWorkers(next);
  }

  /** Creates a job that runs as soon as a thread is free after the commit. */
  public JobEntity createMessage(CommandContext context, NewJob job) {
    return insert(context, JobEntity.of(job, Job.JOB_TYPE_MESSAGE, context.now(), context.now()));
  }

  /**
   * Creates a job for workers outside the engine that ask for a topic; no node claims it.
   *
   * @param topic the topic, at most 255 characters
   */
  public JobEntity createForWorkers(CommandContext context, NewJob job, String topic) {
    return createForWorkers(context, job, topic, null);
  }

  /**
   * Creates a job for workers, and says how often they may try.
   *
   * @param cycle says it; null for the engine's default
   */
  public JobEntity createForWorkers(
      CommandContext context, NewJob job, String topic, RetryCycle cycle) {
    var made = JobEntity.forWorkers(job, topic, context.now());
    add(context, made);
    made.retries(cycle == null ? cycles.tries(made, context) : cycle.tries());
    tell(listener -> listener.created(made, context));
    return made;
  }

  /** Takes a job off its owner whose work was done outside the engine. */
  public void doneOutside(CommandContext context, JobEntity job) {
    remove(context, job);
    tell(listener -> listener.succeeded(job, context));
  }

  /**
   * Notes that a worker outside the engine failed.
   *
   * @param report what it says; null for nothing
   * @param details more about it; null for nothing
   * @param left how many tries are left; with none the job becomes a dead letter
   * @param next from when on it can be had again
   */
  public void failedOutside(
      CommandContext context,
      JobEntity job,
      String report,
      String details,
      int left,
      Instant next) {
    job.failed(JobFailure.reported(report, details), context.now());
    tell(listener -> listener.failedOutside(job, left, context));
    if (left > 0) {
      job.retries(left);
      job.waitForWorkers(next);
    } else {
      bury(context, job);
    }
  }

  /** Creates a timer that runs once, when it is due. */
  public JobEntity createTimer(CommandContext context, NewJob job, Instant due) {
    return insert(context, JobEntity.of(job, Job.JOB_TYPE_TIMER, context.now(), due));
  }

  /**
   * Creates a timer for a date, a duration or a cycle.
   *
   * @param text the time as {@link TimerSchedule} reads it
   * @return the timer; null if it is never due
   * @throws BadArgumentException if the text cannot be read
   */
  public JobEntity createTimer(
      CommandContext context, NewJob job, TimerSchedule.Kind kind, String text) {
    var schedule = schedules.of(kind, text);
    var due = schedule.firstDue(context.now(), zone);
    if (due == null) {
      return null;
    }
    return kind == TimerSchedule.Kind.CYCLE
        ? createCycle(context, job, due, text, schedule.times())
        : createTimer(context, job, due);
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

  /**
   * Puts the next timer of a cycle in the place of one that goes off; does nothing for other
   * timers.
   *
   * <p>Times that have passed already, because no node ran or none had a free thread, are left out
   * and do not count: what was to happen every hour does not happen ten times at once after ten
   * hours.
   */
  void repeat(CommandContext context, JobEntity timer) {
    var left = timer.repeatsLeft();
    if (timer.repeat() != null && (left == null || left > 0)) {
      var due = nextAfterNow(context, timer);
      var next = due == null ? null : handlers.of(timer).next(NewJob.like(timer), timer, context);
      if (next != null) {
        createCycle(context, next, due, timer.repeat(), left);
      }
    }
  }

  private Instant nextAfterNow(CommandContext context, JobEntity timer) {
    var handler = handlers.of(timer);
    var due = handler.nextDue(timer, timer.dueDate(), zone, context);
    for (var passed = 0;
        due != null && !due.isAfter(context.now()) && passed <= MOST_PASSED;
        passed++) {
      due = handler.nextDue(timer, passed < MOST_PASSED ? due : context.now(), zone, context);
    }
    return due;
  }

  private JobEntity insert(CommandContext context, JobEntity job) {
    add(context, job);
    job.retries(cycles.tries(job, context));
    if (job.subScopeId() != 0 && rests(context, job)) {
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
      Incidents.jobGoes(job.id(), context);
    }
    remove(context, job);
    tell(listener -> listener.canceled(job, context));
  }

  /** Deletes all jobs of an execution or plan item; costs nothing if it has none. */
  public void deleteOf(CommandContext context, OwnerEntity owner) {
    if (owner.hadIncidents()) {
      lockOf(context, owner); // first, as whoever gives a dead letter new tries does
      Incidents.ownerGoes(owner, context);
    }
    var count = owner.count(Dependent.JOB);
    if (count == 0) {
      return;
    }
    if (listeners.stream().anyMatch(each -> each.hearsCancellationsOf(owner))) {
      of(context, owner).forEach(job -> tell(listener -> listener.canceled(job, context)));
    }
    context
        .unitOfWork()
        .deleteOwned(
            JobEntity.TABLE,
            "SUB_SCOPE_ID_",
            owner.id(),
            count,
            job -> job.subScopeId() == owner.id());
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

  /**
   * Deletes the timers that start instances of a version of a definition; its suspension and
   * activation stay planned.
   */
  public void deleteStarting(CommandContext context, long definitionId) {
    deleteStarting(context, definitionId, Jobs::canRest);
  }

  /**
   * Deletes some of the jobs of a version of a definition itself.
   *
   * @param which tells whether a job is to go
   */
  public void deleteStarting(
      CommandContext context, long definitionId, Predicate<JobEntity> which) {
    lockStarting(context, definitionId).stream().filter(which).forEach(job -> delete(context, job));
  }

  /** Deletes all jobs of a version of a definition itself. */
  public void deleteOfDefinition(CommandContext context, long definitionId) {
    lockStarting(context, definitionId).forEach(job -> delete(context, job));
  }

  private static List<JobEntity> lockStarting(CommandContext context, long definitionId) {
    var condition = "SCOPE_DEFINITION_ID_ = ? and SCOPE_ID_ is null order by ID_";
    return context
        .unitOfWork()
        .fetch(
            Read.lock(JobEntity.TABLE, condition, Parameter.of(definitionId))
                .via("IX_MR_JOB_DEFINITION"));
  }

  /** Refuses to reschedule something to no time. */
  public void checkTime(String what, String id, NewTime time) {
    if (time instanceof NewTime.At at && at.due() == null) {
      throw new BadArgumentException(
          "Cannot reschedule the " + what + " '" + id + "': no time is given.");
    }
  }

  /** Makes a timer wait for another time; a node that holds it loses it. */
  public void reschedule(CommandContext context, JobEntity job, NewTime time) {
    if (time instanceof NewTime.At at) {
      reschedule(context, job, at.due());
      return;
    }
    var wanted = (NewTime.Schedule) time;
    var schedule = schedules.of(wanted.kind(), wanted.text());
    var due = schedule.firstDue(context.now(), zone);
    if (due == null) {
      throw new BadArgumentException(
          "Cannot reschedule the timer '"
              + job.id()
              + "': '"
              + wanted.text()
              + "' is never due. Give a time that is still to come.");
    }
    if (wanted.kind() == TimerSchedule.Kind.CYCLE) {
      job.repeats(wanted.text(), schedule.times() == null ? null : schedule.times() - 1);
    }
    reschedule(context, job, due);
  }

  /** Returns the timers of a plan item that wait for their time, oldest first, locked. */
  public List<JobEntity> lockTimersOf(CommandContext context, OwnerEntity owner) {
    return lockOf(context, owner).stream().filter(job -> job.state() == JobState.TIMER).toList();
  }

  /** Makes a job wait for another time; a node that holds it loses it. */
  public void reschedule(CommandContext context, JobEntity job, Instant due) {
    job.waitUntil(due);
    wakeUp(context, job);
  }

  /** Lets the jobs of instances rest; dead letters stay what they are. */
  public void suspendInstances(CommandContext context, Collection<Long> instanceIds) {
    suspend(lockOf(context, instanceIds));
  }

  /** Ends the rest of the jobs of instances; those that were due meanwhile run now. */
  public void activateInstances(CommandContext context, Collection<Long> instanceIds) {
    activate(context, lockOf(context, instanceIds));
  }

  /** Lets what starts instances of a version rest. */
  public void suspendStarting(CommandContext context, long definitionId) {
    suspend(lockStarting(context, definitionId).stream().filter(Jobs::canRest).toList());
  }

  /** Ends the rest of what starts instances of a version. */
  public void activateStarting(CommandContext context, long definitionId) {
    activate(context, lockStarting(context, definitionId));
  }

  /** Lets a job rest until it is activated. */
  public void suspend(JobEntity job) {
    job.suspend();
  }

  /** Ends the rest of a job, unless what it belongs to is suspended. */
  void activateAlone(CommandContext context, JobEntity job) {
    if (job.state() == JobState.SUSPENDED && !rests(context, job)) {
      activate(context, List.of(job));
    }
  }

  private static boolean canRest(JobEntity job) {
    return !KEPT_AWAKE.contains(job.handlerType());
  }

  private static void suspend(List<JobEntity> jobs) {
    jobs.stream().filter(job -> job.state() != JobState.DEAD_LETTER).forEach(JobEntity::suspend);
  }

  /** Lets the jobs of a plan item rest; dead letters stay what they are. */
  public void suspendOf(CommandContext context, OwnerEntity owner) {
    suspend(lockOf(context, owner));
  }

  /** Ends the rest of the jobs of a plan item; those that were due meanwhile run now. */
  public void activateOf(CommandContext context, OwnerEntity owner) {
    activate(context, lockOf(context, owner));
  }

  private void activate(CommandContext context, List<JobEntity> jobs) {
    for (var job : jobs) {
      if (job.state() == JobState.SUSPENDED) {
        job.activate(context.now());
        wakeUp(context, job);
      }
    }
  }

  /** Tells whether what a job belongs to is suspended. */
  boolean rests(CommandContext context, JobEntity job) {
    if (job.scopeType() == null) {
      return false;
    }
    if (job.subScopeId() != 0) {
      return owners.of(job.scopeType()).rests(context, job.subScopeId());
    }
    return job.scopeId() == 0
        && job.scopeDefinitionId() != 0
        && !KEPT_AWAKE.contains(job.handlerType())
        && owners.of(job.scopeType()).definitionRests(context, job.scopeDefinitionId());
  }

  /**
   * Makes a job a dead letter, which opens an incident; one that is a dead letter already stays it.
   * The lock of its family is held.
   */
  void bury(CommandContext context, JobEntity job) {
    var wasDead = job.state() == JobState.DEAD_LETTER;
    job.bury();
    if (!wasDead) {
      Incidents.open(incident(job), ownerOf(context, job), context);
      tell(listener -> listener.buried(job, context));
    }
  }

  private static NewIncident incident(JobEntity job) {
    return new NewIncident(
        NewJob.like(job).scope(),
        job.isForWorkers() ? Incident.FAILED_EXTERNAL_TASK_TYPE : Incident.FAILED_JOB_TYPE,
        job.elementId(),
        job.id(),
        Long.toString(job.id()),
        job.exceptionMessage());
  }

  /** Lets a dead letter be tried now, or when what it belongs to goes on. */
  void tryAgain(CommandContext context, JobEntity deadLetter) {
    Incidents.jobGoesOn(deadLetter.id(), context);
    if (rests(context, deadLetter)) {
      deadLetter.suspend();
    } else {
      deadLetter.makeExecutable(context.now());
      wakeUp(context, deadLetter);
    }
  }

  private static List<JobEntity> lockOf(CommandContext context, Collection<Long> instanceIds) {
    context.unitOfWork().flush();
    return context
        .unitOfWork()
        .fetchIn(
            new ReadIn<>(JobEntity.TABLE, "SCOPE_ID_", instanceIds, null, true)
                .via("IX_MR_JOB_SCOPE"));
  }

  private static List<JobEntity> lockOf(CommandContext context, OwnerEntity owner) {
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
      Incidents.jobGoesOn(job.id(), context);
    }
    context.unitOfWork().delete(job);
    var owner = ownerOf(context, job);
    if (owner != null) {
      owner.count(Dependent.JOB, -1);
    }
  }

  private void add(CommandContext context, JobEntity job) {
    context.unitOfWork().insert(job);
    if (job.subScopeId() != 0) {
      ownerOf(context, job).count(Dependent.JOB, 1);
    }
  }

  private OwnerEntity ownerOf(CommandContext context, JobEntity job) {
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

  /** Returns the one job that was read, or null. */
  public static JobEntity first(List<?> rows) {
    return rows.isEmpty() ? null : (JobEntity) Objects.requireNonNull(rows.get(0));
  }

  void tell(Consumer<JobListener> event) {
    listeners.forEach(event);
  }
}
