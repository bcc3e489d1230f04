package io.millrace.common.internal.subscription;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.RowKey;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.scope.ScopeRef;
import java.time.Instant;

/** Waits for a message, a signal, or an event of the event registry. */
public final class EventSubscriptionEntity extends Entity implements EventSubscriptionRow {

  /** The table of these rows. */
  public static final Table<EventSubscriptionEntity> TABLE =
      Table.of("MR_EVENT_SUBSCRIPTION", EventSubscriptionEntity::new)
          .withOtherKey()
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .id("SUB_SCOPE_ID_", e -> e.subScopeId, (e, v) -> e.subScopeId = v)
          .id("SCOPE_DEFINITION_ID_", e -> e.scopeDefinitionId, (e, v) -> e.scopeDefinitionId = v)
          .string("EVENT_TYPE_", e -> e.eventType, (e, v) -> e.eventType = v)
          .string("EVENT_NAME_", e -> e.eventName, (e, v) -> e.eventName = v)
          .string("ACTIVITY_ID_", e -> e.activityId, (e, v) -> e.activityId = v)
          .string("CONFIGURATION_", e -> e.configuration, (e, v) -> e.configuration = v)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v);

  /** The execution or plan item that waits; 0 for a start event. */
  public static final RowKey<EventSubscriptionEntity> OWNER =
      new RowKey<>(TABLE, EventSubscriptionEntity::subScopeId);

  /** The version whose start event waits; 0 for what waits in instances. */
  public static final RowKey<EventSubscriptionEntity> STARTED =
      new RowKey<>(TABLE, row -> row.subScopeId == 0 ? row.scopeDefinitionId : 0);

  private long rootInstanceId;
  private String tenantId = "";
  private String scopeType;
  private long scopeId;
  private long subScopeId;
  private long scopeDefinitionId;
  private String eventType;
  private String eventName;
  private String activityId;
  private String configuration;
  private Instant createTime;

  @Override
  public String toString() {
    return ApiValues.label(
        "event subscription", id(), eventType + (eventName == null ? "" : " " + eventName));
  }

  @Override
  public Table<EventSubscriptionEntity> table() {
    return TABLE;
  }

  /** Returns the family that waits, or the definition that is started: whom a job delivers to. */
  public ScopeRef familyRef() {
    return new ScopeRef(scopeType, rootInstanceId, scopeId, 0, scopeDefinitionId, tenantId, null);
  }

  /** Returns the root instance id. */
  public long rootInstanceId() {
    return rootInstanceId;
  }

  /** Sets the root instance id. */
  public void rootInstanceId(long value) {
    rootInstanceId = value;
    changed();
  }

  @Override
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant id. */
  public void tenantId(String value) {
    tenantId = value;
    changed();
  }

  @Override
  public String scopeType() {
    return scopeType;
  }

  /** Sets the scope type. */
  public void scopeType(String value) {
    scopeType = value;
    changed();
  }

  @Override
  public long scopeId() {
    return scopeId;
  }

  /** Sets the scope id. */
  public void scopeId(long value) {
    scopeId = value;
    changed();
  }

  @Override
  public long subScopeId() {
    return subScopeId;
  }

  /** Sets the sub scope id. */
  public void subScopeId(long value) {
    subScopeId = value;
    changed();
  }

  @Override
  public long scopeDefinitionId() {
    return scopeDefinitionId;
  }

  /** Sets the scope definition id. */
  public void scopeDefinitionId(long value) {
    scopeDefinitionId = value;
    changed();
  }

  @Override
  public String eventType() {
    return eventType;
  }

  /** Sets the event type. */
  public void eventType(String value) {
    eventType = value;
    changed();
  }

  @Override
  public String eventName() {
    return eventName;
  }

  /** Sets the event name. */
  public void eventName(String value) {
    eventName = value;
    changed();
  }

  /**
   * Gives what waits for no name one that nothing else has at its place, since rows without a name
   * would not be unique there.
   *
   * @param part which of several waits of the place it is; null for the only one
   */
  public void nameless(String part) {
    eventName(part == null ? "" : " " + part);
  }

  /** Returns the name of an event as others see it; null for what waits for no name. */
  static String shownName(String name) {
    return name == null || name.isEmpty() || name.charAt(0) == ' ' ? null : name;
  }

  @Override
  public String activityId() {
    return activityId;
  }

  /** Sets the activity id. */
  public void activityId(String value) {
    activityId = value;
    changed();
  }

  @Override
  public String configuration() {
    return configuration;
  }

  /** Sets the configuration. */
  public void configuration(String value) {
    configuration = value;
    changed();
  }

  @Override
  public Instant createTime() {
    return createTime;
  }

  /** Sets the create time. */
  public void createTime(Instant value) {
    createTime = value;
    changed();
  }
}
