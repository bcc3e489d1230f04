package io.millrace.common.internal.shell;

import io.millrace.common.ShellTaskException;
import io.millrace.common.internal.work.Workplace;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
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

  /** How long is waited for the end of the output of a command that has ended. */
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** How a command ended. */
  record End(int exitCode, String output) {}

  End await(Workplace place) {
    var deadline = System.nanoTime() + timeout.toNanos();
    var output = new CommandOutput(process.getInputStream());
    var reading = CompletableFuture.runAsync(output, RunningCommand::inBackground);
    try {
      CompletableFuture.anyOf(process.onExit(), reading)
          .get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (!process.waitFor(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
        throw new TimeoutException();
      }
      awaitRest(reading);
      return new End(process.exitValue(), output.text());
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

  /** A command that it left in the background may hold the output open for as long as it runs. */
  private static void awaitRest(CompletableFuture<Void> reading)
      throws InterruptedException, ExecutionException {
    try {
      reading.get(GRACE_NANOS, TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      // what came until now is the output of the command itself
    }
  }

  private static void inBackground(Runnable task) {
    var thread = new Thread(task, "millrace-shell-output");
    thread.setDaemon(true);
    thread.start();
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
