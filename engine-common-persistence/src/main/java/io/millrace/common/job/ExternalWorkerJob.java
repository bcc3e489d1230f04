package io.millrace.common.job;

/** Work that a worker outside the engine does: it asks for a topic, and reports what came out. */
public interface ExternalWorkerJob extends Job {

  /**
   * Returns what workers ask for.
   *
   * @return the topic, never null for a job of this kind
   */
  String getTopic();
}
