package io.millrace.common.batch;

import io.millrace.common.query.Query;

/** Asks for the items of batches. What holds for all queries is said at {@link Query}. */
public interface BatchPartQuery extends Query<BatchPartQuery, BatchPart> {

  /**
   * Keeps the item with this id.
   *
   * @param id the id of the part
   * @return this query
   */
  BatchPartQuery id(String id);

  /**
   * Keeps the items of this batch.
   *
   * @param batchId the id of the batch
   * @return this query
   */
  BatchPartQuery batchId(String batchId);

  /**
   * Keeps items of batches of this type.
   *
   * @param batchType what is done with the items
   * @return this query
   */
  BatchPartQuery batchType(String batchType);

  /**
   * Keeps items of batches with this search key.
   *
   * @param searchKey the key
   * @return this query
   */
  BatchPartQuery batchSearchKey(String searchKey);

  /**
   * Keeps items of batches with this second search key.
   *
   * @param searchKey2 the key
   * @return this query
   */
  BatchPartQuery batchSearchKey2(String searchKey2);

  /**
   * Keeps items of batches of this type, as {@link #batchType} does.
   *
   * @param type what is done with the items
   * @return this query
   */
  BatchPartQuery type(String type);

  /**
   * Keeps parts of this item.
   *
   * @param scopeId the id of an instance or job
   * @return this query
   */
  BatchPartQuery scopeId(String scopeId);

  /**
   * Keeps items of this kind.
   *
   * @param scopeType such as {@code cmmn}
   * @return this query
   */
  BatchPartQuery scopeType(String scopeType);

  /**
   * Keeps items that stand here.
   *
   * @param status one of the constants of {@link BatchPart}
   * @return this query
   */
  BatchPartQuery status(String status);

  /**
   * Keeps items that have a result.
   *
   * @return this query
   */
  BatchPartQuery completed();

  /**
   * Keeps items of batches of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  BatchPartQuery tenantId(String tenantId);

  /**
   * Keeps items of batches whose tenant fits a pattern.
   *
   * @param tenantIdLike the pattern; {@code %} stands for any text, {@code _} for one character
   * @return this query
   */
  BatchPartQuery tenantIdLike(String tenantIdLike);

  /**
   * Keeps items of batches without a tenant.
   *
   * @return this query
   */
  BatchPartQuery withoutTenantId();

  /**
   * Orders by the batch.
   *
   * @return this query
   */
  BatchPartQuery orderByBatchId();

  /**
   * Orders by when the batch was created.
   *
   * @return this query
   */
  BatchPartQuery orderByCreateTime();
}
