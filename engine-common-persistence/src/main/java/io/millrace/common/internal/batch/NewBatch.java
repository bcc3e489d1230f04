package io.millrace.common.internal.batch;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import java.util.HashSet;
import java.util.List;

/**
 * What a batch is to be.
 *
 * @param operation what is done with the items
 * @param tenantId the tenant, empty for none
 * @param searchKey a word by which it can be found, or null
 * @param searchKey2 a second one, or null
 * @param document what the operation needs to know, or null
 * @param scopeType what kind the items are
 * @param items the ids of the items
 * @param most how many items one job works on at most
 */
public record NewBatch(
    BatchOperation operation,
    String tenantId,
    String searchKey,
    String searchKey2,
    String document,
    String scopeType,
    List<Long> items,
    int most) {

  /** The most jobs that work on one batch at a time. */
  static final int MOST_LANES = 8;

  /** Returns a batch of single items that are worked on several at a time. */
  public static NewBatch of(
      BatchOperation operation, String scopeType, List<Long> items, String document) {
    return new NewBatch(operation, "", null, null, document, scopeType, items, 1);
  }

  /** Returns this batch with words by which it can be found. */
  public NewBatch withSearchKeys(String first, String second) {
    return new NewBatch(operation, tenantId, first, second, document, scopeType, items, most);
  }

  /** Returns this batch for a tenant. */
  public NewBatch withTenant(String tenant) {
    return new NewBatch(operation, tenant, searchKey, searchKey2, document, scopeType, items, most);
  }

  /**
   * Returns this batch for the tenant that all of its items have, if they have one and the same.
   *
   * @param table the table of the items
   */
  public NewBatch withTenantOf(String table, CommandContext context) {
    context.unitOfWork().flush();
    var sql = "select distinct TENANT_ID_ from " + table + " where ID_ @in";
    var tenants = new HashSet<>(new BulkSql(context.session()).texts(sql, items));
    return tenants.size() == 1 ? withTenant(tenants.iterator().next()) : this;
  }

  /** Returns this batch with several items to a job. */
  public NewBatch withItemsPerJob(int items) {
    return new NewBatch(
        operation, tenantId, searchKey, searchKey2, document, scopeType, this.items, items);
  }

  String type() {
    return operation.type();
  }

  int lanes() {
    var jobs = (items.size() + most - 1) / most;
    return Math.min(jobs, MOST_LANES);
  }
}
