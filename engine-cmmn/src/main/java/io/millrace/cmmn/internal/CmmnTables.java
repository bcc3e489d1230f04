package io.millrace.cmmn.internal;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.HistoricCaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.HistoricPlanItemEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.SharedTables;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Ownership;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableEntity;

/** The tables of a CMMN engine, and what their count columns count. */
public final class CmmnTables {

  private static final String NO_STAGE = "STAGE_INSTANCE_ID_ is null";

  private CmmnTables() {}

  /** Returns the shared tables with those of cases behind them. */
  public static Tables create() {
    var tables =
        SharedTables.create()
            .add(CaseInstanceEntity.TABLE, PlanItemEntity.TABLE)
            .add(HistoricCaseInstanceEntity.TABLE, HistoricPlanItemEntity.TABLE)
            .owns(
                new Ownership(
                    CaseInstanceEntity.TABLE,
                    Dependent.CHILD,
                    PlanItemEntity.TABLE,
                    "CASE_INSTANCE_ID_",
                    NO_STAGE),
                new Ownership(
                    PlanItemEntity.TABLE,
                    Dependent.CHILD,
                    PlanItemEntity.TABLE,
                    "STAGE_INSTANCE_ID_",
                    null),
                new Ownership(
                    CaseInstanceEntity.TABLE,
                    Dependent.IDENTITY_LINK,
                    IdentityLinkEntity.TABLE,
                    "SCOPE_ID_",
                    SharedTables.NO_TASK_LINK));
    addShared(tables, CaseInstanceEntity.TABLE);
    addShared(tables, PlanItemEntity.TABLE);
    return tables;
  }

  private static void addShared(Tables tables, Table<? extends OwnerEntity> owner) {
    var element = "SUB_SCOPE_ID_";
    tables.owns(
        new Ownership(owner, Dependent.TASK, TaskEntity.TABLE, element, null),
        new Ownership(
            owner, Dependent.VARIABLE, VariableEntity.TABLE, element, SharedTables.NO_TASK),
        new Ownership(owner, Dependent.JOB, JobEntity.TABLE, element, null),
        new Ownership(owner, Dependent.SUBSCRIPTION, EventSubscriptionEntity.TABLE, element, null));
  }
}
