package io.millrace.common.internal.batch;

import io.millrace.common.batch.BatchPart;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;

/** An item of a batch. */
public final class BatchPartEntity extends Entity {

  /** The table of these rows. */
  public static final Table<BatchPartEntity> TABLE =
      Table.of("MR_BATCH_PART", BatchPartEntity::new)
          .id("BATCH_ID_", e -> e.batchId, (e, v) -> e.batchId = v)
          .id("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .time("COMPLETE_TIME_", e -> e.completeTime, (e, v) -> e.completeTime = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .string("STATUS_", e -> e.status, (e, v) -> e.status = v)
          .string("ERROR_MESSAGE_", e -> e.errorMessage, (e, v) -> e.errorMessage = v)
          .string("RESULT_", e -> e.result, (e, v) -> e.result = v);

  private long batchId;
  private long scopeId;
  private Instant completeTime;
  private String scopeType;
  private String status = BatchPart.STATUS_WAITING;
  private String errorMessage;
  private String result;

  static BatchPartEntity of(BatchEntity batch, String scopeType, long scopeId) {
    var made = new BatchPartEntity();
    made.batchId = batch.id();
    made.scopeType = scopeType;
    made.scopeId = scopeId;
    return made;
  }

  @Override
  public Table<BatchPartEntity> table() {
    return TABLE;
  }

  void succeeded(Instant now) {
    ended(BatchPart.STATUS_SUCCESS, now);
  }

  void failed(String message, String stackTrace, Instant now) {
    errorMessage = message;
    result = stackTrace;
    ended(BatchPart.STATUS_FAIL, now);
  }

  private void ended(String as, Instant now) {
    status = as;
    completeTime = now;
    changed();
  }

  /** Returns the item. */
  public long scopeId() {
    return scopeId;
  }

  /** Returns what came out. */
  public String result() {
    return result;
  }
}
