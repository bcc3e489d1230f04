package io.millrace.test.database;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A server that ends with this JVM, however that ends.
 *
 * <p>A small shell process beside the server waits on a pipe from this JVM. The pipe closes when
 * the JVM exits, crashes or is killed; the shell then ends the server and deletes its directory.
 * Both belong to sessions of their own, so that a Ctrl-C at the terminal reaches the JVM alone,
 * which may still have to ask the server before it stops it.
 */
final class ServerProcess {

  private static final String GUARD =
      "trap '' INT HUP TERM; read -r line; kill -$1 $2 2>/dev/null;"
          + " n=0; while kill -0 $2 2>/dev/null && [ $n -lt 100 ]; do sleep 0.1; n=$((n+1)); done;"
          + " rm -rf \"$3\"";
  private static final Path SESSION_MAKER = Path.of("/usr/bin/setsid");
  private static final long STOP_SECONDS = 30;
  private static final int LOG_CHARACTERS = 4_000;

  private final Process server;
  private final Process guard;
  private final Path log;
  private final String stopSignal;

  private ServerProcess(Process server, Process guard, Path log, String stopSignal) {
    this.server = server;
    this.guard = guard;
    this.log = log;
    this.stopSignal = stopSignal;
  }

  /** Starts a server whose files are all in one directory. */
  static ServerProcess start(List<String> line, Path directory, String stopSignal)
      throws IOException {
    var log = directory.resolve("server.log");
    var builder = new ProcessBuilder(inOwnSession(line)).directory(directory.toFile());
    var server = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    server.getOutputStream().close();
    var pid = Long.toString(server.pid());
    var guard =
        new ProcessBuilder(
            inOwnSession(
                List.of(
                    "sh", "-c", GUARD, "millrace-guard", stopSignal, pid, directory.toString())));
    guard
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD);
    return new ServerProcess(server, guard.start(), log, stopSignal);
  }

  /** The program takes the place of the one that makes the session, and so has its number. */
  private static List<String> inOwnSession(List<String> line) {
    return Files.isExecutable(SESSION_MAKER)
        ? Stream.concat(Stream.of(SESSION_MAKER.toString()), line.stream()).toList()
        : line;
  }

  /** The server's number in the operating system. */
  long pid() {
    return server.pid();
  }

  /** Waits a moment for the server's end; true if it has ended. */
  boolean ended() {
    try {
      return server.waitFor(50, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /** The end of what the server wrote so far. */
  String log() {
    try {
      var text = Files.readString(log, StandardCharsets.ISO_8859_1);
      return text.substring(Math.max(0, text.length() - LOG_CHARACTERS));
    } catch (IOException e) {
      return "(no log: " + e.getMessage() + ")";
    }
  }

  /** Ends the server at once and waits for its end. */
  void stop() {
    guard.destroyForcibly();
    if (server.isAlive()) {
      Command.run(List.of("kill", "-" + stopSignal, Long.toString(server.pid())));
    }
    awaitEnd();
  }

  private void awaitEnd() {
    try {
      if (!server.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
        server.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      server.destroyForcibly();
    }
  }
}
