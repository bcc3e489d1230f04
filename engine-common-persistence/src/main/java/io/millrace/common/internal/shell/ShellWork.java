package io.millrace.common.internal.shell;

import io.millrace.common.ShellTaskException;
import io.millrace.common.internal.work.Fields;
import io.millrace.common.internal.work.Work;
import io.millrace.common.internal.work.Workplace;
import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a command of the operating system. No shell reads it: each field is one word of the command,
 * whatever is in it.
 *
 * @param fields the fields
 * @param timeout how long a command may take that is waited for
 */
public record ShellWork(Fields fields, Duration timeout) implements Work {

  @Override
  public void run(Workplace place) {
    var builder = builder(place);
    if (waits(place)) {
      var end = new RunningCommand(start(builder, place), timeout).await(place);
      keep(ShellFields.OUTPUT, end.output(), place);
      keep(ShellFields.ERROR_CODE, Integer.toString(end.exitCode()), place);
    } else {
      builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
      builder.redirectError(ProcessBuilder.Redirect.DISCARD);
      start(builder, place);
    }
  }

  private ProcessBuilder builder(Workplace place) {
    var builder = new ProcessBuilder(words(place));
    if (fields.flag(ShellFields.REDIRECT, place)) {
      builder.redirectErrorStream(true);
    } else {
      builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    }
    if (fields.flag(ShellFields.CLEAN, place)) {
      builder.environment().clear();
    }
    var directory = fields.text(ShellFields.DIRECTORY, place);
    return directory == null ? builder : builder.directory(new File(directory));
  }

  private List<String> words(Workplace place) {
    var command = fields.text(ShellFields.COMMAND, place);
    if (command == null) {
      throw new ShellTaskException(
          "The shell task at "
              + place.scope().location()
              + " has no command. Let 'command' yield one.",
          null);
    }
    var words = new ArrayList<String>();
    words.add(command);
    for (var name : ShellFields.ARGUMENTS) {
      if (fields.values().containsKey(name)) {
        var word = fields.text(name, place);
        words.add(word == null ? "" : word);
      }
    }
    return words;
  }

  private boolean waits(Workplace place) {
    return !fields.values().containsKey(ShellFields.WAIT) || fields.flag(ShellFields.WAIT, place);
  }

  private static Process start(ProcessBuilder builder, Workplace place) {
    try {
      var process = builder.start();
      process.getOutputStream().close();
      return process;
    } catch (IOException e) {
      throw new ShellTaskException(
          "The command of the shell task at "
              + place.scope().location()
              + " could not be started: "
              + e
              + ". Correct 'command' or 'directory'.",
          e);
    }
  }

  private void keep(String field, String value, Workplace place) {
    var variable = fields.text(field, place);
    if (variable != null) {
      place.set(variable, value);
    }
  }
}
