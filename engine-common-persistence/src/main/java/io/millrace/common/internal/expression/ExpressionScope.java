package io.millrace.common.internal.expression;

import io.millrace.common.ExpressionException;
import java.util.Map;
import java.util.Set;

/**
 * What an expression sees of the element it is evaluated for: its variables and the documented
 * objects ({@code execution}, {@code task}, {@code caseInstance}, {@code variables}).
 *
 * <p>Used by the thread that evaluates.
 */
public interface ExpressionScope {

  /**
   * What {@link #resolve} returns for a name it does not know; null is the value of a variable that
   * is null.
   */
  Object ABSENT = new Absent();

  /**
   * Finds a documented object or a variable.
   *
   * @return the value, which may be null, or {@link #ABSENT}
   */
  Object resolve(String name);

  /**
   * Sets a variable.
   *
   * @throws ExpressionException where variables cannot be set here
   */
  void assign(String name, Object value);

  /**
   * Returns the names of the documented objects there are here, for the message that an unknown
   * name brings.
   */
  Set<String> roots();

  /**
   * Says where the expression stands, for messages, such as {@code activity 'approve' of process
   * instance '17'}.
   *
   * @return empty where there is nothing to say
   */
  default String location() {
    return "";
  }

  /** Says that code of the application runs next that is neither variable nor bean. */
  default void userCodeFollows() {}

  /** Returns the stage there is here; null where there is none. */
  default StageView stage() {
    return null;
  }

  /**
   * Makes a scope of a map.
   *
   * @param variables the variables, null values too; assignments go to it
   */
  static ExpressionScope of(Map<String, Object> variables) {
    return new MapScope(variables);
  }

  /** The type of {@link #ABSENT}. */
  final class Absent {

    private Absent() {}

    @Override
    public String toString() {
      return "absent";
    }
  }
}
