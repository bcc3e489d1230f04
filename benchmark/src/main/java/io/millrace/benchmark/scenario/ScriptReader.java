package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.JobKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a script, one step in a line. Empty lines and those that begin with {@code #} are left out.
 * Words of the language may be written in any case of letters; names are taken as they stand.
 */
public final class ScriptReader {

  private static final Pattern START =
      Pattern.compile("start(?:\\s+with\\s+(\\d{1,4})\\s+variables?)?", Pattern.CASE_INSENSITIVE);
  private static final Pattern COMPLETE =
      Pattern.compile("complete\\s+(.+)", Pattern.CASE_INSENSITIVE);
  private static final Pattern CORRELATE =
      Pattern.compile("correlate\\s+(.+)", Pattern.CASE_INSENSITIVE);
  private static final String LANGUAGE =
      "'start', 'start with N variables', 'complete NAME', 'complete every task',"
          + " 'correlate MESSAGE', 'run timers' and 'run jobs'";

  private final String source;
  private final String text;
  private final List<Step> steps = new ArrayList<>();
  private int variables = -1;
  private int line;

  private ScriptReader(String source, String text) {
    this.source = source;
    this.text = text;
  }

  /**
   * Reads a script.
   *
   * @param source what messages call it, such as the name of its file
   * @param text the text
   * @return the script
   * @throws IllegalArgumentException if a line is no step, or stands where it cannot; the text
   *     names the line
   */
  public static Script read(String source, String text) {
    return new ScriptReader(source, text).read();
  }

  private Script read() {
    for (String raw : text.lines().toList()) {
      line++;
      String words = raw.strip();
      if (!words.isEmpty() && !words.startsWith("#")) {
        read(words);
      }
    }
    if (variables < 0) {
      throw new IllegalArgumentException(source + " has no line 'start'.");
    }
    return new Script(text, variables, steps);
  }

  private void read(String words) {
    Matcher start = START.matcher(words);
    if (start.matches()) {
      start(start.group(1));
    } else if (variables < 0) {
      throw refused("'" + words + "' stands before 'start', which must be the first step.");
    } else {
      steps.add(step(words));
    }
  }

  private void start(String count) {
    if (variables >= 0) {
      throw refused("'start' stands here a second time; each run of a script is one instance.");
    }
    variables = count == null ? 0 : Integer.parseInt(count);
  }

  private Step step(String words) {
    switch (words.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ")) {
      case "complete every task":
        return new Step.CompleteEveryTask();
      case "run timers":
        return new Step.RunJobs(JobKind.TIMER);
      case "run jobs":
        return new Step.RunJobs(JobKind.ASYNCHRONOUS);
      default:
        return named(words);
    }
  }

  private Step named(String words) {
    Matcher complete = COMPLETE.matcher(words);
    if (complete.matches()) {
      return new Step.CompleteTask(complete.group(1));
    }
    Matcher correlate = CORRELATE.matcher(words);
    if (correlate.matches()) {
      return new Step.Correlate(correlate.group(1));
    }
    throw refused("'" + words + "' is no step. There are " + LANGUAGE + ".");
  }

  private IllegalArgumentException refused(String why) {
    return new IllegalArgumentException(source + ", line " + line + ": " + why);
  }
}
