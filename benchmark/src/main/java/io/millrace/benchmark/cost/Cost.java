package io.millrace.benchmark.cost;

/** One kind of cost. The keys stay as they are, since files hold them. */
public enum Cost {
  /**
   * Processor time of this JVM in microseconds, that of its garbage collector and of its compiler
   * included, that of a proxy on the wire not.
   */
  JVM_CPU("jvmCpuMicros", "jvm cpu us", true),
  /** Processor time of the database's server, over all its processes, in microseconds. */
  SERVER_CPU("serverCpuMicros", "server us", true),
  /** Bytes of heap that all threads asked for. */
  ALLOCATED("allocatedBytes", "heap bytes", true),
  /** Garbage collections during the whole measured load, not divided by the instances. */
  GC_COUNT("gcCount", "gcs", false),
  /** The longest pause for a garbage collection in milliseconds, zero if there was none. */
  GC_LONGEST_PAUSE("gcLongestPauseMillis", "pause ms", false),
  /** Answers of the server after the client had spoken. */
  ROUND_TRIPS("roundTrips", "trips", true),
  /** Bytes from the engine to the server. */
  BYTES_SENT("bytesSent", "sent", true),
  /** Bytes from the server to the engine. */
  BYTES_RECEIVED("bytesReceived", "received", true),
  /** Rows inserted into all tables. */
  ROWS_INSERTED("rowsInserted", "inserts", true),
  /** Rows updated in all tables. */
  ROWS_UPDATED("rowsUpdated", "updates", true),
  /** Rows deleted from all tables. */
  ROWS_DELETED("rowsDeleted", "deletes", true),
  /** Rows inserted into the tables of history alone. */
  HISTORY_ROWS_INSERTED("historyRowsInserted", "history", true),
  /** Bytes of the write-ahead log (PostgreSQL) or redo log (MariaDB, MySQL). */
  WAL_BYTES("walBytes", "wal bytes", true),
  /** Bytes by which the files of the database grew. */
  DISK_BYTES("diskBytes", "disk bytes", true),
  /** Bytes by which the tables that hold no history grew, indexes included. */
  RUNTIME_DISK_BYTES("runtimeDiskBytes", "runtime", true),
  /** Bytes by which the tables of history grew, indexes included. */
  HISTORY_DISK_BYTES("historyDiskBytes", "hist.disk", true);

  private final String key;
  private final String title;
  private final boolean perInstance;

  Cost(String key, String title, boolean perInstance) {
    this.key = key;
    this.title = title;
    this.perInstance = perInstance;
  }

  /**
   * Returns the name in files, which ends in its unit where it has one.
   *
   * @return such as {@code jvmCpuMicros}
   */
  public String key() {
    return key;
  }

  /**
   * Returns the title of a column.
   *
   * @return such as {@code jvm cpu us}
   */
  public String title() {
    return title;
  }

  /**
   * Tells whether the figure is divided by the number of instances.
   *
   * @return false for what belongs to the load as a whole
   */
  public boolean isPerInstance() {
    return perInstance;
  }
}
