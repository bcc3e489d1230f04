package io.millrace.benchmark.jobs;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * What user code of all jobs of a node does: it writes down that it began, writes a row in the
 * engine's own transaction if that is wanted, and writes down that it ended. Static, because
 * engines make delegates themselves. Safe for use by many threads.
 */
public final class Executions {

  /** The table of rows that stand and fall with the engine's transaction. */
  static final String EFFECTS = "MR_BENCH_EFFECT";

  /** The activity whose job always fails. */
  static final String POISON = "poison";

  private static final String INSERT = "insert into " + EFFECTS + " (KEY_, NODE_) values (?, ?)";
  private static final CountDownLatch NEVER = new CountDownLatch(1);
  private static final AtomicLong ENDED = new AtomicLong();

  private static volatile Journal journal;
  private static volatile String node = "";
  private static volatile boolean effects;
  private static volatile boolean holding;

  private Executions() {}

  /** Says what user code does from now on. */
  static void configure(String name, boolean writesEffects, boolean neverEnds) {
    node = name;
    effects = writesEffects;
    holding = neverEnds;
  }

  /** Begins another journal, which no run is in yet. */
  static void writeTo(Path path) {
    Journal before = journal;
    ENDED.set(0);
    journal = Journal.in(path);
    if (before != null) {
      before.close();
    }
  }

  /** How many times user code has ended since the journal was begun. */
  static long ended() {
    return ENDED.get();
  }

  /**
   * Does the work of a job.
   *
   * @param instance the engine's id of the instance
   * @param activity what tells the job from others of the instance
   * @param connection the connection of the engine's transaction, asked for only if a row is to be
   *     written
   * @throws IllegalStateException if the job is one of those that always fail, of which nothing is
   *     written down
   */
  public static void run(String instance, String activity, Supplier<Connection> connection) {
    if (activity.equals(POISON)) {
      throw new IllegalStateException("This job always fails.");
    }
    String key = instance + "/" + activity;
    Journal written = journal;
    written.write(Journal.BEGIN, key);
    if (holding) {
      hold();
    }
    if (effects) {
      write(key, connection.get());
    }
    written.write(Journal.END, key);
    ENDED.incrementAndGet();
  }

  private static void write(String key, Connection connection) {
    try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
      insert.setString(1, key);
      insert.setString(2, node);
      insert.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException("Cannot write the row of " + key + ".", e);
    }
  }

  private static void hold() {
    try {
      NEVER.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while a job was held.", e);
    }
  }
}
