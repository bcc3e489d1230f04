package io.millrace.common.internal.audit;

import io.millrace.common.history.UserOperationLogEntry;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import java.util.Date;

/**
 * Something that somebody did to jobs, as the API shows it.
 *
 * @param row its row, which never changes
 */
record ShownOperation(OperationEntity row) implements UserOperationLogEntry {

  private static String idOrNull(long id) {
    return id == 0 ? null : ExternalIds.text(id);
  }

  @Override
  public String getId() {
    return ExternalIds.text(row.id());
  }

  @Override
  public Date getTimestamp() {
    return ApiValues.date(row.time());
  }

  @Override
  public String getUserId() {
    return row.userId();
  }

  @Override
  public String getOperationType() {
    return row.operationType();
  }

  @Override
  public String getEntityType() {
    return row.entityType();
  }

  @Override
  public String getJobId() {
    return idOrNull(row.jobId());
  }

  @Override
  public String getBatchId() {
    return idOrNull(row.batchId());
  }

  @Override
  public String getScopeId() {
    return idOrNull(row.scopeId());
  }

  @Override
  public String getProperty() {
    return row.property();
  }

  @Override
  public String getNewValue() {
    return row.newValue();
  }

  @Override
  public String getQuery() {
    return row.query();
  }

  @Override
  public long getEntityCount() {
    return row.entityCount();
  }

  @Override
  public String toString() {
    return "operation '" + getId() + "' (" + getOperationType() + " by " + getUserId() + ")";
  }
}
