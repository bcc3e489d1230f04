package io.millrace.common.internal.task;

/** Nobody sees a conflict where starts are written together, either. */
class TaskConcurrencyWithGroupCommitTest extends TaskConcurrencyTest {

  @Override
  protected Integer groupCommitConnections() {
    return 2;
  }
}
