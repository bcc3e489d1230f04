package io.millrace.common.job;

import java.util.Map;

/** A job that a worker has got, with what it needs for the work. */
public interface AcquiredExternalWorkerJob extends ExternalWorkerJob {

  /**
   * Returns the variables that the element sees, as they were when the job was acquired.
   *
   * @return name and value, never null; empty where the model says {@code doNotIncludeVariables}.
   *     It cannot be changed
   */
  Map<String, Object> getVariables();
}
