package io.millrace.common.internal.job;

import io.millrace.common.history.HistoricJobLog;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.scope.ShownScope;
import java.time.Instant;

/** Something that happened to a job, as history keeps it. */
public final class JobLogEntity extends Entity {

  /** The table of these rows. */
  public static final Table<JobLogEntity> TABLE =
      Table.appendOnly("MR_HI_JOB_LOG", JobLogEntity::new)
          .time("TIME_", e -> e.time, (e, v) -> e.time = v)
          .id("JOB_ID_", e -> e.jobId, (e, v) -> e.jobId = v)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .ref("SUB_SCOPE_ID_", e -> e.subScopeId, (e, v) -> e.subScopeId = v)
          .ref("SCOPE_DEFINITION_ID_", e -> e.scopeDefinitionId, (e, v) -> e.scopeDefinitionId = v)
          .time("DUE_DATE_", e -> e.dueDate, (e, v) -> e.dueDate = v)
          .integer("RETRIES_", e -> e.retries, (e, v) -> e.retries = v)
          .integer("PRIORITY_", e -> e.priority, (e, v) -> e.priority = v)
          .integer("ATTEMPT_", e -> e.attempt, (e, v) -> e.attempt = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .word("EVENT_", JobLogState.class, e -> e.event, (e, v) -> e.event = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("HANDLER_TYPE_", e -> e.handlerType, (e, v) -> e.handlerType = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .string("ELEMENT_ID_", e -> e.elementId, (e, v) -> e.elementId = v)
          .string("NODE_", e -> e.node, (e, v) -> e.node = v)
          .string("EXCEPTION_MESSAGE_", e -> e.exceptionMessage, (e, v) -> e.exceptionMessage = v)
          .string(
              "EXCEPTION_STACK_TRACE_",
              e -> e.exceptionStackTrace,
              (e, v) -> e.exceptionStackTrace = v);

  private Instant time;
  private long jobId;
  private long rootInstanceId;
  private long scopeId;
  private long subScopeId;
  private long scopeDefinitionId;
  private Instant dueDate;
  private int retries;
  private int priority;
  private int attempt;
  private String tenantId = "";
  private JobLogState event;
  private String type;
  private String handlerType;
  private String scopeType;
  private String elementId;
  private String node;
  private String exceptionMessage;
  private String exceptionStackTrace;

  /** Makes the record of what happens to a job now. */
  static JobLogEntity of(JobEntity job, JobLogState event, String node, Instant now) {
    var made = new JobLogEntity();
    made.time = now;
    made.jobId = job.id();
    made.rootInstanceId = job.rootInstanceId();
    made.scopeId = job.scopeId();
    made.subScopeId = job.subScopeId();
    made.scopeDefinitionId = job.scopeDefinitionId();
    made.dueDate = job.dueDate();
    made.retries = job.retries();
    made.priority = job.priority();
    made.attempt = job.failures();
    made.tenantId = job.tenantId();
    made.event = event;
    made.type = job.type();
    made.handlerType = job.handlerType();
    made.scopeType = job.scopeType();
    made.elementId = job.elementId();
    made.node = job.lockOwner() == null ? node : job.lockOwner();
    return made;
  }

  /** Adds how many tries were left, and which one it was. */
  JobLogEntity atTry(int number, int left) {
    attempt = number;
    retries = left;
    return this;
  }

  /** Adds why it failed. */
  JobLogEntity because(String message, String stackTrace) {
    exceptionMessage = message;
    exceptionStackTrace = stackTrace;
    return this;
  }

  @Override
  public Table<JobLogEntity> table() {
    return TABLE;
  }

  /** Returns what the API shows. */
  public HistoricJobLog shown() {
    return new ShownJobLog(this);
  }

  ShownScope scope() {
    return new ShownScope(scopeType, scopeId, subScopeId, scopeDefinitionId);
  }

  Instant time() {
    return time;
  }

  long jobId() {
    return jobId;
  }

  long rootInstanceId() {
    return rootInstanceId;
  }

  Instant dueDate() {
    return dueDate;
  }

  int retries() {
    return retries;
  }

  int priority() {
    return priority;
  }

  int attempt() {
    return attempt;
  }

  String tenantId() {
    return tenantId;
  }

  JobLogState event() {
    return event;
  }

  String type() {
    return type;
  }

  String handlerType() {
    return handlerType;
  }

  String elementId() {
    return elementId;
  }

  String node() {
    return node;
  }

  String exceptionMessage() {
    return exceptionMessage;
  }

  String exceptionStackTrace() {
    return exceptionStackTrace;
  }
}
