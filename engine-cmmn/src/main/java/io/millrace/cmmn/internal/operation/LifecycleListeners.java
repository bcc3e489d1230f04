package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import java.util.List;
import java.util.Set;

/**
 * The lifecycle listeners of a plan item or a case. Immutable.
 *
 * @param all in the order in which they are called
 * @param <E> whose state changes
 */
public record LifecycleListeners<E>(List<Declared<E>> all) {

  private static final LifecycleListeners<?> NONE = new LifecycleListeners<>(List.of());

  /** One listener, ready to be called. */
  @FunctionalInterface
  public interface Call<E> {
    /** Calls the listener. */
    void notify(E entity, StateChange change, CmmnContext context);
  }

  /**
   * A listener with what it hears.
   *
   * @param source the state that is left; null for any
   * @param target the state that is reached; null for any
   * @param transitions the transitions; empty for all
   * @param name what the model calls it
   * @param call calls it
   */
  public record Declared<E>(
      String source, String target, Set<Transition> transitions, String name, Call<E> call) {

    private String name(StateChange change) {
      return "the listener '" + name + "' of '" + change.transition().text() + "' at ";
    }

    boolean hears(StateChange change) {
      return change.isFrom(source)
          && change.isTo(target)
          && (transitions.isEmpty() || transitions.contains(change.transition()));
    }
  }

  /** Nobody listens. */
  @SuppressWarnings("unchecked")
  public static <E> LifecycleListeners<E> none() {
    return (LifecycleListeners<E>) NONE;
  }

  /** Calls those that hear a change, in order. */
  void tell(E entity, StateChange change, CmmnContext context) {
    for (var listener : all) {
      if (listener.hears(change)) {
        context.tell(
            () -> listener.call().notify(entity, change, context),
            () -> listener.name(change) + place(entity));
      }
    }
  }

  private static String place(Object entity) {
    return entity instanceof PlanItemEntity item
        ? "'" + item.elementId() + "' (case instance '" + item.caseInstanceId() + "')"
        : "the case instance '" + ((CaseInstanceEntity) entity).id() + "'";
  }
}
