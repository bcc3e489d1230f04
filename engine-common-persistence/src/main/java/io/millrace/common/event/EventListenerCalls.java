package io.millrace.common.event;

/** The calls by which listeners of events come and go while an engine runs. */
public interface EventListenerCalls {

  /**
   * Registers a listener for the events that {@link EngineEventListener#getTypes()} names, from the
   * next call on.
   *
   * @param listener the listener; one that is registered already is not registered twice
   */
  void addEventListener(EngineEventListener listener);

  /**
   * Registers a listener for some events, from the next call on, whatever {@link
   * EngineEventListener#getTypes()} names.
   *
   * @param listener the listener
   * @param types the types of events, at least one
   */
  void addEventListener(EngineEventListener listener, EngineEventType... types);

  /**
   * Takes a listener out, from the next call on, whatever it was registered for. That it is not
   * registered is no error.
   *
   * @param listener the listener
   */
  void removeEventListener(EngineEventListener listener);
}
