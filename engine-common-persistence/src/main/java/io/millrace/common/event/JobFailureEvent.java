package io.millrace.common.event;

/** A try of a job failed. */
public interface JobFailureEvent extends EngineEntityEvent {

  /**
   * Returns why it failed.
   *
   * @return what was thrown, never null
   */
  Throwable getCause();
}
