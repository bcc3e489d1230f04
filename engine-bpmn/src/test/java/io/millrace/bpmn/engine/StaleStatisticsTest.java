package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.database.DatabaseKind;
import java.sql.SQLException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** A table has grown, and what the server knows of it is from before. */
@EngineTest
class StaleStatisticsTest {

  private static final int INSTANCES = 300;

  @Test
  void anInstanceIsReadByTheIndexOfItsFamily(TestEngine engine) throws SQLException {
    var kind = engine.database().kind();
    Assumptions.assumeTrue(
        kind == DatabaseKind.MARIADB || kind == DatabaseKind.MYSQL,
        "elsewhere no statistics let a few rows be looked for in all of a table");
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    keepStatistics(engine, "stats_persistent=1, stats_auto_recalc=0");
    try {
      for (var i = 0; i < INSTANCES; i++) {
        engine.start("order");
      }
      var order = engine.start("order");
      var first = rowsRead(engine);
      var before = rowsRead(engine); // which reads rows of the server's own
      engine.completeTask(order, "pay");
      assertThat(rowsRead(engine) - before - (before - first)).isLessThan(INSTANCES);
    } finally {
      keepStatistics(engine, "stats_persistent=default, stats_auto_recalc=default");
    }
  }

  private static void keepStatistics(TestEngine engine, String how) throws SQLException {
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      statement.execute("alter table MR_EXECUTION " + how);
      statement.execute("analyze table MR_EXECUTION");
    }
  }

  /** Returns how many rows all connections have read one after the other, of whole tables. */
  private static long rowsRead(TestEngine engine) throws SQLException {
    try (var connection = engine.connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("show global status like 'Handler_read_rnd_next'")) {
      rows.next();
      return rows.getLong(2);
    }
  }
}
