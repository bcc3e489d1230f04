package io.millrace.common.event;

import io.millrace.common.transaction.TransactionListener;
import io.millrace.common.transaction.TransactionState;
import java.util.Collection;
import java.util.EnumSet;

/**
 * Code of the application that hears of what happens in the engine.
 *
 * <p>Listeners are called on the thread of the call to the engine, in the order of their
 * registration, in its transaction and before it commits, unless {@link #getOnTransaction()} says
 * otherwise. A listener may call the engine and then joins the call. It is called by many threads
 * at once. Types for which nobody is registered cost nothing.
 */
@FunctionalInterface
public interface EngineEventListener {

  /**
   * Hears of an event.
   *
   * @param event what happened; of the interface its type says
   */
  void onEvent(EngineEvent event);

  /**
   * Returns which events to hear of. It is asked once, when the listener is registered.
   *
   * @return the types, never null or empty; all of them unless overridden
   */
  default Collection<EngineEventType> getTypes() {
    return EnumSet.allOf(EngineEventType.class);
  }

  /**
   * Tells what to do when {@link #onEvent} throws. It is asked each time that happens.
   *
   * @return true lets the call to the engine fail as a whole, which is what happens unless this is
   *     overridden; false logs the exception and goes on
   */
  default boolean isFailOnException() {
    return true;
  }

  /**
   * Returns when to hear of events. It is asked once, when the listener is registered.
   *
   * <p>With a state, events are collected and handed over in their order when the transaction
   * reaches it, as {@link TransactionListener} says; what is thrown after the commit is logged.
   *
   * @return null for at once, which is so unless this is overridden
   */
  default TransactionState getOnTransaction() {
    return null;
  }
}
