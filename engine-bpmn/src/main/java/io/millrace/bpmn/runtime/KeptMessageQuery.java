package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.Query;
import java.util.Date;

/** Asks for messages that wait for their receiver. What holds for all queries: {@link Query}. */
public interface KeptMessageQuery extends Query<KeptMessageQuery, KeptMessage> {

  /**
   * Keeps this one message.
   *
   * @param messageId its id
   * @return this query
   * @throws BadArgumentException if it is null
   */
  KeptMessageQuery keptMessageId(String messageId);

  /**
   * Keeps messages of this name.
   *
   * @param messageName the name
   * @return this query
   * @throws BadArgumentException if it is null
   */
  KeptMessageQuery messageName(String messageName);

  /**
   * Keeps messages for receivers with this business key.
   *
   * @param businessKey the business key
   * @return this query
   * @throws BadArgumentException if it is null
   */
  KeptMessageQuery businessKey(String businessKey);

  /**
   * Keeps messages for this process instance.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   * @throws BadArgumentException if it is null
   */
  KeptMessageQuery processInstanceId(String processInstanceId);

  /**
   * Keeps messages for receivers of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   * @throws BadArgumentException if it is null
   */
  KeptMessageQuery tenantId(String tenantId);

  /**
   * Keeps messages for receivers that belong to no tenant.
   *
   * @return this query
   */
  KeptMessageQuery withoutTenantId();

  /**
   * Keeps messages that are given up before a time.
   *
   * @param time the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  KeptMessageQuery expiresBefore(Date time);

  /**
   * Orders by the time since which they are kept.
   *
   * @return this query
   */
  KeptMessageQuery orderByCreateTime();

  /**
   * Orders by the time at which they are given up.
   *
   * @return this query
   */
  KeptMessageQuery orderByExpirationTime();
}
