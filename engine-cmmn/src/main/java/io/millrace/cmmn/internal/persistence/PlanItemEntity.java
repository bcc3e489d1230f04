package io.millrace.cmmn.internal.persistence;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.scope.ScopeTypes;
import java.time.Instant;

/** A plan item of a running case. */
public final class PlanItemEntity extends OwnerEntity {

  /** The table of these rows. */
  public static final Table<PlanItemEntity> TABLE =
      Table.of("MR_PLAN_ITEM", PlanItemEntity::new)
          .id("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .id("CASE_INSTANCE_ID_", e -> e.caseInstanceId, (e, v) -> e.caseInstanceId = v)
          .ref("STAGE_INSTANCE_ID_", e -> e.stageInstanceId, (e, v) -> e.stageInstanceId = v)
          .id("CASE_DEFINITION_ID_", e -> e.caseDefinitionId, (e, v) -> e.caseDefinitionId = v)
          .integer("HISTORY_LEVEL_", e -> e.historyLevel, (e, v) -> e.historyLevel = v)
          .string("ELEMENT_ID_", e -> e.elementId, (e, v) -> e.elementId = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("STATE_", e -> e.state, (e, v) -> e.state = v)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v)
          .time("LAST_STARTED_TIME_", e -> e.lastStartedTime, (e, v) -> e.lastStartedTime = v)
          .counts(
              Dependent.CHILD,
              Dependent.TASK,
              Dependent.VARIABLE,
              Dependent.IDENTITY_LINK,
              Dependent.JOB,
              Dependent.SUBSCRIPTION);

  private long rootInstanceId;
  private String tenantId = "";
  private long caseInstanceId;
  private long stageInstanceId;
  private long caseDefinitionId;
  private int historyLevel;
  private String elementId;
  private String name;
  private String type;
  private String state;
  private Instant createTime;
  private Instant lastStartedTime;

  @Override
  public Table<PlanItemEntity> table() {
    return TABLE;
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

  /** Returns the tenant id. */
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant id. */
  public void tenantId(String value) {
    tenantId = value;
    changed();
  }

  /** Returns the case instance id. */
  public long caseInstanceId() {
    return caseInstanceId;
  }

  /** Sets the case instance id. */
  public void caseInstanceId(long value) {
    caseInstanceId = value;
    changed();
  }

  /** Returns the stage instance id. */
  public long stageInstanceId() {
    return stageInstanceId;
  }

  /** Sets the stage instance id. */
  public void stageInstanceId(long value) {
    stageInstanceId = value;
    changed();
  }

  /** Returns the case definition id. */
  public long caseDefinitionId() {
    return caseDefinitionId;
  }

  /** Sets the case definition id. */
  public void caseDefinitionId(long value) {
    caseDefinitionId = value;
    changed();
  }

  /** Returns the history level. */
  public int historyLevel() {
    return historyLevel;
  }

  /** Sets the history level. */
  public void historyLevel(int value) {
    historyLevel = value;
    changed();
  }

  /** Returns the element id. */
  public String elementId() {
    return elementId;
  }

  /** Sets the element id. */
  public void elementId(String value) {
    elementId = value;
    changed();
  }

  /** Returns the name. */
  public String name() {
    return name;
  }

  /** Sets the name. */
  public void name(String value) {
    name = value;
    changed();
  }

  /** Returns the type. */
  public String type() {
    return type;
  }

  /** Sets the type. */
  public void type(String value) {
    type = value;
    changed();
  }

  /** Returns the state. */
  public String state() {
    return state;
  }

  /** Sets the state. */
  public void state(String value) {
    state = value;
    changed();
  }

  /** Returns the create time. */
  public Instant createTime() {
    return createTime;
  }

  /** Sets the create time. */
  public void createTime(Instant value) {
    createTime = value;
    changed();
  }

  /** Returns the last started time. */
  public Instant lastStartedTime() {
    return lastStartedTime;
  }

  /** Sets the last started time. */
  public void lastStartedTime(Instant value) {
    lastStartedTime = value;
    changed();
  }

  /** Returns how much of this case is kept. */
  public HistoryLevel level() {
    return HistoryLevel.values()[historyLevel];
  }

  /** Returns what rows that this one owns name as their owner. */
  public ScopeRef scopeRef() {
    return new ScopeRef(
        ScopeTypes.CMMN, rootInstanceId, caseInstanceId, id(), caseDefinitionId, tenantId, level());
  }
}
