package io.millrace.bpmn.internal.persistence;

import io.millrace.common.internal.scope.RootOf;

/** Ways to find the root of a family by something of this engine. */
public final class ExecutionRoots {

  /** The id is an execution's or a process instance's. */
  public static final RootOf EXECUTION =
      new RootOf("(select ROOT_INSTANCE_ID_ from MR_EXECUTION where ID_ = ?)");

  private ExecutionRoots() {}
}
