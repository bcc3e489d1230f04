package io.millrace.cmmn.internal.persistence;

import io.millrace.cmmn.runtime.CaseInstanceState;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.RowKey;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.scope.ScopeTypes;
import java.time.Instant;

/** A running case. Its row is the lock of its family. */
public final class CaseInstanceEntity extends OwnerEntity implements CriteriaHolder {

  /** The table of these rows. */
  public static final Table<CaseInstanceEntity> TABLE =
      Table.of("MR_CASE_INSTANCE", CaseInstanceEntity::new)
          .id("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("EXTERNAL_ID_", e -> e.externalId, (e, v) -> e.externalId = v)
          .id("CASE_DEFINITION_ID_", e -> e.caseDefinitionId, (e, v) -> e.caseDefinitionId = v)
          .ref("SUPER_EXECUTION_ID_", e -> e.superExecutionId, (e, v) -> e.superExecutionId = v)
          .integer("HISTORY_LEVEL_", e -> e.historyLevel, (e, v) -> e.historyLevel = v)
          .string("STATE_", e -> e.state, (e, v) -> e.state = v)
          .string("BUSINESS_KEY_", e -> e.businessKey, (e, v) -> e.businessKey = v)
          .string("BUSINESS_STATUS_", e -> e.businessStatus, (e, v) -> e.businessStatus = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("START_USER_ID_", e -> e.startUserId, (e, v) -> e.startUserId = v)
          .time("START_TIME_", e -> e.startTime, (e, v) -> e.startTime = v)
          .string("SATISFIED_PARTS_", e -> e.satisfiedParts, (e, v) -> e.satisfiedParts = v)
          .incidents()
          .bool("INJECTED_", e -> e.injected, (e, v) -> e.injected = v)
          .counts(
              Dependent.CHILD,
              Dependent.TASK,
              Dependent.VARIABLE,
              Dependent.IDENTITY_LINK,
              Dependent.JOB,
              Dependent.SUBSCRIPTION);

  /** The instance that was started first, from which a case comes. */
  public static final RowKey<CaseInstanceEntity> ROOT_INSTANCE =
      new RowKey<>(TABLE, CaseInstanceEntity::rootInstanceId);

  private long rootInstanceId;
  private String tenantId = "";
  private String externalId;
  private long caseDefinitionId;
  private long superExecutionId;
  private int historyLevel;
  private String state;
  private String businessKey;
  private String businessStatus;
  private String name;
  private String startUserId;
  private Instant startTime;
  private String satisfiedParts;
  private boolean injected;

  /** Why its caller ended it, and which instance that was; not written. */
  private String cutOffReason;

  private long superInstanceId;

  @Override
  public Table<CaseInstanceEntity> table() {
    return TABLE;
  }

  /** A case belongs to itself. */
  @Override
  public long caseInstanceId() {
    return id();
  }

  /**
   * Tells whether its plan items are still to be made, by the only job that an active case itself
   * has.
   */
  public boolean isUnopened() {
    return count(Dependent.JOB) > 0 && CaseInstanceState.ACTIVE.equals(state);
  }

  /** The external id is unique. */
  @Override
  protected boolean isWrittenApart() {
    return externalId != null;
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

  /** Returns the external id. */
  public String externalId() {
    return externalId;
  }

  /** Sets the external id. */
  public void externalId(String value) {
    externalId = value;
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

  @Override
  public boolean isKept() {
    return historyLevel > 0;
  }

  @Override
  public boolean keepsAll() {
    return historyLevel >= HistoryLevel.FULL.ordinal();
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

  /** Returns the state. */
  public String state() {
    return state;
  }

  /** Sets the state. */
  public void state(String value) {
    state = value;
    changed();
  }

  /** Returns the business key. */
  public String businessKey() {
    return businessKey;
  }

  /** Sets the business key. */
  public void businessKey(String value) {
    businessKey = value;
    changed();
  }

  /** Returns the business status. */
  public String businessStatus() {
    return businessStatus;
  }

  /** Sets the business status. */
  public void businessStatus(String value) {
    businessStatus = value;
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

  /** Returns the start user id. */
  public String startUserId() {
    return startUserId;
  }

  /** Sets the start user id. */
  public void startUserId(String value) {
    startUserId = value;
    changed();
  }

  /** Returns the start time. */
  public Instant startTime() {
    return startTime;
  }

  /** Sets the start time. */
  public void startTime(Instant value) {
    startTime = value;
    changed();
  }

  @Override
  public String satisfiedParts() {
    return satisfiedParts;
  }

  @Override
  public void satisfiedParts(String value) {
    satisfiedParts = value;
    changed();
  }

  /** Tells whether plan items were injected into this case, which may be over. */
  public boolean isInjected() {
    return injected;
  }

  /** Notes that a plan item was injected. */
  public void noteInjection() {
    injected = true;
    changed();
  }

  /** Returns how much of this case is kept. */
  public HistoryLevel level() {
    return HistoryLevel.values()[historyLevel];
  }

  /** Returns what rows that this one owns name as their owner. */
  public ScopeRef scopeRef() {
    return new ScopeRef(
        ScopeTypes.CMMN, rootInstanceId, id(), id(), caseDefinitionId, tenantId, level());
  }

  /** Returns the execution that called this case and waits for it; 0 for none. */
  public long superExecutionId() {
    return superExecutionId;
  }

  /** Sets the execution that called this case and waits for it. */
  public void superExecutionId(long value) {
    superExecutionId = value;
    changed();
  }

  /** Notes that the element that called this case ends it; it does not hear of the end. */
  public void cutOff(String reason) {
    cutOffReason = reason;
  }

  /** Returns why the element that called this case ends it; null if it does not. */
  public String cutOffReason() {
    return cutOffReason;
  }

  /** Notes the instance whose element called this case, for history. */
  public void superInstanceId(long id) {
    superInstanceId = id;
  }

  /** Returns the instance whose element called this case, where that was noted; 0 otherwise. */
  public long superInstanceId() {
    return superInstanceId;
  }

  /** Tells whether an element of another instance called this case and waits for it. */
  public boolean isCalled() {
    return rootInstanceId != id();
  }
}
