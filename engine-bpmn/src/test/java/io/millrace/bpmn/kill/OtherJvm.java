package io.millrace.bpmn.kill;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.database.Database;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A program in a JVM of its own, on the class path of the tests, which a test listens to and ends.
 * What it is told are URL, user and password of the database, and then more. Used by one thread.
 */
final class OtherJvm implements AutoCloseable {

  private static final long MOST_MINUTES = 2;

  private final Process process;
  private final BufferedReader output;

  private OtherJvm(Process process) {
    this.process = process;
    this.output = process.inputReader();
  }

  static OtherJvm start(Class<?> program, Database database, Object... arguments)
      throws IOException {
    var line =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                program.getName(),
                database.url(),
                database.user(),
                database.password()));
    Stream.of(arguments).map(String::valueOf).forEach(line::add);
    return new OtherJvm(
        new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  /** Returns the next line that it says; fails if it has ended by itself. */
  String line() throws IOException {
    var line = output.readLine();
    assertThat(line).as("the other JVM ended by itself").isNotNull();
    return line;
  }

  /** Returns all that it says up to its end. */
  List<String> rest() {
    return output.lines().toList();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Asks it to end (SIGTERM). What it says can still be read. */
  void stop() {
    process.toHandle().destroy();
  }

  /** Kills it (SIGKILL). What it has said can still be read. */
  void kill() {
    process.toHandle().destroyForcibly();
  }

  /** Waits for its end; returns what it ended with. */
  int end() throws InterruptedException {
    return end(TimeUnit.MINUTES.toSeconds(MOST_MINUTES));
  }

  /** Waits some seconds for its end; returns what it ended with. */
  int end(long mostSeconds) throws InterruptedException {
    assertThat(process.waitFor(mostSeconds, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    output.close();
  }
}
