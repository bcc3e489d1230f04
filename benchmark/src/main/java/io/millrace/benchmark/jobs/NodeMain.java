package io.millrace.benchmark.jobs;

import io.millrace.benchmark.engine.NotAvailableException;
import io.millrace.benchmark.result.Json;
import io.millrace.benchmark.worker.Interruption;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Where a node's process begins. Each line of the standard input is an order, which is answered by
 * one line; while jobs run, lines in between say how many have ended. When the input ends, because
 * there is no more to do or because the process that wrote it is gone, the engine is closed and the
 * JVM ends. What an engine prints goes to the standard error output.
 */
public final class NodeMain {

  private static final long MILLIS_BETWEEN_REPORTS = 20;

  private final PrintStream reports;
  private final Node node = new Node();
  private final BlockingQueue<Optional<NodeOrder>> orders = new LinkedBlockingQueue<>();

  private NodeMain(PrintStream reports) {
    this.reports = reports;
  }

  /**
   * Obeys orders and ends the JVM, whatever threads the engine leaves behind.
   *
   * @param arguments none
   */
  public static void main(String... arguments) {
    PrintStream reports = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    try (Interruption interruption = new Interruption()) {
      NodeMain main = new NodeMain(reports);
      interruption.stops(main.node::stop);
      main.watch();
      main.obey();
    }
    Runtime.getRuntime().exit(0);
  }

  private void obey() {
    reader().start();
    try (node) {
      for (Optional<NodeOrder> order = orders.take(); order.isPresent(); order = orders.take()) {
        say(answer(order.get()));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reads ahead, so that the end of the input ends an order too that takes long. */
  private Thread reader() {
    Thread reader = new Thread(this::readOrders, "orders");
    reader.setDaemon(true);
    return reader;
  }

  private void readOrders() {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        orders.add(Optional.of(Json.read(line, NodeOrder.class)));
      }
    } catch (IOException e) {
      // as good as the end
    } finally {
      node.stop();
      orders.add(Optional.empty());
    }
  }

  private NodeReport answer(NodeOrder order) {
    try {
      return node.obey(order);
    } catch (NotAvailableException e) {
      return NodeReport.failed(e.getMessage(), true);
    } catch (RuntimeException | Error e) {
      e.printStackTrace(); // on the error output, for the last lines
      return NodeReport.failed(e.toString(), false);
    }
  }

  private synchronized void say(NodeReport report) {
    reports.println(Json.line(report));
  }

  /** Says how many jobs have ended, as often as that changes. */
  private void watch() {
    Thread watch = new Thread(this::reportProgress, "progress");
    watch.setDaemon(true);
    watch.start();
  }

  private void reportProgress() {
    long said = 0;
    try {
      while (true) {
        Thread.sleep(MILLIS_BETWEEN_REPORTS);
        long ended = Executions.ended();
        if (ended != said) {
          said = ended;
          say(NodeReport.progress(ended));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
