package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.BatchPartColumn.BATCH_ID;
import static io.millrace.common.internal.query.column.BatchPartColumn.COMPLETE_TIME;
import static io.millrace.common.internal.query.column.BatchPartColumn.ID;
import static io.millrace.common.internal.query.column.BatchPartColumn.SCOPE_ID;
import static io.millrace.common.internal.query.column.BatchPartColumn.SCOPE_TYPE;
import static io.millrace.common.internal.query.column.BatchPartColumn.STATUS;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.present;

import io.millrace.common.batch.BatchPart;
import io.millrace.common.batch.BatchPartQuery;
import io.millrace.common.internal.batch.ShownBatchPart;
import io.millrace.common.internal.query.column.BatchColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Conditions;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.internal.query.condition.Selection;
import java.util.List;

/** Asks for the items of batches. */
final class BatchPartQueryImpl extends AbstractQuery<BatchPartQuery, BatchPart>
    implements BatchPartQuery {

  private static final Relation BATCH = Relation.of("MR_BATCH", BatchColumn.ID, BATCH_ID);

  BatchPartQueryImpl(QueryParts parts) {
    super(parts.executor(), "batchPart", ID);
  }

  @Override
  protected List<ShownBatchPart> read(QueryReader reader, Selection selection) {
    return reader.list(mapper(), selection);
  }

  private BatchPartQuery batch(Condition condition) {
    return where(exists(BATCH, condition));
  }

  @Override
  public BatchPartQuery id(String id) {
    return where(Conditions.id(ID, given("id", id)));
  }

  @Override
  public BatchPartQuery batchId(String batchId) {
    return where(Conditions.id(BATCH_ID, given("batchId", batchId)));
  }

  @Override
  public BatchPartQuery batchType(String batchType) {
    return batch(equal(BatchColumn.TYPE, given("batchType", batchType)));
  }

  @Override
  public BatchPartQuery batchSearchKey(String searchKey) {
    return batch(equal(BatchColumn.SEARCH_KEY, given("batchSearchKey", searchKey)));
  }

  @Override
  public BatchPartQuery batchSearchKey2(String searchKey) {
    return batch(equal(BatchColumn.SEARCH_KEY2, given("batchSearchKey2", searchKey)));
  }

  @Override
  public BatchPartQuery type(String type) {
    return batch(equal(BatchColumn.TYPE, given("type", type)));
  }

  @Override
  public BatchPartQuery scopeId(String scopeId) {
    return where(Conditions.id(SCOPE_ID, given("scopeId", scopeId)));
  }

  @Override
  public BatchPartQuery scopeType(String scopeType) {
    return where(equal(SCOPE_TYPE, given("scopeType", scopeType)));
  }

  @Override
  public BatchPartQuery status(String status) {
    return where(equal(STATUS, given("status", status)));
  }

  @Override
  public BatchPartQuery completed() {
    return where(present(COMPLETE_TIME));
  }

  @Override
  public BatchPartQuery tenantId(String tenantId) {
    return batch(equal(BatchColumn.TENANT_ID, given("tenantId", tenantId)));
  }

  @Override
  public BatchPartQuery tenantIdLike(String tenantIdLike) {
    return batch(like(BatchColumn.TENANT_ID, given("tenantIdLike", tenantIdLike)));
  }

  @Override
  public BatchPartQuery withoutTenantId() {
    return batch(equal(BatchColumn.TENANT_ID, ""));
  }

  @Override
  public BatchPartQuery orderByBatchId() {
    return orderBy(BATCH_ID);
  }

  /** The ids of batches are given in the order of their creation. */
  @Override
  public BatchPartQuery orderByCreateTime() {
    return orderBy(BATCH_ID);
  }
}
