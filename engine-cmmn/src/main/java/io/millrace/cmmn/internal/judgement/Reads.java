package io.millrace.cmmn.internal.judgement;

import io.millrace.cmmn.internal.casefile.ContextScope;
import io.millrace.common.internal.expression.ExpressionScope;
import java.time.temporal.Temporal;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;

/**
 * What one judgement has read: variables by their names, or something of which nobody says when it
 * changes, such as a bean, the case itself, or an object that code may change where it is.
 *
 * <p>Belongs to one judgement, and is used by one thread.
 */
public final class Reads {

  private final Set<String> variables = new HashSet<>(2);
  private boolean anything;

  /** Returns a scope that shows the same as another one, and notes here what is read of it. */
  public ExpressionScope of(ExpressionScope scope) {
    return new NotedScope((ContextScope) scope, this);
  }

  /** Notes that something was read of which nobody says when it changes. */
  public void anything() {
    anything = true;
  }

  /** Notes what was found by a name. */
  void found(String name, Object value) {
    if (isFixed(value)) {
      variables.add(name);
    } else {
      anything = true;
    }
  }

  /** Tells whether a value stays as it is as long as its variable is not set. */
  private static boolean isFixed(Object value) {
    return value == null
        || value instanceof String
        || isFixedNumber(value)
        || value instanceof Boolean
        || value instanceof Character
        || value instanceof Enum<?>
        || value instanceof UUID
        || value instanceof Temporal;
  }

  /** Counters such as AtomicLong are numbers too, and change in place. */
  private static boolean isFixedNumber(Object value) {
    return value instanceof Number
        && Set.of("java.lang", "java.math").contains(value.getClass().getPackageName());
  }

  boolean areOfAnything() {
    return anything;
  }

  Set<String> variables() {
    return variables;
  }
}
