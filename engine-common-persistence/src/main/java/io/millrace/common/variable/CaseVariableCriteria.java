package io.millrace.common.variable;

import io.millrace.common.BadArgumentException;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.query.Query;

/**
 * Criteria about the variables of the case that what is asked for belongs to. Queries inherit them.
 *
 * <p>Numbers are compared by their exact value, whatever Java type holds them: 5 finds {@code 5},
 * {@code 5L}, {@code 5.0} and {@code new BigDecimal("5.00")}, but a {@code double} of 0.1, which is
 * a little more, does not find the {@code BigDecimal} 0.1. Negative zero is zero; what is {@code
 * NaN} equals itself and has no order. Any other value is compared with variables of its own type,
 * so a number does not find a text. Text is compared byte by byte unless the name says {@code
 * IgnoreCase}; patterns are those of {@link Query}. A case without the variable never matches, not
 * even {@code caseVariableValueNotEquals}. Names may not be null or empty. A value of a type that
 * the database cannot compare (JSON, bytes) is refused with a {@link BadArgumentException}, one of
 * an unknown type with an {@link UnsupportedVariableTypeException}.
 *
 * @param <T> the query that inherits the criteria
 */
public interface CaseVariableCriteria<T> {

  /**
   * Keeps those with a variable of this name, whatever its value, null included.
   *
   * @param name the name of the variable
   * @return this query
   */
  T caseVariableExists(String name);

  /**
   * Keeps those without a variable of this name.
   *
   * @param name the name of the variable
   * @return this query
   */
  T caseVariableNotExists(String name);

  /**
   * Keeps those whose variable has this value.
   *
   * @param name the name of the variable
   * @param value the value; null finds variables that are null
   * @return this query
   * @throws BadArgumentException if the value cannot be compared: by its type, or as a text of more
   *     than 4,000 characters
   */
  T caseVariableValueEquals(String name, Object value);

  /**
   * Keeps those with any variable of this value, whatever its name.
   *
   * @param value the value, not null
   * @return this query
   * @throws BadArgumentException if the value is null, or it cannot be compared
   */
  T caseVariableValueEquals(Object value);

  /**
   * Keeps those whose variable is there and has any other value: also null, and values of other
   * types.
   *
   * @param name the name of the variable
   * @param value the value; null finds variables that are not null
   * @return this query
   * @throws BadArgumentException if the value cannot be compared: by its type, or as a text of more
   *     than 4,000 characters
   */
  T caseVariableValueNotEquals(String name, Object value);

  /**
   * Keeps those whose variable is this text, in lower or upper case.
   *
   * @param name the name of the variable
   * @param value the text, not null
   * @return this query
   */
  T caseVariableValueEqualsIgnoreCase(String name, String value);

  /**
   * Keeps those whose variable is a text and not this one, in lower or upper case. What is no text
   * is left out.
   *
   * @param name the name of the variable
   * @param value the text, not null
   * @return this query
   */
  T caseVariableValueNotEqualsIgnoreCase(String name, String value);

  /**
   * Keeps those whose variable is greater.
   *
   * @param name the name of the variable
   * @param value a number, a text, a date or a time; not null
   * @return this query
   * @throws BadArgumentException if the value is null, a boolean, or of a type that has no order
   */
  T caseVariableValueGreaterThan(String name, Object value);

  /**
   * Keeps those whose variable is greater or equal.
   *
   * @param name the name of the variable
   * @param value a number, a text, a date or a time; not null
   * @return this query
   * @throws BadArgumentException if the value is null, a boolean, or of a type that has no order
   */
  T caseVariableValueGreaterThanOrEqual(String name, Object value);

  /**
   * Keeps those whose variable is less.
   *
   * @param name the name of the variable
   * @param value a number, a text, a date or a time; not null
   * @return this query
   * @throws BadArgumentException if the value is null, a boolean, or of a type that has no order
   */
  T caseVariableValueLessThan(String name, Object value);

  /**
   * Keeps those whose variable is less or equal.
   *
   * @param name the name of the variable
   * @param value a number, a text, a date or a time; not null
   * @return this query
   * @throws BadArgumentException if the value is null, a boolean, or of a type that has no order
   */
  T caseVariableValueLessThanOrEqual(String name, Object value);

  /**
   * Keeps those whose variable is a text that fits the pattern.
   *
   * @param name the name of the variable
   * @param pattern a pattern such as {@code Ham%}
   * @return this query
   */
  T caseVariableValueLike(String name, String pattern);

  /**
   * Keeps those whose variable is a text that fits the pattern in lower or upper case.
   *
   * @param name the name of the variable
   * @param pattern a pattern such as {@code ham%}
   * @return this query
   */
  T caseVariableValueLikeIgnoreCase(String name, String pattern);
}
