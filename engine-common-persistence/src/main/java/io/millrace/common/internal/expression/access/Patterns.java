package io.millrace.common.internal.expression.access;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Regular expressions that give up instead of running for ever. */
final class Patterns {

  private Patterns() {}

  static boolean matches(String text, String pattern) {
    return within(pattern, () -> compile(pattern).matcher(new SteppedText(text)).matches());
  }

  static String[] split(String text, String pattern, int limit) {
    return within(pattern, () -> compile(pattern).split(new SteppedText(text), limit));
  }

  static Invocation replacing(int maxLength, int maxCount) {
    return (base, in) ->
        within(
            (String) in[0],
            () -> replace((String) base, (String) in[0], (String) in[1], maxLength, maxCount));
  }

  private static String replace(
      String text, String pattern, String replacement, int maxLength, int maxCount) {
    var matcher = compile(pattern).matcher(new SteppedText(text));
    var result = new StringBuilder();
    for (var count = 0; count < maxCount && matcher.find(); count++) {
      matcher.appendReplacement(result, replacement);
      if (result.length() > maxLength) {
        throw EvaluationFailure.limit("A text would be longer than " + maxLength + " characters.");
      }
    }
    return matcher.appendTail(result).toString();
  }

  private static Pattern compile(String pattern) {
    try {
      return Pattern.compile(pattern);
    } catch (PatternSyntaxException wrong) {
      throw EvaluationFailure.of(
          "'" + pattern + "' is no regular expression: " + wrong.getDescription() + ".");
    }
  }

  private static <T> T within(String pattern, Match<T> match) {
    try {
      return match.run();
    } catch (StackOverflowError tooDeep) {
      throw EvaluationFailure.limit("The regular expression '" + pattern + "' nests too deep.");
    }
  }

  private interface Match<T> {
    T run();
  }
}
