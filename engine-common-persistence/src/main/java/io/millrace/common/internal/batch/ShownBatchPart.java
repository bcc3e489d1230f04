package io.millrace.common.internal.batch;

import io.millrace.common.batch.BatchPart;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import java.time.Instant;
import java.util.Date;

/** An item together with what its batch says; read by queries. */
public final class ShownBatchPart implements BatchPart {

  private long id;
  private long batchId;
  private long scopeId;
  private Instant createTime;
  private Instant completeTime;
  private String tenantId;
  private String batchType;
  private String searchKey;
  private String searchKey2;
  private String scopeType;
  private String status;
  private String errorMessage;

  @Override
  public String getId() {
    return ExternalIds.text(id);
  }

  @Override
  public String getType() {
    return batchType;
  }

  @Override
  public String getBatchId() {
    return ExternalIds.text(batchId);
  }

  @Override
  public String getBatchType() {
    return batchType;
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
  public Date getCreateTime() {
    return ApiValues.date(createTime);
  }

  @Override
  public Date getCompleteTime() {
    return ApiValues.date(completeTime);
  }

  @Override
  public boolean isCompleted() {
    return completeTime != null;
  }

  @Override
  public String getStatus() {
    return status;
  }

  @Override
  public String getScopeId() {
    return ExternalIds.text(scopeId);
  }

  @Override
  public String getScopeType() {
    return scopeType;
  }

  @Override
  public String getErrorMessage() {
    return errorMessage;
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(tenantId);
  }

  @Override
  public String toString() {
    return "batch part '" + getId() + "' (" + batchType + " at '" + scopeId + "', " + status + ")";
  }
}
