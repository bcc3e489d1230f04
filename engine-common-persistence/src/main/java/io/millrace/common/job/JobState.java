package io.millrace.common.job;

/** Where a job stands. A job keeps its id and its row for life; only this changes. */
public enum JobState {

  /** Waits until it is due. */
  TIMER,

  /** Is due and waits for a thread that runs it. */
  EXECUTABLE,

  /** A node runs it, or is about to. */
  LOCKED,

  /** Waits for a worker outside the engine, or is held by one. No node runs it. */
  EXTERNAL,

  /** Belongs to a suspended instance and rests until that goes on. */
  SUSPENDED,

  /** Failed so often that it rests until somebody decides what to do. */
  DEAD_LETTER
}
