package io.millrace.common.internal.work;

/** What an element does when it is reached. Immutable and thread-safe; made at deployment. */
@FunctionalInterface
public interface Work {

  /** Does the work under the lock of the instance; the element goes on when this returns. */
  void run(Workplace place);
}
