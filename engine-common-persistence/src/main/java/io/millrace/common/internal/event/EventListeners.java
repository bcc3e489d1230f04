package io.millrace.common.internal.event;

import io.millrace.common.event.EngineEvent;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.event.EngineEventType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.TransactionListeners;
import io.millrace.common.transaction.TransactionState;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The application's event listeners of one engine. To ask whether anybody hears of a type costs one
 * lookup, so that no event is made where nobody does. Thread-safe; what is registered holds from
 * the next event on.
 */
public final class EventListeners {

  private static final Logger LOG = LoggerFactory.getLogger(EventListeners.class);

  private volatile Map<EngineEventType, List<Registration>> byType = Map.of();
  private volatile ModelListeners models = ModelListeners.NONE;

  /** The listeners that stand in models, each of which hears of its own instances alone. */
  public interface ModelListeners {

    /** No model has any. */
    ModelListeners NONE =
        new ModelListeners() {
          @Override
          public boolean hear(EngineEventType type) {
            return false;
          }

          @Override
          public void tell(EngineEvent event, CommandContext context) {
            // nobody listens
          }
        };

    /** Tells whether a listener of any model hears of a type. */
    boolean hear(EngineEventType type);

    /** Tells those whose instance it happened to. */
    void tell(EngineEvent event, CommandContext context);
  }

  /** Adds the listeners that stand in models; they hear of an event after those registered. */
  public void join(ModelListeners listeners) {
    models = listeners;
  }

  private record Registration(EngineEventListener listener, TransactionState state) {}

  /** Registers a listener for the types that it names. */
  public void add(EngineEventListener listener) {
    add(listener, listener.getTypes());
  }

  /**
   * Registers a listener for some types; one that is registered for a type already is not
   * registered twice.
   */
  public synchronized void add(EngineEventListener listener, Collection<EngineEventType> types) {
    var registration = new Registration(listener, listener.getOnTransaction());
    var next = copy();
    for (var type : EnumSet.copyOf(types)) {
      var registered = next.computeIfAbsent(type, t -> new ArrayList<>());
      if (registered.stream().noneMatch(r -> r.listener() == listener)) {
        registered.add(registration);
      }
    }
    byType = next;
  }

  /** Takes a listener out, whatever it was registered for. */
  public synchronized void remove(EngineEventListener listener) {
    var next = copy();
    next.values().forEach(registered -> registered.removeIf(r -> r.listener() == listener));
    next.values().removeIf(List::isEmpty);
    byType = next.isEmpty() ? Map.of() : next;
  }

  private Map<EngineEventType, List<Registration>> copy() {
    var copy = new EnumMap<EngineEventType, List<Registration>>(EngineEventType.class);
    byType.forEach((type, registered) -> copy.put(type, new ArrayList<>(registered)));
    return copy;
  }

  /** Tells whether somebody hears of a type. */
  public boolean hear(EngineEventType type) {
    var registered = byType;
    return !registered.isEmpty() && registered.containsKey(type) || models.hear(type);
  }

  /** Returns the types that somebody hears of. */
  public Set<EngineEventType> types() {
    return byType.keySet();
  }

  /**
   * Tells the listeners of an event, at once or when the transaction reaches the state they wait
   * for.
   *
   * @param context the unit of work, or null outside of one: all listeners then hear of it at once;
   *     of a quiet one none hears
   */
  public void tell(EngineEvent event, CommandContext context) {
    if (context != null && context.isQuiet()) {
      return;
    }
    for (var registration : byType.getOrDefault(event.getType(), List.of())) {
      tell(registration.listener(), registration.state(), event, context);
    }
    if (context != null && models.hear(event.getType())) {
      models.tell(event, context);
    }
  }

  /**
   * Tells one listener of an event.
   *
   * @param state the state of the transaction that it waits for; null for none
   */
  public static void tell(
      EngineEventListener listener,
      TransactionState state,
      EngineEvent event,
      CommandContext context) {
    if (context == null) {
      call(listener, event);
      return;
    }
    context.userCodeFollows();
    if (state == null) {
      call(listener, event);
    } else if (state == TransactionState.COMMITTING || context.session().reportsEnd()) {
      TransactionListeners.add(context, state, transaction -> call(listener, event));
    }
  }

  private static void call(EngineEventListener listener, EngineEvent event) {
    try {
      listener.onEvent(event);
    } catch (RuntimeException e) {
      if (listener.isFailOnException()) {
        throw e;
      }
      LOG.error(
          "The event listener {} failed at {}, and is registered not to disturb",
          listener,
          event.getType(),
          e);
    }
  }
}
