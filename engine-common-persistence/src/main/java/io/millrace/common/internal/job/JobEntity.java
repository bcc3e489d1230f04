package io.millrace.common.internal.job;

import io.millrace.common.internal.persistence.RowKey;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobState;
import java.time.Instant;

/**
 * Work that the engine does later: a timer or a message.
 *
 * <p>A job keeps its row for life; what happens to it is one of the verbs here. The column {@code
 * CLAIMABLE_FROM_} says in one place, and so with one index, whatever the state, from when on a
 * node may claim the job: when it is due, when the lease of the node that holds it ends, or never.
 */
public final class JobEntity extends JobColumns {

  /** The table of these rows. */
  public static final Table<JobEntity> TABLE =
      Table.of("MR_JOB", JobEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .ref("SUB_SCOPE_ID_", e -> e.subScopeId, (e, v) -> e.subScopeId = v)
          .ref("SCOPE_DEFINITION_ID_", e -> e.scopeDefinitionId, (e, v) -> e.scopeDefinitionId = v)
          .word("STATE_", JobState.class, e -> e.state, (e, v) -> e.state = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("HANDLER_TYPE_", e -> e.handlerType, (e, v) -> e.handlerType = v)
          .string(
              "HANDLER_CONFIGURATION_",
              e -> e.handlerConfiguration,
              (e, v) -> e.handlerConfiguration = v)
          .string("ELEMENT_ID_", e -> e.elementId, (e, v) -> e.elementId = v)
          .string("ELEMENT_NAME_", e -> e.elementName, (e, v) -> e.elementName = v)
          .string("CATEGORY_", e -> e.category, (e, v) -> e.category = v)
          .integer("PRIORITY_", e -> e.priority, (e, v) -> e.priority = v)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v)
          .time("DUE_DATE_", e -> e.dueDate, (e, v) -> e.dueDate = v)
          .string("REPEAT_", e -> e.repeat, (e, v) -> e.repeat = v)
          .integer("REPEATS_LEFT_", e -> e.repeatsLeft, (e, v) -> e.repeatsLeft = v)
          .bool("EXCLUSIVE_", e -> e.exclusive, (e, v) -> e.exclusive = v)
          .integer("RETRIES_", e -> e.retries, (e, v) -> e.retries = v)
          .time("CLAIMABLE_FROM_", e -> e.claimableFrom, (e, v) -> e.claimableFrom = v)
          .string("TOPIC_", e -> e.topic, (e, v) -> e.topic = v)
          .string("LOCK_OWNER_", e -> e.lockOwner, (e, v) -> e.lockOwner = v)
          .time(
              "LOCK_EXPIRATION_TIME_",
              e -> e.lockExpirationTime,
              (e, v) -> e.lockExpirationTime = v)
          .string("EXCEPTION_TYPE_", e -> e.exceptionType, (e, v) -> e.exceptionType = v)
          .string("EXCEPTION_MESSAGE_", e -> e.exceptionMessage, (e, v) -> e.exceptionMessage = v)
          .string(
              "EXCEPTION_STACK_TRACE_",
              e -> e.exceptionStackTrace,
              (e, v) -> e.exceptionStackTrace = v)
          .integer("FAILURES_", e -> e.failures, (e, v) -> e.failures = v)
          .time("FAILED_SINCE_", e -> e.failedSince, (e, v) -> e.failedSince = v)
          .string("PAYLOAD_", e -> e.payload, (e, v) -> e.payload = v);

  /** The execution or plan item that a job belongs to. */
  public static final RowKey<JobEntity> OWNER = new RowKey<>(TABLE, JobEntity::subScopeId);

  /** Makes a job that waits for its due date, or for nothing but a thread. */
  static JobEntity of(NewJob job, String type, Instant now, Instant due) {
    var made = new JobEntity();
    made.rootInstanceId = job.scope().rootId();
    made.tenantId = job.scope().tenantId();
    made.scopeType = job.scope().type();
    made.scopeId = job.scope().instanceId();
    made.subScopeId = job.scope().elementId();
    made.scopeDefinitionId = job.scope().definitionId();
    made.type = type;
    made.handlerType = job.handlerType();
    made.handlerConfiguration = job.configuration();
    made.elementId = job.elementId();
    made.elementName = job.elementName();
    made.category = job.category();
    made.priority = job.priority();
    made.exclusive = job.exclusive();
    made.createTime = now;
    made.stand(Job.JOB_TYPE_TIMER.equals(type) ? JobState.TIMER : JobState.EXECUTABLE, due, due);
    return made;
  }

  /** Makes a job that waits for a worker outside the engine that asks for its topic. */
  static JobEntity forWorkers(NewJob job, String topic, Instant now) {
    var made = of(job, Job.JOB_TYPE_EXTERNAL_WORKER, now, now);
    made.topic = topic;
    made.waitForWorkers(now);
    return made;
  }

  /**
   * Gives the job to a worker outside the engine for a while. Of a job for workers the due date
   * says from when on it can be had, so that one index answers that.
   */
  public void lendTo(String worker, Instant until) {
    stand(JobState.EXTERNAL, until, null);
    lockOwner = worker;
    lockExpirationTime = until;
  }

  /** Lets any worker have the job from a time on; one that holds it loses it. */
  public void waitForWorkers(Instant from) {
    stand(JobState.EXTERNAL, from, null);
  }

  /** Tells whether a worker outside the engine does the work. */
  public boolean isForWorkers() {
    return topic != null;
  }

  /**
   * Makes this a timer of a cycle: the text that says when it is due again, and how often it still
   * is; null for no end.
   */
  void repeats(String cycle, Integer left) {
    repeat = cycle;
    repeatsLeft = left;
    changed();
  }

  /** Gives the job to a node for a while. */
  void claim(String node, Instant until) {
    stand(JobState.LOCKED, dueDate, until);
    lockOwner = node;
    lockExpirationTime = until;
  }

  /**
   * Lets the node that holds the job hold it longer. The end of the first lease stays what tells
   * one claim from another.
   */
  void renew(Instant until) {
    claimableFrom = until;
    changed();
  }

  /** Takes the job from the node that holds it: any node may claim it from a time on. */
  void release(Instant from) {
    stand(JobState.EXECUTABLE, dueDate, from);
  }

  /** Makes the job due now, whatever it waited for. */
  void makeExecutable(Instant now) {
    if (isForWorkers()) {
      waitForWorkers(now);
    } else {
      stand(JobState.EXECUTABLE, now, now);
    }
  }

  /** Makes the job wait for its next try; a cycle goes on from when it was due, not from there. */
  void waitForTry(Instant next) {
    stand(JobState.TIMER, repeat == null ? next : dueDate, next);
  }

  /** Makes the job wait for a time. */
  void waitUntil(Instant due) {
    stand(JobState.TIMER, due, due);
  }

  /**
   * Notes a try that failed and cannot be repeated for now: nobody may claim the job until somebody
   * decides what to do.
   */
  void bury() {
    retries = 0;
    stand(JobState.DEAD_LETTER, dueDate, null);
  }

  /** Lets the job rest with its instance; a node or a worker that holds it loses it. */
  void suspend() {
    var isLent = isForWorkers() && lockOwner != null;
    stand(JobState.SUSPENDED, isLent ? createTime : dueDate, null);
  }

  /** Ends the rest: the job waits for its due date again, or for a thread if that is over. */
  void activate(Instant now) {
    if (isForWorkers()) {
      waitForWorkers(dueDate);
    } else {
      stand(dueDate.isAfter(now) ? JobState.TIMER : JobState.EXECUTABLE, dueDate, dueDate);
    }
  }

  /** Notes why a try failed. */
  void failed(JobFailure failure, Instant now) {
    exceptionType = failure.type();
    exceptionMessage = failure.message();
    exceptionStackTrace = failure.stackTrace();
    failures = failures() + 1;
    failedSince = failedSince == null ? now : failedSince;
    changed();
  }

  /** Sets how many tries the job has, the next one included. */
  void retries(int left) {
    retries = left;
    changed();
  }

  private void stand(JobState next, Instant due, Instant claimable) {
    state = next;
    dueDate = due;
    claimableFrom = claimable;
    lockOwner = null;
    lockExpirationTime = null;
    changed();
  }

  /** Tells whether a node holds the job now. */
  boolean isHeld(Instant now) {
    return state == JobState.LOCKED && claimableFrom.isAfter(now);
  }

  /**
   * Tells whether a node still holds the job as it did when it claimed it: same node, same claim,
   * however often its lease was renewed since.
   */
  boolean isHeldAs(JobEntity claimed) {
    return state == JobState.LOCKED
        && lockOwner.equals(claimed.lockOwner)
        && lockExpirationTime.equals(claimed.lockExpirationTime);
  }

  /** Tells whether the job runs apart from the other exclusive jobs of a family of instances. */
  boolean isExclusiveInFamily() {
    return exclusive && rootInstanceId != 0;
  }

  @Override
  public String toString() {
    return type
        + " job "
        + id()
        + " ("
        + handlerType
        + (elementId == null ? "" : " of '" + elementId + "'")
        + ")";
  }

  @Override
  public Table<JobEntity> table() {
    return TABLE;
  }

  @Override
  protected boolean isAwaited() {
    return state == JobState.EXECUTABLE;
  }

  /** A text of Latin letters has about as many bytes as characters. */
  @Override
  protected int valueBytes() {
    return payload == null ? 0 : payload.length();
  }

  /**
   * Its instance goes on with another version; a node that holds it loses it.
   *
   * @param element the element it belongs to there; null if it belongs to none
   */
  public void migrated(long definitionId, String element) {
    scopeDefinitionId = definitionId;
    elementId = element == null ? elementId : element;
    if (state == JobState.LOCKED) {
      release(dueDate);
    }
    changed();
  }

  /** Makes the job more or less urgent. */
  void priority(int value) {
    priority = value;
    changed();
  }

  /** Gives the handler of a new job something of any length to work on. */
  public void carry(String text) {
    payload = text;
    changed();
  }
}
