package io.millrace.cmmn.runtime;

/** What a plan item started, as {@link PlanItemInstanceInfo#getReferenceType} names it. */
public final class ReferenceTypes {

  /** A process, started by a process task. */
  public static final String PLAN_ITEM_CHILD_PROCESS = "cmmn-1.1-to-bpmn-2.0-child-process";

  /** A case, started by a case task. */
  public static final String PLAN_ITEM_CHILD_CASE = "cmmn-1.1-to-cmmn-1.1-child-case";

  private ReferenceTypes() {}
}
