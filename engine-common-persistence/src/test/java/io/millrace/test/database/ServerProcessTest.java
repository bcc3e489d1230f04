package io.millrace.test.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

@ServerTest
class ServerProcessTest {

  @Test
  void serverEndsAndItsFilesGoWhenTheJvmIsKilled(TestDatabase server) throws Exception {
    assumeTrue(
        server.toString().endsWith("(embedded binaries)"),
        "Only servers started from binaries are processes of ours.");
    var holder = startHolder(server.kind());
    try (var output = holder.inputReader()) {
      var directory = Path.of(lineAfter(output, "directory "));
      var started = holder.toHandle().descendants().toList();
      assertThat(directory).isDirectory();
      assertThat(started).isNotEmpty();
      holder.destroyForcibly();
      for (var process : started) {
        process.onExit().get(1, TimeUnit.MINUTES);
      }
      assertThat(directory).doesNotExist();
    } finally {
      holder.destroyForcibly();
    }
  }

  private static Process startHolder(DatabaseKind kind) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var line =
        List.of(
            java,
            "-cp",
            System.getProperty("java.class.path"),
            Holder.class.getName(),
            kind.option());
    return new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private static String lineAfter(BufferedReader output, String start) throws IOException {
    for (var line = output.readLine(); line != null; line = output.readLine()) {
      if (line.startsWith(start)) {
        return line.substring(start.length());
      }
    }
    throw new AssertionError("The other JVM ended before its server had started.");
  }

  /** The program that is killed: starts a server, names its directory, and waits for ever. */
  static final class Holder {

    private Holder() {}

    public static void main(String[] arguments) throws InterruptedException {
      var kind = DatabaseKind.named(arguments[0]);
      var server = EmbeddedServer.start(Servers.binaries(kind), Durability.DURABLE);
      System.out.println("directory " + server.directory());
      Thread.currentThread().join();
    }
  }
}
