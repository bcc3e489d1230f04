package io.millrace.common.internal.expression.limit;

import io.millrace.common.internal.expression.failure.Descriptions;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Says how large the values of a call are, for messages.
 *
 * @param weights knows how many elements there are
 */
public record Sizes(Weights weights) {

  private static final int DIGITS_OF_10_WORDS = 96;
  private static final int SHOWN = 40;

  /** Names a method, what it is called on and with: the beginning of a sentence. */
  public String ofCall(Method method, Object base, Object... arguments) {
    return ofCall(PlatformMethods.signature(method), base, arguments);
  }

  /** Names a call: the beginning of a sentence. */
  public String ofCall(String call, Object base, Object... arguments) {
    var with =
        Arrays.stream(arguments).map(this::of).collect(Collectors.joining(" and ", " with ", ""));
    return "'" + call + "' on " + of(base) + (arguments.length == 0 ? "" : with);
  }

  private String of(Object value) {
    if (value instanceof CharSequence text && text.length() > SHOWN) {
      return "a text of " + text.length() + " characters";
    }
    if (value instanceof Map<?, ?> || value instanceof Collection<?> || weights.size(value) > 0) {
      return Descriptions.of(value) + " of " + weights.size(value) + " elements";
    }
    if (value instanceof Object[] array) {
      return "an array of " + Array.getLength(array) + " elements";
    }
    var words = Weights.words(value);
    return words == 0
        ? Descriptions.of(value)
        : "a number of about " + words * DIGITS_OF_10_WORDS / 10 + " digits";
  }
}
