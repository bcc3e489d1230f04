package io.millrace.bpmn.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.TimeConditions.before;

import io.millrace.bpmn.internal.persistence.KeptMessageEntity;
import io.millrace.bpmn.runtime.KeptMessage;
import io.millrace.bpmn.runtime.KeptMessageQuery;
import io.millrace.common.internal.query.AbstractQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.QueryReader;
import io.millrace.common.internal.query.condition.Selection;
import java.util.Date;
import java.util.List;

/** Asks for messages that wait for their receiver. */
final class KeptMessageQueryImpl extends AbstractQuery<KeptMessageQuery, KeptMessage>
    implements KeptMessageQuery {

  KeptMessageQueryImpl(QueryParts parts) {
    super(parts.executor(), "keptMessage", KeptMessageColumn.ID);
  }

  @Override
  public KeptMessageQuery keptMessageId(String messageId) {
    return where(id(KeptMessageColumn.ID, given("keptMessageId", messageId)));
  }

  @Override
  public KeptMessageQuery messageName(String messageName) {
    return where(equal(KeptMessageColumn.NAME, given("messageName", messageName)));
  }

  @Override
  public KeptMessageQuery businessKey(String businessKey) {
    return where(equal(KeptMessageColumn.BUSINESS_KEY, given("businessKey", businessKey)));
  }

  @Override
  public KeptMessageQuery processInstanceId(String processInstanceId) {
    return where(
        id(KeptMessageColumn.PROCESS_INSTANCE_ID, given("processInstanceId", processInstanceId)));
  }

  @Override
  public KeptMessageQuery tenantId(String tenantId) {
    return where(equal(KeptMessageColumn.TENANT_ID, given("tenantId", tenantId)));
  }

  @Override
  public KeptMessageQuery withoutTenantId() {
    return where(equal(KeptMessageColumn.TENANT_ID, ""));
  }

  @Override
  public KeptMessageQuery expiresBefore(Date time) {
    return where(before(KeptMessageColumn.EXPIRATION_TIME, given("expiresBefore", time)));
  }

  @Override
  public KeptMessageQuery orderByCreateTime() {
    return orderBy(KeptMessageColumn.CREATE_TIME);
  }

  @Override
  public KeptMessageQuery orderByExpirationTime() {
    return orderBy(KeptMessageColumn.EXPIRATION_TIME);
  }

  @Override
  protected List<? extends KeptMessage> read(QueryReader reader, Selection selection) {
    return reader.<KeptMessageEntity>list(mapper(), selection);
  }
}
