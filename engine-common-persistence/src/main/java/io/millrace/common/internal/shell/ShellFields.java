package io.millrace.common.internal.shell;

import io.millrace.common.internal.delegate.InjectedValue;
import io.millrace.common.internal.work.Fields;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** The names of the fields of shell tasks, and what can be said about them before they run. */
public final class ShellFields {

  static final String COMMAND = "command";
  static final List<String> ARGUMENTS = List.of("arg1", "arg2", "arg3", "arg4", "arg5");
  static final String WAIT = "wait";
  static final String OUTPUT = "outputVariable";
  static final String ERROR_CODE = "errorCodeVariable";
  static final String REDIRECT = "redirectError";
  static final String CLEAN = "cleanEnv";
  static final String DIRECTORY = "directory";

  private static final Set<String> FLAGS = Set.of(WAIT, REDIRECT, CLEAN);
  private static final Set<String> ALL =
      Set.of(
          COMMAND,
          "arg1",
          "arg2",
          "arg3",
          "arg4",
          "arg5",
          WAIT,
          OUTPUT,
          ERROR_CODE,
          REDIRECT,
          CLEAN,
          DIRECTORY);

  private ShellFields() {}

  /** Returns what is wrong with the fields of a task; empty if nothing is. */
  public static List<String> problems(Collection<InjectedValue> fields) {
    var problems = new ArrayList<>(Fields.unknown(fields, ALL));
    if (fields.stream().noneMatch(field -> field.name().equals(COMMAND))) {
      problems.add("The field '" + COMMAND + "' is missing.");
    }
    fields.stream()
        .filter(field -> FLAGS.contains(field.name()) && !field.isExpression())
        .filter(field -> !field.value().strip().matches("(?i)true|false"))
        .forEach(
            field ->
                problems.add(
                    "The field '"
                        + field.name()
                        + "' is '"
                        + field.value()
                        + "', which is not true or false."));
    return problems;
  }
}
