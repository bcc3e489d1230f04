package io.millrace.common.internal.batch;

import io.millrace.common.batch.Batch;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;
import java.util.Date;

/** Work on many items. */
public final class BatchEntity extends Entity implements Batch {

  /** The table of these rows. */
  public static final Table<BatchEntity> TABLE =
      Table.of("MR_BATCH", BatchEntity::new)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v)
          .time("COMPLETE_TIME_", e -> e.completeTime, (e, v) -> e.completeTime = v)
          .integer("LANES_", e -> e.lanes, (e, v) -> e.lanes = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("STATUS_", e -> e.status, (e, v) -> e.status = v)
          .string("SEARCH_KEY_", e -> e.searchKey, (e, v) -> e.searchKey = v)
          .string("SEARCH_KEY2_", e -> e.searchKey2, (e, v) -> e.searchKey2 = v)
          .string("DOCUMENT_", e -> e.document, (e, v) -> e.document = v);

  private Instant createTime;
  private Instant completeTime;
  private int lanes;
  private String tenantId = "";
  private String type;
  private String status;
  private String searchKey;
  private String searchKey2;
  private String document;

  static BatchEntity of(NewBatch batch, int lanes, Instant now) {
    var made = new BatchEntity();
    made.createTime = now;
    made.tenantId = batch.tenantId();
    made.type = batch.type();
    made.searchKey = batch.searchKey();
    made.searchKey2 = batch.searchKey2();
    made.document = batch.document();
    made.lanes = lanes;
    made.status = lanes == 0 ? STATUS_COMPLETED : STATUS_IN_PROGRESS;
    made.completeTime = lanes == 0 ? now : null;
    return made;
  }

  @Override
  public Table<BatchEntity> table() {
    return TABLE;
  }

  /** Nothing that has not begun will begin. */
  void cancel() {
    status = STATUS_CANCELED;
    changed();
  }

  /** Notes that one of the jobs that work on items found no further one. */
  void laneEnded(Instant now) {
    lanes--;
    if (lanes == 0) {
      completeTime = now;
      status = isCanceled() ? status : STATUS_COMPLETED;
    }
    changed();
  }

  boolean isCanceled() {
    return STATUS_CANCELED.equals(status);
  }

  /** Returns what the operation was told. */
  public String document() {
    return document;
  }

  @Override
  public String getId() {
    return ExternalIds.text(id());
  }

  @Override
  public String getBatchType() {
    return type;
  }

  @Override
  public Date getCreateTime() {
    return ApiValues.date(createTime);
  }

  @Override
  public Date getCompleteTime() {
    return ApiValues.date(completeTime);
  }

  @Override
  public String getBatchSearchKey() {
    return searchKey;
  }

  @Override
  public String getBatchSearchKey2() {
    return searchKey2;
  }

  @Override
  public String getStatus() {
    return status;
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(tenantId);
  }

  @Override
  public String toString() {
    return "batch '" + getId() + "' (" + type + ")";
  }
}
