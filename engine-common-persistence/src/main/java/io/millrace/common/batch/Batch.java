package io.millrace.common.batch;

import java.util.Date;

/**
 * Work on many items that jobs do, one item or a few at a time, each in a transaction of its own.
 *
 * <p>A picture of the moment in which it was read. Immutable and thread-safe.
 */
public interface Batch {

  /** The status of a batch whose items are being worked on. */
  String STATUS_IN_PROGRESS = "inProgress";

  /** The status of a batch whose items have all come to a result, good or bad. */
  String STATUS_COMPLETED = "completed";

  /** The status of a batch that was canceled before all items had a result. */
  String STATUS_CANCELED = "canceled";

  /**
   * Returns the id.
   *
   * @return never null
   */
  String getId();

  /**
   * Returns what is done with the items.
   *
   * @return such as {@code caseMigration}, never null
   */
  String getBatchType();

  /**
   * Returns when the batch was created.
   *
   * @return never null
   */
  Date getCreateTime();

  /**
   * Returns when nothing of the batch was left to do.
   *
   * @return null while items are being worked on, after a cancellation too
   */
  Date getCompleteTime();

  /**
   * Returns a word by which batches can be found; for migrations the id of the definition that
   * instances come from.
   *
   * @return null for none
   */
  String getBatchSearchKey();

  /**
   * Returns a second word by which batches can be found; for migrations the id of the definition
   * that instances go to.
   *
   * @return null for none
   */
  String getBatchSearchKey2();

  /**
   * Returns where the batch stands.
   *
   * @return one of the constants of this interface
   */
  String getStatus();

  /**
   * Returns the tenant.
   *
   * @return null for none
   */
  String getTenantId();
}
