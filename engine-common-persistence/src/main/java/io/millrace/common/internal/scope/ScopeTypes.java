package io.millrace.common.internal.scope;

/**
 * What shared rows carry as their scope type. The API shows what belongs to a process by names of
 * its own (process instance, execution, process definition), all else as scope and sub-scope.
 */
public final class ScopeTypes {

  /** Processes. */
  public static final String BPMN = "bpmn";

  /** Cases. */
  public static final String CMMN = "cmmn";

  private ScopeTypes() {}
}
