package io.millrace.cmmn.history;

import io.millrace.cmmn.runtime.MilestoneInstanceInfo;

/** A milestone that a case reached, as history shows it. Immutable and thread-safe. */
public interface HistoricMilestoneInstance extends MilestoneInstanceInfo {}
