package io.millrace.benchmark.worker;

import io.millrace.benchmark.cost.Costs;
import io.millrace.benchmark.cost.Route;
import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.engine.NotAvailableException;
import io.millrace.benchmark.measure.CountingPass;
import io.millrace.benchmark.measure.EngineSession;
import io.millrace.benchmark.measure.FailureText;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.report.PointDisplay;
import io.millrace.benchmark.report.SoakLines;
import io.millrace.benchmark.result.RunRecord;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Consumer;

/**
 * Runs jobs on one engine and one database, and says what comes of each. The engine stays open from
 * job to job where it can. Belongs to one thread.
 */
final class JobRunner implements AutoCloseable {

  private final LoadRunner loads;
  private final Consumer<Message> out;
  private Route route;
  private EngineSession session;

  /**
   * Creates a runner without an engine.
   *
   * @param loads runs the loads, and can be stopped
   * @param out takes the messages
   */
  JobRunner(LoadRunner loads, Consumer<Message> out) {
    this.loads = loads;
    this.out = out;
  }

  /**
   * Runs a job to its result or failure, which is the last message of it.
   *
   * @param job the job
   * @throws InterruptedException if the calling thread is interrupted
   */
  void run(Job job) throws InterruptedException {
    try {
      out.accept(job.counting() ? counted(job) : measured(job));
    } catch (NotAvailableException e) {
      out.accept(Message.of(new Message.Failed(false, true, e.getMessage(), "")));
    } catch (EngineNotStartedException e) {
      out.accept(failure(true, e.getCause()));
    } catch (RuntimeException | Error e) {
      out.accept(failure(false, e));
    }
  }

  private Message counted(Job job) throws InterruptedException {
    Costs costs =
        new CountingPass(new NamedFactory(job.factory()), loads)
            .run(job.toPoint(), job.settings(job.database()));
    return Message.ofCosts(costs.asMap());
  }

  private Message measured(Job job) throws InterruptedException {
    if (session == null) {
      route = Route.to(job.database(), job.point().latency(), job.costs());
      session =
          new EngineSession(
              new NamedFactory(job.factory()), loads, route.sources(), job.observers());
    }
    PointResult result;
    try (PointDisplay display = display(job)) {
      result = session.run(job.toPoint(), job.settings(route.seen()), display);
    }
    if (job.last()) {
      result = session.ended(result);
    }
    DatabaseInfo database = DatabaseInfo.of(job.database());
    return Message.of(
        RunRecord.of(job.engine(), result, job.round(), database, job.point().latency()));
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

  /** Closes an engine that waits for another job, and the way to its database. */
  @Override
  public void close() {
    if (session != null) {
      session
          .end()
          .ifPresent(Throwable::printStackTrace); // on the error output, for the last lines
      route.close();
    }
  }
}
