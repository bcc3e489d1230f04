package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import javax.sql.DataSource;

/**
 * Writes what has come together while the last transaction ran in one transaction, over two
 * connections: one is at work on the disk while the other takes what has come meanwhile.
 */
final class GroupedWriter implements Writer {

  private static final int CONNECTIONS = 2;
  private static final int MOST = 100;

  private final DataSource source;
  private final Shipping shipping;
  private final LinkedBlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final List<Thread> threads = new ArrayList<>();

  GroupedWriter(DataSource source, Shipping shipping) {
    this.source = source;
    this.shipping = shipping;
    for (int i = 1; i <= CONNECTIONS; i++) {
      Thread thread = new Thread(this::writeAll, "floor-writer-" + i);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
  }

  @Override
  public void write(Work work) {
    Waiting waiting = new Waiting(work, new CompletableFuture<>());
    queue.add(waiting);
    try {
      waiting.done.join();
    } catch (CompletionException e) {
      throw new IllegalStateException("The floor cannot write: " + e.getCause().getMessage(), e);
    }
  }

  private void writeAll() {
    while (true) {
      List<Waiting> group = new ArrayList<>();
      try {
        group.add(queue.take());
      } catch (InterruptedException e) {
        return; // closed
      }
      queue.drainTo(group, MOST - 1);
      write(group);
    }
  }

  private void write(List<Waiting> group) {
    try (Connection connection = source.getConnection()) {
      shipping.ship(connection, Work.of(group.stream().map(Waiting::work).toList()));
      group.forEach(waiting -> waiting.done.complete(null));
    } catch (SQLException | RuntimeException e) {
      group.forEach(waiting -> waiting.done.completeExceptionally(e));
    }
  }

  @Override
  public void close() {
    threads.forEach(Thread::interrupt);
  }

  private record Waiting(Work work, CompletableFuture<Void> done) {}
}
