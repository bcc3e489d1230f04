package io.millrace.common.history;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.Query;
import java.util.Date;

/** Asks for what somebody did to jobs. What holds for all queries is said at {@link Query}. */
public interface UserOperationLogQuery extends Query<UserOperationLogQuery, UserOperationLogEntry> {

  /**
   * Keeps what this user did.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  UserOperationLogQuery userId(String value);

  /**
   * Keeps operations of this type.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  UserOperationLogQuery operationType(String value);

  /**
   * Keeps what was done to this kind of things.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  UserOperationLogQuery entityType(String value);

  /**
   * Keeps what was done to this one job.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  UserOperationLogQuery jobId(String value);

  /**
   * Keeps what this batch does.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  UserOperationLogQuery batchId(String value);

  /**
   * Keeps what changed this property.
   *
   * @param value the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  UserOperationLogQuery property(String value);

  /**
   * Keeps what was done after a time.
   *
   * @param value the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  UserOperationLogQuery afterTimestamp(Date value);

  /**
   * Keeps what was done before a time.
   *
   * @param value the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  UserOperationLogQuery beforeTimestamp(Date value);

  /**
   * Orders by the time.
   *
   * @return this query
   */
  UserOperationLogQuery orderByTimestamp();

  /**
   * Orders by the user.
   *
   * @return this query
   */
  UserOperationLogQuery orderByUserId();
}
