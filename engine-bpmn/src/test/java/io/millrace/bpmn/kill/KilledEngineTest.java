package io.millrace.bpmn.kill;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.task.Task;
import io.millrace.test.Invariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * An engine that writes starts together is killed in the middle of them, again and again on the
 * same database: each start that was acknowledged is there once, each other one at most once, and
 * none by halves. {@code -Dmillrace.test.kills=20} kills it twenty times instead of three.
 */
@ServerTest
@Tag("kill")
class KilledEngineTest {

  /** An instance that has ended is a row of its history alone. */
  private static final String INSTANCES =
      "select BUSINESS_KEY_, ID_, xmin from MR_HI_PROCESS_INSTANCE union all "
          + "select BUSINESS_KEY_, ID_, xmin from MR_EXECUTION where ID_ = ROOT_INSTANCE_ID_";

  private static final int KILLS = Integer.getInteger("millrace.test.kills", 3);
  private static final int FEWEST = 300;
  private static final int MORE_EACH_ROUND = 37;

  private final Database database;
  private final Map<String, String> acknowledged = new HashMap<>();
  private TestEngine engine;

  /** What one start says once it is done. */
  private record Acknowledgement(String process, String businessKey, String id) {
    static Acknowledgement of(String line) {
      var words = line.split(" ");
      return new Acknowledgement(words[0], words[1], words[2]);
    }
  }

  KilledEngineTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void deploy() {
    assumeTrue(database.kind() == DatabaseKind.POSTGRESQL, "the crash test runs on PostgreSQL");
    engine = TestEngine.on(database);
    engine.deploy(process("ending").task("pass"), process("waiting").userTask("approve"));
  }

  @AfterEach
  void close() {
    if (engine != null) {
      engine.close();
    }
  }

  @Test
  void whatWasAcknowledgedBeforeTheKillIsThereOnceAndNothingByHalves() throws Exception {
    for (var round = 0; round < KILLS; round++) {
      // when
      var started = startUntilKilled("r" + round, FEWEST + round * MORE_EACH_ROUND);
      // then
      started.forEach(start -> acknowledged.put(start.businessKey(), start.id()));
      checkWhatIsThere(round);
      completeSome(started);
    }
  }

  private List<Acknowledgement> startUntilKilled(String round, int starts) throws Exception {
    try (var load = OtherJvm.start(LoadedEngine.class, database, round)) {
      var lines = new ArrayList<String>();
      while (lines.size() < starts) {
        lines.add(load.line());
      }
      load.kill();
      lines.addAll(load.rest()); // what was acknowledged up to the last moment
      assertThat(load.end()).isNotZero();
      return lines.stream()
          .filter(line -> line.endsWith(LoadedEngine.END))
          .map(Acknowledgement::of)
          .toList();
    }
  }

  private void checkWhatIsThere(int round) throws SQLException {
    try (var connection = database.connect()) {
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      connection.setAutoCommit(false);
      Invariants.in(connection).check(connection);
      var stored = stored(connection);
      var lost = new HashMap<>(acknowledged);
      lost.entrySet().removeAll(stored.entrySet());
      assertThat(lost).as("starts that were acknowledged and are lost").isEmpty();
      var transactions = transactions(connection);
      assertThat(transactions).as("transactions").isLessThan(stored.size());
      System.out.println(
          "kill "
              + (round + 1)
              + ": "
              + acknowledged.size()
              + " starts acknowledged, "
              + (stored.size() - acknowledged.size())
              + " more are there, in "
              + transactions
              + " transactions");
      connection.rollback();
    }
  }

  /** Returns the ids of all instances by their keys; fails if a key is there twice. */
  private static Map<String, String> stored(Connection connection) throws SQLException {
    var ids = new HashMap<String, String>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(INSTANCES)) {
      while (rows.next()) {
        var twice = ids.put(rows.getString(1), rows.getString(2));
        assertThat(twice).as("started twice: " + rows.getString(1)).isNull();
      }
    }
    return ids;
  }

  /** Returns how many transactions wrote the instances: fewer, since they were written together. */
  private static long transactions(Connection connection) throws SQLException {
    Set<String> transactions = new HashSet<>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(INSTANCES)) {
      while (rows.next()) {
        transactions.add(rows.getString("xmin"));
      }
    }
    return transactions.size();
  }

  /** Those that wait go on as if nothing had been. */
  private void completeSome(List<Acknowledgement> started) {
    started.stream()
        .filter(start -> start.process().equals("waiting"))
        .limit(20)
        .forEach(start -> engine.tasks().complete(taskOf(start).getId()));
  }

  private Task taskOf(Acknowledgement start) {
    return engine.tasks().createTaskQuery().processInstanceId(start.id()).singleResult();
  }
}
