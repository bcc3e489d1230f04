package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.SchemaException;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.TestDatabase;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tables of an earlier release. */
@EngineTest
class SchemaUpgradeTest {

  private final TestEngine engine;

  SchemaUpgradeTest(TestEngine engine) {
    this.engine = engine;
  }

  @AfterEach
  void leaveThemNew() {
    start("true").close();
  }

  private ProcessEngine start(String update) {
    return new ProcessEngineConfiguration()
        .setDataSource(TestDatabase.current().pool(engine.database()))
        .setDatabaseSchemaUpdate(update)
        .buildProcessEngine();
  }

  private void sql(String... statements) {
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      for (var each : statements) {
        statement.execute(each);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** On MariaDB a key found texts that end in other blanks. */
  private void asInVersionOne(String... tables) {
    if (engine.database().kind() == DatabaseKind.MARIADB) {
      for (var table : tables) {
        sql("alter table " + table + " convert to character set utf8mb4 collate utf8mb4_bin");
      }
    }
    sql("update MR_PROPERTY set VALUE_ = '1' where NAME_ like 'schema.version.%'");
  }

  /** Before MySQL 8.0.17 no collation is exact about blanks at the end. */
  private long seenBesideTheKey() {
    return engine.database().kind() == DatabaseKind.MYSQL ? 1 : 0;
  }

  private long found(String businessKey) {
    return engine
        .runtime()
        .createProcessInstanceQuery()
        .processInstanceBusinessKey(businessKey)
        .count();
  }

  @Test
  void tablesOfVersionOneAreRefusedUnlessTheyMayBeUpgraded() {
    asInVersionOne();
    assertThatThrownBy(() -> start("false"))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("have version 1")
        .hasMessageContaining("Set databaseSchemaUpdate to 'true'");
  }

  @Test
  void rowsStayAndAreFoundExactlyAfterAnUpgrade() {
    engine.deploy(process("order").userTask("pay"));
    var order = engine.runtime().startProcessInstanceByKey("order", "A-7 ");
    asInVersionOne("MR_EXECUTION", "MR_TASK", "MR_PROPERTY", "MR_HI_PROCESS_INSTANCE");
    // when
    start("true").close();
    // then
    start("false").close();
    assertThat(found("A-7")).isEqualTo(seenBesideTheKey());
    assertThat(found("A-7 ")).isOne();
    assertThat(engine.openTasks(order)).containsExactly("pay");
  }

  @Test
  void anUpgradeThatWasCutOffGoesOn() {
    engine.deploy(process("order").userTask("pay"));
    engine.runtime().startProcessInstanceByKey("order", "A-7 ");
    asInVersionOne("MR_EXECUTION"); // all other tables are done
    sql("update MR_PROPERTY set VALUE_ = '2' where NAME_ = 'schema.version.common'");
    // when
    start("true").close();
    // then
    start("false").close();
    assertThat(found("A-7")).isEqualTo(seenBesideTheKey());
  }

  @Test
  void aTableThatComparesInAnotherWayIsRefusedWithTheRemedy() {
    var kind = engine.database().kind();
    assumeTrue(kind == DatabaseKind.MARIADB || kind == DatabaseKind.MYSQL, "each column has one");
    sql("alter table MR_TASK convert to character set utf8mb4 collate utf8mb4_general_ci");
    // when
    assertThatThrownBy(() -> start("false"))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("MR_TASK.ASSIGNEE_ (collation utf8mb4_general_ci)")
        .hasMessageContaining("convert to character set utf8mb4 collate utf8mb4_");
    var exact = kind == DatabaseKind.MARIADB ? "utf8mb4_nopad_bin" : "utf8mb4_bin";
    sql("alter table MR_TASK convert to character set utf8mb4 collate " + exact);
  }

  @Test
  void aDatabaseThatIgnoresCaseIsRefused() {
    assumeTrue(engine.database().kind() == DatabaseKind.H2, "others have no such mode");
    assertThatThrownBy(
            () ->
                new ProcessEngineConfiguration()
                    .setJdbcUrl("jdbc:h2:mem:ignoring;IGNORECASE=TRUE")
                    .setDatabaseSchemaUpdate("true")
                    .buildProcessEngine())
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("IGNORECASE");
  }
}
