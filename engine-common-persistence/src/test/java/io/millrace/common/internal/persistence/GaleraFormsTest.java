package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.test.database.Database;
import io.millrace.test.database.Durability;
import io.millrace.test.database.GaleraCluster;
import io.millrace.test.database.GaleraTest;
import io.millrace.test.database.RivalCalls;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Which forms of a write are atomic on a Galera cluster, by plain JDBC: two tasks of one parent are
 * completed at once, one through each node.
 */
@GaleraTest
@Timeout(3_600)
class GaleraFormsTest {

  /** {@code -Dmillrace.test.galera=20000} for more. */
  private static final int PAIRS = Integer.getInteger("millrace.test.galera", 200);

  private static final int MOST_ATTEMPTS = 100;

  private static final String OPTIONS =
      "&allowMultiQueries=true&rewriteBatchedStatements=true&sessionVariables=wsrep_sync_wait=7,"
          + "tx_isolation='READ-COMMITTED'&socketTimeout=5000"; // a killed string may have no
  // answer
  private static final String TORN =
      "select count(*) from PARENT where TASKS <> (select count(*) from TASK where PARENT ="
          + " PARENT.ID) or REV <> 1 + (select count(*) from HISTORY where PARENT = PARENT.ID) or"
          + " TASKS + REV <> 3";

  private final Map<Thread, Connection> connections = new ConcurrentHashMap<>();
  private final GaleraCluster cluster;

  GaleraFormsTest(GaleraCluster cluster) {
    this.cluster = cluster;
  }

  @ParameterizedTest
  @EnumSource(
      value = FormOfWrite.class,
      names = {"MARKED_STRINGS", "SINGLE_STATEMENTS", "BATCH"})
  void nothingIsTorn(FormOfWrite form) throws Exception {
    assertThat(torn(cluster, form, false)).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = FormOfWrite.class,
      names = {"MARKED_STRINGS", "SINGLE_STATEMENTS"})
  void nothingIsTornWhereStatementsAreKilledBesides(FormOfWrite form) throws Exception {
    try (var own = GaleraCluster.start(Durability.FAST)) {
      assertThat(tornUnlessCrashed(own, form)).isZero();
    }
  }

  /** MariaDB itself may crash where a statement is killed that another node makes it undo. */
  private long tornUnlessCrashed(GaleraCluster own, FormOfWrite form) throws Exception {
    try {
      return torn(own, form, true);
    } catch (Exception | AssertionError e) {
      var crash = own.crash();
      assumeTrue(crash == null, () -> "A node of MariaDB crashed: " + crash);
      throw e;
    }
  }

  /** Completes all tasks; returns how many parents are torn. */
  private long torn(GaleraCluster cluster, FormOfWrite form, boolean kills) throws Exception {
    var nodes = cluster.freshDatabase(OPTIONS);
    fill(nodes.get(0));
    var over = new AtomicBoolean();
    var killer = new Thread(() -> kill(nodes, over));
    if (kills) {
      killer.start();
    }
    var failures =
        RivalCalls.run(PAIRS, (pair, node) -> complete(form, nodes.get(node), pair, node));
    over.set(true);
    killer.join();
    for (var connection : connections.values()) {
      connection.close();
    }
    assertThat(failures).isEmpty();
    try (var connection = nodes.get(1).connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery(TORN)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  private static void fill(Database database) throws SQLException {
    try (var connection = database.connect()) {
      for (var table :
          List.of(
              "PARENT (ID int primary key, REV int not null, TASKS int not null)",
              "TASK (ID int primary key, PARENT int not null, key (PARENT))",
              "HISTORY (ID int primary key, PARENT int not null, key (PARENT))")) {
        FormOfWrite.send(connection, "create table " + table);
      }
      connection.setAutoCommit(false);
      for (var pair = 0; pair < PAIRS; pair++) {
        FormOfWrite.send(
            connection,
            "insert into PARENT values (%d, 1, 2);insert into TASK values (%d, %d), (%d, %d)"
                .formatted(pair, 2 * pair, pair, 2 * pair + 1, pair));
      }
      connection.commit();
    }
  }

  /** Tries until it is done; what cannot be done any more is found to be torn. */
  private void complete(FormOfWrite form, Database database, int pair, int node)
      throws SQLException {
    var task = 2 * pair + node;
    for (var attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      var connection = connection(form, database);
      try {
        var read = read(form, connection, pair);
        form.write(
            connection,
            List.of(
                "delete from TASK where ID = " + task,
                "insert into HISTORY values (%d, %d)".formatted(task, pair),
                "update PARENT set TASKS = %d, REV = %d where ID = %d and REV = %d"
                    .formatted(read[1] - 1, read[0] + 1, pair, read[0])));
        return;
      } catch (SQLException e) {
        takeBack(connection);
      }
    }
  }

  /** Who asks for it may be told that the transaction has been undone already, or be killed. */
  private static void takeBack(Connection connection) throws SQLException {
    for (var attempt = 1; !connection.isClosed(); attempt++) {
      try {
        FormOfWrite.send(connection, "rollback");
        return;
      } catch (SQLException e) {
        if (attempt == MOST_ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  private Connection connection(FormOfWrite form, Database database) throws SQLException {
    var known = connections.get(Thread.currentThread());
    for (var attempt = 1; known == null || known.isClosed(); attempt++) {
      try {
        known = database.connect();
        known.setAutoCommit(form.autoCommits());
        connections.put(Thread.currentThread(), known);
      } catch (SQLException e) {
        known = null; // what a session begins with may be killed too
        if (attempt == MOST_ATTEMPTS) {
          throw e;
        }
      }
    }
    return known;
  }

  /** Locks the parent; returns its revision and how many tasks it has. */
  private static int[] read(FormOfWrite form, Connection connection, int pair) throws SQLException {
    var lock = "select REV, TASKS from PARENT where ID = " + pair + " for update";
    var opening = form.opening();
    try (var statement = connection.createStatement()) {
      var isResult = statement.execute(opening == null ? lock : opening + ";" + lock);
      while (!isResult) {
        isResult = statement.getMoreResults();
      }
      try (var row = statement.getResultSet()) {
        row.next();
        return new int[] {row.getInt(1), row.getInt(2)};
      }
    }
  }

  /** Ends statements of others, wherever they are, one after the other. */
  private static void kill(List<Database> nodes, AtomicBoolean over) {
    var others =
        "select ID from information_schema.processlist where DB = database() and ID <>"
            + " connection_id() order by rand() limit 1";
    while (!over.get()) {
      for (var node : nodes) {
        try (var connection = node.connect();
            var statement = connection.createStatement();
            var row = statement.executeQuery(others)) {
          if (row.next()) {
            FormOfWrite.send(connection, "kill query " + row.getLong(1));
          }
        } catch (SQLException e) {
          continue; // the session has ended
        }
      }
    }
  }
}
