package io.millrace.common.batch;

import io.millrace.common.query.Query;
import java.util.Collection;
import java.util.Date;

/** Asks for batches. What holds for all queries is said at {@link Query}. */
public interface BatchQuery extends Query<BatchQuery, Batch> {

  /**
   * Keeps the batch with this id.
   *
   * @param batchId the id
   * @return this query
   */
  BatchQuery batchId(String batchId);

  /**
   * Keeps batches of this type.
   *
   * @param batchType what is done with the items
   * @return this query
   */
  BatchQuery batchType(String batchType);

  /**
   * Keeps batches of one of these types.
   *
   * @param batchTypes the types, at least one
   * @return this query
   */
  BatchQuery batchTypes(Collection<String> batchTypes);

  /**
   * Keeps batches with this search key.
   *
   * @param searchKey the key
   * @return this query
   */
  BatchQuery searchKey(String searchKey);

  /**
   * Keeps batches with this second search key.
   *
   * @param searchKey2 the key
   * @return this query
   */
  BatchQuery searchKey2(String searchKey2);

  /**
   * Keeps batches that were created after a time.
   *
   * @param date the time
   * @return this query
   */
  BatchQuery createTimeHigherThan(Date date);

  /**
   * Keeps batches that were created before a time.
   *
   * @param date the time
   * @return this query
   */
  BatchQuery createTimeLowerThan(Date date);

  /**
   * Keeps batches that were completed after a time.
   *
   * @param date the time
   * @return this query
   */
  BatchQuery completeTimeHigherThan(Date date);

  /**
   * Keeps batches that were completed before a time.
   *
   * @param date the time
   * @return this query
   */
  BatchQuery completeTimeLowerThan(Date date);

  /**
   * Keeps batches that stand here.
   *
   * @param status one of the constants of {@link Batch}
   * @return this query
   */
  BatchQuery status(String status);

  /**
   * Keeps batches of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  BatchQuery tenantId(String tenantId);

  /**
   * Keeps batches whose tenant fits a pattern.
   *
   * @param tenantIdLike the pattern; {@code %} stands for any text, {@code _} for one character
   * @return this query
   */
  BatchQuery tenantIdLike(String tenantIdLike);

  /**
   * Keeps batches without a tenant.
   *
   * @return this query
   */
  BatchQuery withoutTenantId();

  /**
   * Orders by the id.
   *
   * @return this query
   */
  BatchQuery orderByBatchId();

  /**
   * Orders by when the batch was created.
   *
   * @return this query
   */
  BatchQuery orderByBatchCreateTime();

  /**
   * Orders by the tenant.
   *
   * @return this query
   */
  BatchQuery orderByBatchTenantId();
}
