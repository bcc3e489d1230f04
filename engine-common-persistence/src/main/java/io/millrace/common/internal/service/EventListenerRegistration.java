package io.millrace.common.internal.service;

import io.millrace.common.event.EngineEventListener;
import io.millrace.common.event.EngineEventType;
import io.millrace.common.event.EventListenerCalls;
import io.millrace.common.internal.event.EventListeners;
import java.util.Arrays;

/** The calls about listeners of events, written once for both engines. */
public interface EventListenerRegistration extends EventListenerCalls {

  /** Returns what checks the arguments. */
  Check listenerCheck();

  /** Returns the listeners of the engine. */
  EventListeners listeners();

  @Override
  default void addEventListener(EngineEventListener listener) {
    listeners().add(listenerCheck().given("addEventListener", "listener", listener));
  }

  @Override
  default void addEventListener(EngineEventListener listener, EngineEventType... types) {
    var method = "addEventListener";
    listenerCheck().given(method, "listener", listener);
    var named = Arrays.asList(listenerCheck().given(method, "types", types));
    listeners().add(listener, listenerCheck().all(method, "types", named));
  }

  @Override
  default void removeEventListener(EngineEventListener listener) {
    listeners().remove(listenerCheck().given("removeEventListener", "listener", listener));
  }
}
