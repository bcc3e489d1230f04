package io.millrace.benchmark.worker;

import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.measure.FailureText;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.result.RunRecord;
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
    try {
      PointResult result =
          new PointRunner(new NamedFactory(job.factory()), loads)
              .run(
                  job.toPoint(),
                  job.settings(),
                  instances -> out.accept(Message.ofProgress(instances)));
      DatabaseInfo database = DatabaseInfo.of(job.database());
      out.accept(Message.of(RunRecord.of(job.engine(), result, job.round(), database)));
    } catch (EngineNotStartedException e) {
      out.accept(failure(true, e.getCause()));
    } catch (RuntimeException | Error e) {
      out.accept(failure(false, e));
    }
  }

  private static Message failure(boolean starting, Throwable failure) {
    StringWriter stack = new StringWriter();
    failure.printStackTrace(new PrintWriter(stack, true));
    return Message.of(
        new Message.Failed(starting, new FailureText(failure).toString(), stack.toString()));
  }
}
