package io.millrace.test.database;

/** What a server does before it answers a commit. */
public enum Durability {
  /** The commit may be lost in a crash; for tests, which start afresh anyway. */
  FAST,
  /**
   * The commit is on disk: the settings a server in production has, and those that figures are
   * measured with.
   */
  DURABLE
}
