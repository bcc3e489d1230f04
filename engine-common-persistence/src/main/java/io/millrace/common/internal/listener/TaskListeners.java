package io.millrace.common.internal.listener;

import io.millrace.common.delegate.TaskListener;
import io.millrace.common.internal.task.TaskEntity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The task listeners of an element, by event. Immutable.
 *
 * @param byEvent the listeners of each event, in the order of the document, those of all events
 *     included
 * @param <C> what the engine works with in a unit of work
 */
public record TaskListeners<C>(Map<String, List<Call<C>>> byEvent) {

  private static final TaskListeners<?> NONE = new TaskListeners<>(Map.of());
  private static final List<String> EVENTS =
      List.of(
          TaskListener.EVENTNAME_CREATE,
          TaskListener.EVENTNAME_ASSIGNMENT,
          TaskListener.EVENTNAME_UPDATE,
          TaskListener.EVENTNAME_COMPLETE,
          TaskListener.EVENTNAME_DELETE);

  private static final Set<String> ENDS =
      Set.of(TaskListener.EVENTNAME_COMPLETE, TaskListener.EVENTNAME_DELETE);

  /** One listener, ready to be called. */
  @FunctionalInterface
  public interface Call<C> {
    /** Calls the listener. */
    void notify(TaskEntity task, String event, C context);
  }

  /**
   * A listener of a model.
   *
   * @param event what it hears, {@code all} for everything
   * @param call calls it
   */
  public record Declared<C>(String event, Call<C> call) {}

  /** Nobody listens. */
  @SuppressWarnings("unchecked")
  public static <C> TaskListeners<C> none() {
    return (TaskListeners<C>) NONE;
  }

  /** Returns the listeners of an element, which are given in the order of the document. */
  public static <C> TaskListeners<C> of(List<Declared<C>> all) {
    if (all.isEmpty()) {
      return none();
    }
    Map<String, List<Call<C>>> byEvent = new LinkedHashMap<>();
    for (var declared : all) {
      var heard =
          TaskListener.EVENTNAME_ALL_EVENTS.equals(declared.event())
              ? EVENTS
              : List.of(declared.event());
      for (var event : heard) {
        byEvent.computeIfAbsent(event, e -> new ArrayList<>()).add(declared.call());
      }
    }
    return new TaskListeners<>(byEvent);
  }

  /** Tells whether anybody hears of an event. */
  public boolean hear(String event) {
    return !byEvent.isEmpty() && byEvent.containsKey(event);
  }

  /** Tells whether anybody hears of changes of tasks that stay open. */
  public boolean hearOpenTasks() {
    return hear(TaskListener.EVENTNAME_UPDATE) || hear(TaskListener.EVENTNAME_ASSIGNMENT);
  }

  /** Calls the listeners of an event, in order. */
  public void tell(String event, TaskEntity task, C context) {
    tell(event, task, context, Runnable::run);
  }

  /**
   * Calls the listeners of an event, in order. Of its end a task tells each of them once, whatever
   * they do or throw.
   *
   * @param caller calls one of them
   */
  public void tell(String event, TaskEntity task, C context, Consumer<Runnable> caller) {
    if (byEvent.isEmpty()) {
      return;
    }
    var calls = byEvent.getOrDefault(event, List.of());
    if (ENDS.contains(event)) {
      while (task.listenersTold(event) < calls.size()) {
        var call = calls.get(task.tellNext(event));
        caller.accept(() -> call.notify(task, event, context));
      }
    } else {
      calls.forEach(call -> caller.accept(() -> call.notify(task, event, context)));
    }
  }
}
