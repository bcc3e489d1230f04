package io.millrace.cmmn.internal.operation;

import java.util.List;
import java.util.Set;

/**
 * The variable listeners of a plan item or a plan model. Immutable.
 *
 * @param all in the order of the document
 */
public record VariableListeners(List<Declared> all) {

  /** Nobody listens. */
  public static final VariableListeners NONE = new VariableListeners(List.of());

  /** One listener, ready to be called. */
  @FunctionalInterface
  public interface Call {
    /** Calls the listener. */
    void notify(VariableChange change, CmmnContext context);
  }

  /**
   * A listener with what it hears.
   *
   * @param events {@code create}, {@code update}, {@code delete}
   * @param call calls it
   */
  public record Declared(Set<String> events, Call call) {}

  /** Calls those that hear a change, in order. */
  void tell(VariableChange change, CmmnContext context) {
    for (var listener : all) {
      if (listener.events().contains(change.event())) {
        context.tell(() -> listener.call().notify(change, context), () -> name(change));
      }
    }
  }

  private static String name(VariableChange change) {
    return "a variable listener of the event '"
        + change.event()
        + "' (case instance '"
        + change.instance().id()
        + "')";
  }
}
