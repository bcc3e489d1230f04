package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.limit.Patterns;
import io.millrace.common.internal.expression.limit.TextSearch;
import java.lang.reflect.Method;

/**
 * What stands in the place of methods of String whose result may be too long, or that may look at
 * each character once for each character of another text.
 */
final class TextCalls {

  private static final int MAX_TEXT = 1_000_000;

  private TextCalls() {}

  /** Returns what is called instead, or the plain call. */
  static Invocation of(Method method, Invocation plain) {
    return switch (method.getName()) {
      case "concat" -> growing(plain, (text, in) -> (long) text.length() + length(in[0]));
      case "indent" -> growing(plain, (text, in) -> (text.length() + 1L) * (1 + number(in[0])));
      case "repeat" -> growing(plain, (text, in) -> text.length() * number(in[0]));
      case "matches", "replaceAll", "replaceFirst", "split" -> ofPattern(method);
      case "contains", "indexOf", "lastIndexOf", "replace" -> isText(method) ? find(method) : plain;
      default -> plain;
    };
  }

  private static boolean isText(Method method) {
    return CharSequence.class.isAssignableFrom(method.getParameterTypes()[0]);
  }

  private static Invocation ofPattern(Method method) {
    return switch (method.getName()) {
      case "matches" -> (base, in, steps) -> Patterns.matches((String) base, (String) in[0], steps);
      case "replaceAll" -> replacing(Integer.MAX_VALUE);
      case "replaceFirst" -> replacing(1);
      default ->
          (base, in, steps) ->
              Patterns.split(
                  (String) base, (String) in[0], in.length == 2 ? (int) in[1] : 0, steps);
    };
  }

  private static Invocation replacing(int most) {
    return (base, in, steps) -> {
      var replacement = new Patterns.Replacement((String) in[0], (String) in[1]);
      return Patterns.replace((String) base, replacement, most, MAX_TEXT, steps);
    };
  }

  private static Invocation find(Method method) {
    return switch (method.getName()) {
      case "contains" ->
          (base, in, steps) -> TextSearch.indexOf((String) base, in[0].toString(), 0) >= 0;
      case "indexOf" ->
          (base, in, steps) -> TextSearch.indexOf((String) base, (String) in[0], from(in, 0));
      case "lastIndexOf" ->
          (base, in, steps) ->
              TextSearch.lastIndexOf((String) base, (String) in[0], from(in, Integer.MAX_VALUE));
      default ->
          growing(
              (base, in, steps) ->
                  TextSearch.replace((String) base, in[0].toString(), in[1].toString()),
              TextCalls::replaced);
    };
  }

  private static int from(Object[] in, int otherwise) {
    return in.length == 2 ? (int) in[1] : otherwise;
  }

  private static long replaced(String text, Object... in) {
    var places = text.length() / Math.max(1, length(in[0])) + 1L;
    return text.length() + places * length(in[1]);
  }

  private static Invocation growing(Invocation call, Growth growth) {
    return (base, in, steps) -> {
      if (growth.length((String) base, in) > MAX_TEXT) {
        throw EvaluationFailure.limit("A text would be longer than " + MAX_TEXT + " characters.");
      }
      return call.call(base, in, steps);
    };
  }

  private static int length(Object text) {
    return text instanceof CharSequence characters ? characters.length() : 0;
  }

  private static long number(Object value) {
    return Math.max(0, (int) value);
  }

  /** How long the result of a call would be at most. */
  private interface Growth {
    long length(String text, Object[] arguments);
  }
}
