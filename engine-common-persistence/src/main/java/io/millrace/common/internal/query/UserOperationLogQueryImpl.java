package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.OperationColumn.BATCH_ID;
import static io.millrace.common.internal.query.column.OperationColumn.ENTITY_TYPE;
import static io.millrace.common.internal.query.column.OperationColumn.ID;
import static io.millrace.common.internal.query.column.OperationColumn.JOB_ID;
import static io.millrace.common.internal.query.column.OperationColumn.OPERATION_TYPE;
import static io.millrace.common.internal.query.column.OperationColumn.PROPERTY;
import static io.millrace.common.internal.query.column.OperationColumn.TIME;
import static io.millrace.common.internal.query.column.OperationColumn.USER_ID;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.TimeConditions.after;
import static io.millrace.common.internal.query.condition.TimeConditions.before;

import io.millrace.common.history.UserOperationLogEntry;
import io.millrace.common.history.UserOperationLogQuery;
import io.millrace.common.internal.audit.OperationEntity;
import io.millrace.common.internal.query.condition.Selection;
import java.util.Date;
import java.util.List;

/** Asks for what somebody did to jobs. */
final class UserOperationLogQueryImpl
    extends AbstractQuery<UserOperationLogQuery, UserOperationLogEntry>
    implements UserOperationLogQuery {

  UserOperationLogQueryImpl(QueryParts parts) {
    super(parts.executor(), "userOperation", ID);
  }

  @Override
  public UserOperationLogQuery userId(String value) {
    return where(equal(USER_ID, given("userId", value)));
  }

  @Override
  public UserOperationLogQuery operationType(String value) {
    return where(equal(OPERATION_TYPE, given("operationType", value)));
  }

  @Override
  public UserOperationLogQuery entityType(String value) {
    return where(equal(ENTITY_TYPE, given("entityType", value)));
  }

  @Override
  public UserOperationLogQuery jobId(String value) {
    return where(id(JOB_ID, given("jobId", value)));
  }

  @Override
  public UserOperationLogQuery batchId(String value) {
    return where(id(BATCH_ID, given("batchId", value)));
  }

  @Override
  public UserOperationLogQuery property(String value) {
    return where(equal(PROPERTY, given("property", value)));
  }

  @Override
  public UserOperationLogQuery afterTimestamp(Date value) {
    return where(after(TIME, given("afterTimestamp", value)));
  }

  @Override
  public UserOperationLogQuery beforeTimestamp(Date value) {
    return where(before(TIME, given("beforeTimestamp", value)));
  }

  @Override
  public UserOperationLogQuery orderByTimestamp() {
    return orderBy(TIME);
  }

  @Override
  public UserOperationLogQuery orderByUserId() {
    return orderBy(USER_ID);
  }

  @Override
  protected List<UserOperationLogEntry> read(QueryReader reader, Selection selection) {
    return reader.<OperationEntity>list(mapper(), selection).stream()
        .map(OperationEntity::shown)
        .toList();
  }
}
