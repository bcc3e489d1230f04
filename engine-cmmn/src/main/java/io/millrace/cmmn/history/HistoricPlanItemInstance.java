package io.millrace.cmmn.history;

import io.millrace.cmmn.runtime.PlanItemInstanceInfo;

/** A plan item as history shows it. Immutable and thread-safe. */
public interface HistoricPlanItemInstance extends PlanItemInstanceInfo {}
