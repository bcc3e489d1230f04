package io.millrace.common.internal.expression.limit;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Regular expressions that give up instead of running for ever. Stateless. */
public final class Patterns {

  /** How many steps a character of a regular expression is that is read into a pattern. */
  private static final int COMPILING = 16;

  private Patterns() {}

  /** As {@link String#matches}. */
  public static boolean matches(String text, String pattern, Steps steps) {
    return within(
        text, pattern, steps, stepped -> compile(pattern, steps).matcher(stepped).matches());
  }

  /** As {@link String#split(String, int)}. */
  public static String[] split(String text, String pattern, int limit, Steps steps) {
    return within(text, pattern, steps, stepped -> compile(pattern, steps).split(stepped, limit));
  }

  /**
   * As {@link String#replaceAll} and {@link String#replaceFirst}.
   *
   * @param most how many places are replaced
   * @param longest how long the result may be, in characters
   */
  public static String replace(
      String text, Replacement replacement, int most, int longest, Steps steps) {
    return within(
        text,
        replacement.pattern(),
        steps,
        stepped -> replace(stepped, replacement, most, longest, steps));
  }

  /**
   * What is replaced by what.
   *
   * @param pattern a regular expression
   * @param text what comes in its place, with {@code $} and {@code \} as the JDK has them
   */
  public record Replacement(String pattern, String text) {}

  private static String replace(
      SteppedText text, Replacement replacement, int most, int longest, Steps steps) {
    var matcher = compile(replacement.pattern(), steps).matcher(text);
    var result = new StringBuilder();
    for (var count = 0; count < most && matcher.find(); count++) {
      steps.take(1L + replacement.text().length(), "To replace by a regular expression");
      matcher.appendReplacement(result, replacement.text());
      if (result.length() > longest) {
        throw EvaluationFailure.limit("A text would be longer than " + longest + " characters.");
      }
    }
    return matcher.appendTail(result).toString();
  }

  private static Pattern compile(String pattern, Steps steps) {
    var length = (long) COMPILING * pattern.length();
    steps.take(length, "To read a regular expression of " + pattern.length() + " characters");
    try {
      return Pattern.compile(pattern);
    } catch (PatternSyntaxException wrong) {
      throw EvaluationFailure.of(
          "'" + pattern + "' is no regular expression: " + wrong.getDescription() + ".");
    }
  }

  private static <T> T within(
      String text, String pattern, Steps steps, Function<SteppedText, T> match) {
    try {
      var stepped = new SteppedText(text, EmptyMatches.ways(pattern), steps);
      var result = match.apply(stepped);
      steps.take(Math.min(stepped.taken(), steps.left()));
      return result;
    } catch (StackOverflowError tooDeep) {
      throw EvaluationFailure.limit("The regular expression '" + pattern + "' nests too deep.");
    }
  }
}
