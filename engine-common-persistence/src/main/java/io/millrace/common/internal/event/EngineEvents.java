package io.millrace.common.internal.event;

import io.millrace.common.event.EngineEventType;
import io.millrace.common.internal.job.JobListener;
import io.millrace.common.internal.task.TaskObserver;
import io.millrace.common.internal.variable.VariableListener;
import java.time.Clock;

/**
 * The events of one engine that both engines have in common. Thread-safe.
 *
 * @param listeners the application's listeners
 * @param clock the engine's clock
 */
public record EngineEvents(EventListeners listeners, Clock clock) {

  /** Returns what has to hear of jobs. */
  public JobListener jobs() {
    return new JobEvents(listeners);
  }

  /** Returns what has to hear of variables. */
  public VariableListener variables() {
    return new VariableEvents(listeners);
  }

  /** Returns what has to hear of tasks. */
  public TaskObserver tasks() {
    return new TaskObservation(listeners);
  }

  /** The engine is built and ready. */
  public void created() {
    tell(EngineEventType.ENGINE_CREATED);
  }

  /** The engine is closed. */
  public void closed() {
    tell(EngineEventType.ENGINE_CLOSED);
  }

  private void tell(EngineEventType type) {
    if (listeners.hear(type)) {
      listeners.tell(new PlainEvent(Occurrence.ofEngine(type, clock.instant())), null);
    }
  }
}
