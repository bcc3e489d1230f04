package io.millrace.test.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Two nodes of MariaDB with Galera on this machine, each of which takes writes.
 *
 * <p>Safe for use by many threads. The nodes end with the JVM at the latest, however it ends, and
 * their files are deleted.
 */
public final class GaleraCluster implements AutoCloseable {

  private static final int NODES = 2;
  private static final String WHOLE =
      "select count(*) from information_schema.global_status"
          + " where VARIABLE_NAME = 'WSREP_CLUSTER_SIZE' and VARIABLE_VALUE = "
          + NODES
          + " or VARIABLE_NAME = 'WSREP_LOCAL_STATE_COMMENT' and VARIABLE_VALUE = 'Synced'";

  private static GaleraCluster shared;
  private static DatabaseNotAvailableException refused;

  private final List<EmbeddedServer> nodes;
  private final String version;

  private GaleraCluster(List<EmbeddedServer> nodes) {
    this.nodes = List.copyOf(nodes);
    this.version = ServerVersion.of(nodes.get(0).home());
  }

  /**
   * Returns the cluster that all tests of this JVM share, starting it at the first call.
   *
   * @return the cluster, the same at every call, which nobody closes
   * @throws DatabaseNotAvailableException if this machine cannot run it; the message says what to
   *     install
   */
  public static synchronized GaleraCluster shared() {
    if (refused != null) {
      throw refused;
    }
    if (shared == null) {
      shared = startShared();
    }
    return shared;
  }

  private static GaleraCluster startShared() {
    try {
      var started = start(Durability.FAST);
      UsedDatabases.record("galera", started.toString());
      Runtime.getRuntime().addShutdownHook(new Thread(started::close, "millrace-test-galera"));
      return started;
    } catch (DatabaseNotAvailableException e) {
      UsedDatabases.record("galera", "MariaDB Galera SKIPPED (" + e.getMessage() + ")");
      refused = e;
      throw e;
    }
  }

  /**
   * Starts a cluster for the caller alone.
   *
   * @param durability whether a commit must survive a crash
   * @return a cluster that the caller closes
   * @throws DatabaseNotAvailableException if this machine cannot run it; the message says what to
   *     install
   */
  public static GaleraCluster start(Durability durability) {
    var started = new ArrayList<EmbeddedServer>();
    try {
      var first = GaleraPorts.find();
      started.add(EmbeddedServer.start(new GaleraBinaries(first, ""), durability));
      var second = new GaleraBinaries(GaleraPorts.find(), first.groupAddress());
      started.add(EmbeddedServer.start(second, durability));
      for (var node : started) {
        Readiness.awaitAnswer(node.home(), WHOLE, NODES, node::ended, node::log);
      }
      return new GaleraCluster(started);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot start a cluster", e);
    } catch (RuntimeException e) {
      started.forEach(EmbeddedServer::close);
      throw e;
    }
  }

  /**
   * Creates an empty database, which all nodes have.
   *
   * @return the database as each node offers it, in the order of the nodes; it stays until the
   *     cluster ends. Each session sees what was committed through any node before ({@code
   *     wsrep_sync_wait=7} in the URL)
   */
  public List<Database> freshDatabase() {
    return freshDatabase("&sessionVariables=wsrep_sync_wait=7");
  }

  /**
   * Creates an empty database, which all nodes have.
   *
   * @param options what is appended to the JDBC URL, beginning with {@code &}; empty for nothing
   * @return the database as each node offers it, in the order of the nodes
   */
  public List<Database> freshDatabase(String options) {
    var suffix = Integer.toHexString(ThreadLocalRandom.current().nextInt());
    var name = "millrace_" + ProcessHandle.current().pid() + "_" + suffix;
    Sql.execute(nodes.get(0).home(), "create database " + name);
    var databases = nodes.stream().map(node -> node.home().at(node.url(name) + options)).toList();
    databases.forEach(GaleraCluster::awaitDatabase);
    return databases;
  }

  /** What one node has done arrives at the others a moment later. */
  private static void awaitDatabase(Database database) {
    Readiness.await(database, () -> false, () -> "");
  }

  /**
   * Ends one node as a crash would. If it is the second, the first has the majority and goes on
   * alone; without the first, the second takes no calls. It is not started again.
   *
   * @param node its number, from 0
   */
  public void kill(int node) {
    nodes.get(node).close();
  }

  /**
   * Tells whether the process of a node has ended by itself, as a server does that meets a fault of
   * its own. Waits a moment for that.
   *
   * @return the end of what such a node wrote; null if all run
   */
  public String crash() {
    return nodes.stream()
        .filter(EmbeddedServer::ended)
        .map(EmbeddedServer::log)
        .findFirst()
        .orElse(null);
  }

  /**
   * Tells how many transactions each node has undone in favor of another node's, by certification
   * or while they ran.
   *
   * @return the sum over all nodes since they were started
   * @throws SQLException if a node does not answer
   */
  public long conflicts() throws SQLException {
    var sum = 0L;
    for (var node : nodes) {
      try (var connection = node.home().connect();
          var statement = connection.createStatement();
          var rows =
              statement.executeQuery(
                  "select sum(VARIABLE_VALUE) from information_schema.global_status where"
                      + " VARIABLE_NAME in ('WSREP_LOCAL_CERT_FAILURES',"
                      + " 'WSREP_LOCAL_BF_ABORTS')")) {
        rows.next();
        sum += rows.getLong(1);
      }
    }
    return sum;
  }

  /** Ends all nodes and deletes their files. */
  @Override
  public void close() {
    nodes.forEach(EmbeddedServer::close);
  }

  /**
   * Describes the cluster.
   *
   * @return product, version and origin
   */
  @Override
  public String toString() {
    return "MariaDB Galera " + version + " (" + nodes.size() + " nodes, system's binaries)";
  }
}
