package io.millrace.bpmn.reference;

/**
 * What an event waits for or throws.
 *
 * @param name of the message or signal, or the code of the error, null for every error
 * @param times how often a timer goes off
 */
record Event(Type type, String name, int times) {

  enum Type {
    TIMER,
    MESSAGE,
    SIGNAL,
    ERROR
  }

  static Event timer(int times) {
    return new Event(Type.TIMER, null, times);
  }

  static Event message(String name) {
    return new Event(Type.MESSAGE, name, 1);
  }

  static Event signal(String name) {
    return new Event(Type.SIGNAL, name, 1);
  }

  static Event error(String code) {
    return new Event(Type.ERROR, code, 1);
  }

  boolean is(Type other) {
    return type == other;
  }
}
