package io.millrace.cmmn.runtime;

/** The kinds of plan items. */
public final class PlanItemDefinitionType {

  /** A stage. */
  public static final String STAGE = "stage";

  /** A plan fragment. */
  public static final String PLAN_FRAGMENT = "planfragment";

  /** A milestone. */
  public static final String MILESTONE = "milestone";

  /** A human task. */
  public static final String HUMAN_TASK = "humantask";

  /** A task that starts a process. */
  public static final String PROCESS_TASK = "processtask";

  /** A task that starts a case. */
  public static final String CASE_TASK = "casetask";

  /** A task that asks a decision. */
  public static final String DECISION_TASK = "decisiontask";

  /** A task that calls code. */
  public static final String SERVICE_TASK = "servicetask";

  /** A listener for what a user does. */
  public static final String USER_EVENT_LISTENER = "usereventlistener";

  /** A listener for a time. */
  public static final String TIMER_EVENT_LISTENER = "timereventlistener";

  /** A listener for what the application tells. */
  public static final String GENERIC_EVENT_LISTENER = "genericeventlistener";

  /** A listener for a signal. */
  public static final String SIGNAL_EVENT_LISTENER = "signaleventlistener";

  /** A listener for changes of a variable. */
  public static final String VARIABLE_EVENT_LISTENER = "variableeventlistener";

  /** A listener for an intent. */
  public static final String INTENT_EVENT_LISTENER = "intenteventlistener";

  /** A listener for the reactivation of the case. */
  public static final String REACTIVATE_EVENT_LISTENER = "reactivateeventlistener";

  private PlanItemDefinitionType() {}
}
