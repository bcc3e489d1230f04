package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.nio.charset.StandardCharsets.UTF_8;
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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tables of an earlier release. */
@EngineTest
class SchemaUpgradeTest {

  private static final String SCRIPTS = "/io/millrace/sql/mysql/";

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

  /** On MariaDB and MySQL a key found texts that end in other blanks. */
  private void asInVersionOne(String... tables) {
    for (var table : tables) {
      switch (engine.database().kind()) {
        case MARIADB ->
            sql("alter table " + table + " convert to character set utf8mb4 collate utf8mb4_bin");
        case MYSQL -> script("upgrade/server-8.0.17", "alter table " + table + " ");
        case H2, POSTGRESQL -> {}
      }
    }
    sql("update MR_PROPERTY set VALUE_ = '1' where NAME_ like 'schema.version.%'");
  }

  /** Runs the statements of a script for MySQL that begin with a text. */
  private void script(String name, String beginning) {
    for (var part : List.of("common", "bpmn")) {
      try (var script = getClass().getResourceAsStream(SCRIPTS + name + "-" + part + ".sql")) {
        var text = new String(script.readAllBytes(), UTF_8).replaceAll("(?m)^--.*$", "");
        Stream.of(text.split(";"))
            .map(String::strip)
            .filter(sql -> !sql.isEmpty() && sql.startsWith(beginning))
            .forEach(this::sql);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
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
    assertThat(found("A-7")).isZero();
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
    assertThat(found("A-7")).isZero();
  }

  @Test
  void tablesOfVersionTwoGetTheirIndexesAndKeepThoseTheyHave() {
    var kind = engine.database().kind();
    var isMySql = kind == DatabaseKind.MARIADB || kind == DatabaseKind.MYSQL;
    var drop = "drop index IX_MR_TASK_OWNER" + (isMySql ? " on MR_TASK" : "");
    sql(drop, "update MR_PROPERTY set VALUE_ = '2' where NAME_ like 'schema.version.%'");
    assertThatThrownBy(() -> start("false")).hasMessageContaining("have version 2");
    // when
    start("true").close();
    // then
    start("false").close();
    sql(drop); // it is there again
    sql("update MR_PROPERTY set VALUE_ = '2' where NAME_ like 'schema.version.%'");
  }

  @Test
  void aColumnThatComparesInAnotherWayIsRefusedWithTheRemedy() {
    var kind = engine.database().kind();
    assumeTrue(kind == DatabaseKind.MARIADB || kind == DatabaseKind.MYSQL, "each column has one");
    sql("alter table MR_TASK modify ASSIGNEE_ varchar(255) collate utf8mb4_general_ci");
    // when
    assertThatThrownBy(() -> start("false"))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("MR_TASK.ASSIGNEE_ (collation utf8mb4_general_ci)")
        .hasMessageContaining("the scripts to-2 of the folder 'mysql/");
    script(
        (kind == DatabaseKind.MYSQL ? "before-8.0.17/" : "") + "upgrade/to-2",
        "alter table MR_TASK");
    // then
    start("false").close();
  }

  @Test
  void bytesOfAnOlderServerBecomeCharactersAgain() {
    assumeTrue(engine.database().kind() == DatabaseKind.MARIADB, "a newer server");
    engine.deploy(process("order").userTask("pay"));
    engine.runtime().startProcessInstanceByKey("order", "K\u00f6ln ");
    script("before-8.0.17/upgrade/to-2", "");
    assertThatThrownBy(() -> start("false"))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining(".TENANT_ID_ (varbinary)")
        .hasMessageContaining("the scripts server-8.0.17");
    // when
    script("upgrade/server-8.0.17", "");
    // then
    start("false").close();
    assertThat(found("K\u00f6ln")).isZero();
    assertThat(found("K\u00f6ln ")).isOne();
  }

  @Test
  void aConnectionThatSendsOtherBytesThanTheTablesHoldIsRefused() {
    assumeTrue(engine.database().kind() == DatabaseKind.MYSQL, "others keep characters");
    assertThatThrownBy(
            () ->
                new ProcessEngineConfiguration()
                    .setJdbcUrl(engine.database().url() + "&characterEncoding=ISO-8859-1")
                    .setJdbcUsername(engine.database().user())
                    .setJdbcPassword(engine.database().password())
                    .buildProcessEngine())
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("(character_set_connection latin1)")
        .hasMessageContaining("characterEncoding=UTF-8");
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
