package io.millrace.common.internal.shell;

import io.millrace.common.ShellTaskException;
import io.millrace.common.internal.work.Workplace;
import java.io.IOException;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A command that is waited for. It is ended when it takes too long, since its instance is locked.
 *
 * @param process the command
 * @param timeout how long it may take
 */
record RunningCommand(Process process, Duration timeout) {

  private static final int MOST_BYTES = 16 * 1024 * 1024;

  /** How a command ended. */
  record End(int exitCode, String output) {}

  End await(Workplace place) {
    var output = CompletableFuture.supplyAsync(this::read, task -> new Thread(task).start());
    try {
      var text = output.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
      if (!process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new TimeoutException();
      }
      return new End(process.exitValue(), text);
    } catch (TimeoutException e) {
      throw failed(place, "took longer than " + timeout + " and was ended", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failed(place, "was ended, since its thread was interrupted", e);
    } catch (ExecutionException e) {
      throw failed(place, "could not be read: " + e.getCause(), e);
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private String read() {
    try (var stream = process.getInputStream()) {
      var bytes = stream.readNBytes(MOST_BYTES);
      if (stream.read() >= 0) {
        throw new IOException("it writes more than " + MOST_BYTES + " bytes");
      }
      return new String(bytes, Charset.defaultCharset());
    } catch (IOException e) {
      throw new CompletionException(e);
    }
  }

  private static ShellTaskException failed(Workplace place, String what, Exception cause) {
    return new ShellTaskException(
        "The command of the shell task at "
            + place.scope().location()
            + " "
            + what
            + ". Let it do less, or make it a task for external workers.",
        cause);
  }
}
