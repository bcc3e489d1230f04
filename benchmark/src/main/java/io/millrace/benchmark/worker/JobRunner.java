package io.millrace.benchmark.worker;

import io.millrace.benchmark.cost.Route;
import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.engine.NotAvailableException;
import io.millrace.benchmark.measure.FailureText;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.report.PointDisplay;
import io.millrace.benchmark.report.SoakLines;
import io.millrace.benchmark.result.RunRecord;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Consumer;

/**
 * Runs a job and says what comes of it. Belongs to one thread.
 *
 * @param loads runs the loads, and can be stopped
 * @param out takes the messages
 */
record JobRunner(LoadRunner loads, Consumer<Message> out) {

  /**
   * Runs a job to its result or failure, which is the last message.
   *
   * @param job the job
   * @throws InterruptedException if the calling thread is interrupted
   */
  void run(Job job) throws InterruptedException {
    try (Route route = Route.to(job.database(), job.point().latency(), job.costs())) {
      PointResult result = result(job, route);
      DatabaseInfo database = DatabaseInfo.of(job.database());
      out.accept(
          Message.of(
              RunRecord.of(job.engine(), result, job.round(), database, job.point().latency())));
    } catch (NotAvailableException e) {
      out.accept(Message.of(new Message.Failed(false, true, e.getMessage(), "")));
    } catch (EngineNotStartedException e) {
      out.accept(failure(true, e.getCause()));
    } catch (RuntimeException | Error e) {
      out.accept(failure(false, e));
    }
  }

  private PointResult result(Job job, Route route) throws InterruptedException {
    PointRunner runner =
        new PointRunner(new NamedFactory(job.factory()), loads, route.sources(), job.observers());
    try (PointDisplay display = display(job)) {
      return runner.run(job.toPoint(), job.settings(route.seen()), display);
    }
  }

  /** What a load that ends by time shows each minute comes from this JVM, all else from outside. */
  private PointDisplay display(Job job) {
    if (job.point().pace().isTimed()) {
      PrintStream lines = LineOutput.to(line -> out.accept(Message.ofLine(line)));
      return SoakLines.about(job.database(), lines);
    }
    return new PointDisplay() {
      @Override
      public void reached(long instances) {
        out.accept(Message.ofProgress(instances));
      }

      @Override
      public void close() {
        // the result says that it has ended
      }
    };
  }

  private static Message failure(boolean starting, Throwable failure) {
    StringWriter stack = new StringWriter();
    failure.printStackTrace(new PrintWriter(stack, true));
    return Message.of(
        new Message.Failed(starting, false, new FailureText(failure).toString(), stack.toString()));
  }
}
