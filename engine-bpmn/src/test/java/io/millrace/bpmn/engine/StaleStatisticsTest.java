package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.database.DatabaseKind;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** A table has grown, and what the server knows of it is from before. */
@EngineTest
class StaleStatisticsTest {

  private static final int INSTANCES = 300;
  private static final int SOME = 40;

  @Test
  void anInstanceIsReadByTheIndexOfItsFamily(TestEngine engine) throws SQLException {
    assumePrescribedIndexes(engine);
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var read =
        rowsReadAfterGrowth(engine, "order", order -> engine.completeTask(order.get(0), "pay"));
    assertThat(read).isLessThan(INSTANCES);
  }

  @Test
  void severalInstancesAreReadByTheIndexOfTheirFamilies(TestEngine engine) throws SQLException {
    assumePrescribedIndexes(engine);
    engine.deploy(process("order").userTask("pay"));
    var read =
        rowsReadAfterGrowth(
            engine,
            "order",
            orders -> {
              engine.runtime().deleteProcessInstancesAsync(ids(orders), "sold out");
              engine.runAllJobs();
            });
    assertThat(read).isLessThan(INSTANCES);
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(INSTANCES);
  }

  private static void assumePrescribedIndexes(TestEngine engine) {
    var kind = engine.database().kind();
    Assumptions.assumeTrue(
        kind == DatabaseKind.MARIADB || kind == DatabaseKind.MYSQL,
        "elsewhere no statistics let a few rows be looked for in all of a table");
  }

  private static List<String> ids(List<ProcessInstance> instances) {
    return instances.stream().map(ProcessInstance::getId).toList();
  }

  /** Lets the table grow, and returns how many rows are read for some instances. */
  private static long rowsReadAfterGrowth(
      TestEngine engine, String process, Consumer<List<ProcessInstance>> call) throws SQLException {
    keepStatistics(engine, "stats_persistent=1, stats_auto_recalc=0");
    try {
      for (var i = 0; i < INSTANCES; i++) {
        engine.start(process);
      }
      var some = Stream.generate(() -> engine.start(process)).limit(SOME).toList();
      var first = rowsRead(engine);
      var before = rowsRead(engine); // which reads rows of the server's own
      call.accept(some);
      return rowsRead(engine) - before - (before - first);
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
