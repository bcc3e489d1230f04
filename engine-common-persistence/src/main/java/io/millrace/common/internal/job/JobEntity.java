package io.millrace.common.internal.job;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.job.JobState;
import java.time.Instant;

/** Work that the engine does later: a timer, a message or an external task. */
public final class JobEntity extends Entity implements JobRow {

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
          .string("HANDLER_CONFIGURATION_", e -> e.handlerConfiguration, (e, v) -> e.handlerConfiguration = v)
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
          .string("LOCK_OWNER_", e -> e.lockOwner, (e, v) -> e.lockOwner = v)
          .time("LOCK_EXPIRATION_TIME_", e -> e.lockExpirationTime, (e, v) -> e.lockExpirationTime = v)
          .string("EXCEPTION_TYPE_", e -> e.exceptionType, (e, v) -> e.exceptionType = v)
          .string("EXCEPTION_MESSAGE_", e -> e.exceptionMessage, (e, v) -> e.exceptionMessage = v)
          .string("EXCEPTION_STACK_TRACE_", e -> e.exceptionStackTrace, (e, v) -> e.exceptionStackTrace = v)
          .time("FAILED_SINCE_", e -> e.failedSince, (e, v) -> e.failedSince = v);

  private long rootInstanceId;
  private String tenantId = "";
  private String scopeType;
  private long scopeId;
  private long subScopeId;
  private long scopeDefinitionId;
  private JobState state;
  private String type;
  private String handlerType;
  private String handlerConfiguration;
  private String elementId;
  private String elementName;
  private String category;
  private int priority;
  private Instant createTime;
  private Instant dueDate;
  private String repeat;
  private Integer repeatsLeft;
  private boolean exclusive;
  private int retries;
  private String lockOwner;
  private Instant lockExpirationTime;
  private String exceptionType;
  private String exceptionMessage;
  private String exceptionStackTrace;
  private Instant failedSince;

  @Override
  public Table<JobEntity> table() {
    return TABLE;
  }

  /** Returns the root instance id. */
  public long rootInstanceId() {
    return rootInstanceId;
  }

  /** Sets the root instance id. */
  public void rootInstanceId(long value) {
    rootInstanceId = value;
    changed();
  }

  @Override
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant id. */
  public void tenantId(String value) {
    tenantId = value;
    changed();
  }

  @Override
  public String scopeType() {
    return scopeType;
  }

  /** Sets the scope type. */
  public void scopeType(String value) {
    scopeType = value;
    changed();
  }

  @Override
  public long scopeId() {
    return scopeId;
  }

  /** Sets the scope id. */
  public void scopeId(long value) {
    scopeId = value;
    changed();
  }

  @Override
  public long subScopeId() {
    return subScopeId;
  }

  /** Sets the sub scope id. */
  public void subScopeId(long value) {
    subScopeId = value;
    changed();
  }

  @Override
  public long scopeDefinitionId() {
    return scopeDefinitionId;
  }

  /** Sets the scope definition id. */
  public void scopeDefinitionId(long value) {
    scopeDefinitionId = value;
    changed();
  }

  @Override
  public JobState state() {
    return state;
  }

  /** Sets the state. */
  public void state(JobState value) {
    state = value;
    changed();
  }

  @Override
  public String type() {
    return type;
  }

  /** Sets the type. */
  public void type(String value) {
    type = value;
    changed();
  }

  @Override
  public String handlerType() {
    return handlerType;
  }

  /** Sets the handler type. */
  public void handlerType(String value) {
    handlerType = value;
    changed();
  }

  @Override
  public String handlerConfiguration() {
    return handlerConfiguration;
  }

  /** Sets the handler configuration. */
  public void handlerConfiguration(String value) {
    handlerConfiguration = value;
    changed();
  }

  @Override
  public String elementId() {
    return elementId;
  }

  /** Sets the element id. */
  public void elementId(String value) {
    elementId = value;
    changed();
  }

  @Override
  public String elementName() {
    return elementName;
  }

  /** Sets the element name. */
  public void elementName(String value) {
    elementName = value;
    changed();
  }

  @Override
  public String category() {
    return category;
  }

  /** Sets the category. */
  public void category(String value) {
    category = value;
    changed();
  }

  /** Returns the priority. */
  public int priority() {
    return priority;
  }

  /** Sets the priority. */
  public void priority(int value) {
    priority = value;
    changed();
  }

  @Override
  public Instant createTime() {
    return createTime;
  }

  /** Sets the create time. */
  public void createTime(Instant value) {
    createTime = value;
    changed();
  }

  @Override
  public Instant dueDate() {
    return dueDate;
  }

  /** Sets the due date. */
  public void dueDate(Instant value) {
    dueDate = value;
    changed();
  }

  /** Returns the repeat. */
  public String repeat() {
    return repeat;
  }

  /** Sets the repeat. */
  public void repeat(String value) {
    repeat = value;
    changed();
  }

  /** Returns the repeats left. */
  public Integer repeatsLeft() {
    return repeatsLeft;
  }

  /** Sets the repeats left. */
  public void repeatsLeft(Integer value) {
    repeatsLeft = value;
    changed();
  }

  @Override
  public boolean isExclusive() {
    return exclusive;
  }

  /** Sets the exclusive. */
  public void exclusive(boolean value) {
    exclusive = value;
    changed();
  }

  @Override
  public int retries() {
    return retries;
  }

  /** Sets the retries. */
  public void retries(int value) {
    retries = value;
    changed();
  }

  @Override
  public String lockOwner() {
    return lockOwner;
  }

  /** Sets the lock owner. */
  public void lockOwner(String value) {
    lockOwner = value;
    changed();
  }

  @Override
  public Instant lockExpirationTime() {
    return lockExpirationTime;
  }

  /** Sets the lock expiration time. */
  public void lockExpirationTime(Instant value) {
    lockExpirationTime = value;
    changed();
  }

  /** Returns the exception type. */
  public String exceptionType() {
    return exceptionType;
  }

  /** Sets the exception type. */
  public void exceptionType(String value) {
    exceptionType = value;
    changed();
  }

  @Override
  public String exceptionMessage() {
    return exceptionMessage;
  }

  /** Sets the exception message. */
  public void exceptionMessage(String value) {
    exceptionMessage = value;
    changed();
  }

  /** Returns the exception stack trace. */
  public String exceptionStackTrace() {
    return exceptionStackTrace;
  }

  /** Sets the exception stack trace. */
  public void exceptionStackTrace(String value) {
    exceptionStackTrace = value;
    changed();
  }

  /** Returns the failed since. */
  public Instant failedSince() {
    return failedSince;
  }

  /** Sets the failed since. */
  public void failedSince(Instant value) {
    failedSince = value;
    changed();
  }

}
