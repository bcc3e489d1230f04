package io.millrace.bpmn.reference;

/**
 * What an event waits for or throws.
 *
 * @param name of the message, signal or link, or the code of the error or escalation, null for
 *     every code; of a compensation the activity that is compensated, null for all in the scope; of
 *     a terminate end event how far it reaches
 * @param times how often a timer goes off; of a thrown message 0 if somebody has to wait for it; of
 *     a compensation 0 if the event does not wait for the handlers
 * @param condition of a conditional event
 */
record Event(Type type, String name, int times, Condition condition) {

  /** A terminate end event that ends the whole family of instances. */
  static final String ALL = "all";

  /** A terminate end event that ends the loop around. */
  static final String LOOP = "loop";

  enum Type {
    TIMER,
    MESSAGE,
    SIGNAL,
    ERROR,
    ESCALATION,
    CONDITION,
    LINK,
    COMPENSATION,
    CANCEL,
    TERMINATE
  }

  static Event timer(int times) {
    return new Event(Type.TIMER, null, times, null);
  }

  static Event message(String name) {
    return new Event(Type.MESSAGE, name, 1, null);
  }

  /** A message that is thrown, and for which somebody has to wait. */
  static Event demandingMessage(String name) {
    return new Event(Type.MESSAGE, name, 0, null);
  }

  static Event condition(Condition condition) {
    return new Event(Type.CONDITION, null, 1, condition);
  }

  static Event of(Type type, String name) {
    return new Event(type, name, 1, null);
  }

  /** A compensation whose event goes on at once. */
  static Event compensationBeside(String activity) {
    return new Event(Type.COMPENSATION, activity, 0, null);
  }

  static Event signal(String name) {
    return of(Type.SIGNAL, name);
  }

  static Event error(String code) {
    return of(Type.ERROR, code);
  }

  boolean is(Type other) {
    return type == other;
  }
}
