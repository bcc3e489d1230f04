package io.millrace.common.internal.job;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.job.JobState;
import java.time.Instant;

/** What stands in the row of a job, to be read; what happens to it is told by {@link JobEntity}. */
abstract class JobColumns extends Entity implements JobRow {

  long rootInstanceId;
  String tenantId = "";
  String scopeType;
  long scopeId;
  long subScopeId;
  long scopeDefinitionId;
  JobState state;
  String type;
  String handlerType;
  String handlerConfiguration;
  String elementId;
  String elementName;
  String category;
  int priority;
  Instant createTime;
  Instant dueDate;
  String repeat;
  Integer repeatsLeft;
  boolean exclusive;
  int retries;
  Instant claimableFrom;
  String topic;
  String lockOwner;
  Instant lockExpirationTime;
  String exceptionType;
  String exceptionMessage;
  String exceptionStackTrace;
  Integer failures;
  Instant failedSince;
  String payload;

  /** Returns the root instance id. */
  public long rootInstanceId() {
    return rootInstanceId;
  }

  /** Returns the tenant id. */
  public String tenantId() {
    return tenantId;
  }

  /** Returns the scope type. */
  public String scopeType() {
    return scopeType;
  }

  /** Returns the scope id. */
  public long scopeId() {
    return scopeId;
  }

  /** Returns the sub scope id. */
  public long subScopeId() {
    return subScopeId;
  }

  /** Returns the scope definition id. */
  public long scopeDefinitionId() {
    return scopeDefinitionId;
  }

  /** Returns the state. */
  public JobState state() {
    return state;
  }

  /** Returns the type. */
  public String type() {
    return type;
  }

  /** Returns the handler type. */
  public String handlerType() {
    return handlerType;
  }

  /** Returns the handler configuration. */
  public String handlerConfiguration() {
    return handlerConfiguration;
  }

  /** Returns the element id. */
  public String elementId() {
    return elementId;
  }

  /** Returns the element name. */
  public String elementName() {
    return elementName;
  }

  /** Returns the category. */
  public String category() {
    return category;
  }

  /** Returns the priority. */
  public int priority() {
    return priority;
  }

  /** Returns the create time. */
  public Instant createTime() {
    return createTime;
  }

  /** Returns when the job is due; for a message, when it was created. Never null. */
  public Instant dueDate() {
    return dueDate;
  }

  /** Returns the repeat. */
  public String repeat() {
    return repeat;
  }

  /** Returns the repeats left. */
  public Integer repeatsLeft() {
    return repeatsLeft;
  }

  /** Tells whether the job is exclusive. */
  public boolean isExclusive() {
    return exclusive;
  }

  /** Returns the retries. */
  public int retries() {
    return retries;
  }

  /**
   * Returns from when on a node may claim the job: its due date, or the end of a lease; null while
   * nobody may.
   */
  public Instant claimableFrom() {
    return claimableFrom;
  }

  /** Returns what workers outside the engine ask for; null if the engine itself does the work. */
  public String topic() {
    return topic;
  }

  /** Returns the lock owner. */
  public String lockOwner() {
    return lockOwner;
  }

  /** Returns the lock expiration time. */
  public Instant lockExpirationTime() {
    return lockExpirationTime;
  }

  /** Returns the exception type. */
  public String exceptionType() {
    return exceptionType;
  }

  /** Returns the exception message. */
  public String exceptionMessage() {
    return exceptionMessage;
  }

  /** Returns the exception stack trace. */
  public String exceptionStackTrace() {
    return exceptionStackTrace;
  }

  /** Returns how many tries failed. */
  public int failures() {
    return failures == null ? 0 : failures;
  }

  /** Returns since when tries fail; null if none did. */
  public Instant failedSince() {
    return failedSince;
  }

  /**
   * Returns what the handler works on, where that may be of any length; of a timer that repeats the
   * calendar that its model names. Null for nothing.
   */
  public String payload() {
    return payload;
  }
}
