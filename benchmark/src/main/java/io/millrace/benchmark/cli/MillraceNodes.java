package io.millrace.benchmark.cli;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.Databases;
import io.millrace.benchmark.jobs.NodeFleet;
import io.millrace.benchmark.peer.EngineCatalog;
import io.millrace.benchmark.peer.EngineEntry;
import java.io.PrintStream;
import java.util.function.Consumer;

/**
 * Gives a command that is about nodes of Millrace alone what its nodes run on, for as long as they
 * run.
 *
 * @param catalog the engines that can be nodes
 * @param out where the surroundings are told
 * @param stops takes what ends the run early
 */
record MillraceNodes(EngineCatalog catalog, PrintStream out, Consumer<Runnable> stops) {

  /** What a command does with nodes. */
  @FunctionalInterface
  interface Work<R> {
    R run(NodeFleet fleet, EngineEntry millrace, Database database) throws InterruptedException;
  }

  /**
   * Does the work on a fresh database and ends all nodes with it.
   *
   * @param databases what the options say about databases
   * @param work the work
   * @param <R> what comes of it
   * @return what the work returned
   */
  <R> R run(DatabaseOptions databases, Work<R> work) throws InterruptedException {
    try (NodeFleet fleet = new NodeFleet(NodeOptions.jvmOptions());
        Databases many = databases.openMany();
        Database database = many.fresh().get()) {
      stops.accept(fleet::stop);
      out.println(databases.surroundings(database).describe());
      return work.run(fleet, catalog.named(EngineCatalog.MILLRACE).get(0), database);
    }
  }
}
