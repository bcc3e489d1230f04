package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.BatchColumn.COMPLETE_TIME;
import static io.millrace.common.internal.query.column.BatchColumn.CREATE_TIME;
import static io.millrace.common.internal.query.column.BatchColumn.ID;
import static io.millrace.common.internal.query.column.BatchColumn.SEARCH_KEY;
import static io.millrace.common.internal.query.column.BatchColumn.SEARCH_KEY2;
import static io.millrace.common.internal.query.column.BatchColumn.STATUS;
import static io.millrace.common.internal.query.column.BatchColumn.TENANT_ID;
import static io.millrace.common.internal.query.column.BatchColumn.TYPE;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.TimeConditions.after;
import static io.millrace.common.internal.query.condition.TimeConditions.before;

import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchQuery;
import io.millrace.common.internal.batch.BatchEntity;
import io.millrace.common.internal.query.condition.Conditions;
import io.millrace.common.internal.query.condition.Selection;
import java.util.Collection;
import java.util.Date;
import java.util.List;

/** Asks for batches. */
final class BatchQueryImpl extends AbstractQuery<BatchQuery, Batch> implements BatchQuery {

  BatchQueryImpl(QueryParts parts) {
    super(parts.executor(), "batch", ID);
  }

  @Override
  protected List<BatchEntity> read(QueryReader reader, Selection selection) {
    return reader.list(mapper(), selection);
  }

  BatchQuery eitherSearchKey(String key) {
    return where(any(equal(SEARCH_KEY, key), equal(SEARCH_KEY2, key)));
  }

  @Override
  public BatchQuery batchId(String batchId) {
    return where(Conditions.id(ID, given("batchId", batchId)));
  }

  @Override
  public BatchQuery batchType(String batchType) {
    return where(equal(TYPE, given("batchType", batchType)));
  }

  @Override
  public BatchQuery batchTypes(Collection<String> batchTypes) {
    return where(oneOf(TYPE, givenAll("batchTypes", batchTypes)));
  }

  @Override
  public BatchQuery searchKey(String searchKey) {
    return where(equal(SEARCH_KEY, given("searchKey", searchKey)));
  }

  @Override
  public BatchQuery searchKey2(String searchKey) {
    return where(equal(SEARCH_KEY2, given("searchKey2", searchKey)));
  }

  @Override
  public BatchQuery createTimeHigherThan(Date date) {
    return where(after(CREATE_TIME, given("createTimeHigherThan", date)));
  }

  @Override
  public BatchQuery createTimeLowerThan(Date date) {
    return where(before(CREATE_TIME, given("createTimeLowerThan", date)));
  }

  @Override
  public BatchQuery completeTimeHigherThan(Date date) {
    return where(after(COMPLETE_TIME, given("completeTimeHigherThan", date)));
  }

  @Override
  public BatchQuery completeTimeLowerThan(Date date) {
    return where(before(COMPLETE_TIME, given("completeTimeLowerThan", date)));
  }

  @Override
  public BatchQuery status(String status) {
    return where(equal(STATUS, given("status", status)));
  }

  @Override
  public BatchQuery tenantId(String tenantId) {
    return where(equal(TENANT_ID, given("tenantId", tenantId)));
  }

  @Override
  public BatchQuery tenantIdLike(String tenantIdLike) {
    return where(like(TENANT_ID, given("tenantIdLike", tenantIdLike)));
  }

  @Override
  public BatchQuery withoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public BatchQuery orderByBatchId() {
    return orderBy(ID);
  }

  @Override
  public BatchQuery orderByBatchCreateTime() {
    return orderBy(CREATE_TIME);
  }

  @Override
  public BatchQuery orderByBatchTenantId() {
    return orderBy(TENANT_ID);
  }
}
