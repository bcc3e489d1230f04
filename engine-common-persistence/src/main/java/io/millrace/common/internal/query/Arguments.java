package io.millrace.common.internal.query;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.persistence.StorableText;
import java.util.Collection;

/** Checks what callers pass to criteria. */
public final class Arguments {

  private Arguments() {}

  /**
   * Returns a value that was passed to a criterion.
   *
   * @throws BadArgumentException if it is null, or a text with characters that no row has
   */
  public static <V> V given(String criterion, V value) {
    if (value == null) {
      throw new BadArgumentException(
          "The criterion '"
              + criterion
              + "' was called with null. Pass a value, or leave the criterion out.");
    }
    var flaw = value instanceof String text ? StorableText.flaw(text) : null;
    if (flaw != null) {
      throw new BadArgumentException(
          "The criterion '" + criterion + "' was called with a text that " + flaw);
    }
    return value;
  }

  /**
   * Returns values that were passed to a criterion.
   *
   * @throws BadArgumentException if there are none, or one of them is null
   */
  public static <C extends Collection<?>> C givenAll(String criterion, C values) {
    if (given(criterion, values).isEmpty()) {
      throw new BadArgumentException(
          "The criterion '"
              + criterion
              + "' was called with an empty collection. Pass at least one value, or leave the criterion out.");
    }
    values.forEach(value -> given(criterion, value));
    return values;
  }

  /**
   * Returns the name of a variable that was passed to a criterion.
   *
   * @throws BadArgumentException if it is null or empty
   */
  public static String givenName(String criterion, String name) {
    if (given(criterion, name).isEmpty()) {
      throw new BadArgumentException(
          "The criterion '"
              + criterion
              + "' was called with an empty name. Pass the variable's name.");
    }
    return name;
  }
}
