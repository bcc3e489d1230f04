package io.millrace.common.internal.job;

import io.millrace.common.IllegalStateEngineException;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/**
 * The handlers of the engines that are built on this schema. Filled while they are built, then only
 * read.
 */
public final class JobHandlers {

  private final Map<String, JobHandler> handlers = new TreeMap<>();

  /** Adds a handler. */
  public void add(JobHandler handler) {
    if (handlers.putIfAbsent(handler.type(), handler) != null) {
      throw new IllegalStateException(
          "There are two handlers for jobs of the type '" + handler.type() + "'");
    }
  }

  /** Returns the types there are handlers for, in the order of the alphabet. */
  public Collection<String> types() {
    return handlers.keySet();
  }

  /** Returns the handler of a job; null if there is none. */
  JobHandler find(JobEntity job) {
    return handlers.get(job.handlerType());
  }

  /** Returns the handler of a job that is to run. */
  JobHandler of(JobEntity job) {
    var handler = find(job);
    if (handler == null) {
      throw new IllegalStateEngineException(
          "Cannot run "
              + job
              + ": this engine has no handler of that type. Run it on a node with the engine that created it.");
    }
    return handler;
  }
}
