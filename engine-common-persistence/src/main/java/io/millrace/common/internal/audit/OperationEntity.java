package io.millrace.common.internal.audit;

import io.millrace.common.history.UserOperationLogEntry;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;

/** Something that somebody did to jobs, as it is kept. */
public final class OperationEntity extends Entity {

  /** The table of these rows. */
  public static final Table<OperationEntity> TABLE =
      Table.appendOnly("MR_USER_OPERATION", OperationEntity::new)
          .time("TIME_", e -> e.time, (e, v) -> e.time = v)
          .number("ENTITY_COUNT_", e -> e.entityCount, (e, v) -> e.entityCount = v)
          .ref("JOB_ID_", e -> e.jobId, (e, v) -> e.jobId = v)
          .ref("BATCH_ID_", e -> e.batchId, (e, v) -> e.batchId = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .string("OPERATION_TYPE_", e -> e.operationType, (e, v) -> e.operationType = v)
          .string("ENTITY_TYPE_", e -> e.entityType, (e, v) -> e.entityType = v)
          .string("USER_ID_", e -> e.userId, (e, v) -> e.userId = v)
          .string("PROPERTY_", e -> e.property, (e, v) -> e.property = v)
          .string("NEW_VALUE_", e -> e.newValue, (e, v) -> e.newValue = v)
          .string("QUERY_", e -> e.query, (e, v) -> e.query = v);

  private static final int LONGEST = 4000;
  private static final int LONGEST_USER = 255;

  private Instant time;
  private Long entityCount = 0L;
  private long jobId;
  private long batchId;
  private long scopeId;
  private String operationType;
  private String entityType;
  private String userId;
  private String property;
  private String newValue;
  private String query;

  static OperationEntity of(Operation operation, String user, Instant now) {
    var made = new OperationEntity();
    made.time = now;
    made.entityCount = operation.count();
    made.jobId = operation.jobId();
    made.batchId = operation.batchId();
    made.scopeId = operation.scopeId();
    made.operationType = operation.type();
    made.entityType = operation.entityType();
    made.userId = cut(user, LONGEST_USER);
    made.property = operation.property();
    made.newValue = cut(operation.newValue(), LONGEST);
    made.query = cut(operation.query(), LONGEST);
    return made;
  }

  private static String cut(String text, int most) {
    return text == null || text.length() <= most ? text : text.substring(0, most);
  }

  @Override
  public Table<OperationEntity> table() {
    return TABLE;
  }

  /** Returns what the API shows. */
  public UserOperationLogEntry shown() {
    return new ShownOperation(this);
  }

  Instant time() {
    return time;
  }

  long entityCount() {
    return entityCount;
  }

  long jobId() {
    return jobId;
  }

  long batchId() {
    return batchId;
  }

  long scopeId() {
    return scopeId;
  }

  String operationType() {
    return operationType;
  }

  String entityType() {
    return entityType;
  }

  String userId() {
    return userId;
  }

  String property() {
    return property;
  }

  String newValue() {
    return newValue;
  }

  String query() {
    return query;
  }
}
