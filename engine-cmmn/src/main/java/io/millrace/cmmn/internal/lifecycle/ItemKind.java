package io.millrace.cmmn.internal.lifecycle;

/** What has a lifecycle of its own in the specification. */
public enum ItemKind {
  /** A case (CMMN 1.1 §8.4.1). */
  CASE,
  /** A stage or a task (§8.4.2). */
  STAGE_OR_TASK,
  /** An event listener or a milestone (§8.4.3). */
  LISTENER_OR_MILESTONE
}
