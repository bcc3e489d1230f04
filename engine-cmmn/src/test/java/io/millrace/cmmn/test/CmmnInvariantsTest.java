package io.millrace.cmmn.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.test.Invariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.EmptyTables;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Each violation is planted by SQL, seen, and taken back. */
@DatabaseTest
class CmmnInvariantsTest {

  private static final String CASE =
      """
      <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL">
        <case id="claim" name="Claim">
          <casePlanModel id="plan">
            <planItem id="item" definitionRef="check"/>
            <humanTask id="check" name="Check the claim"/>
          </casePlanModel>
        </case>
      </definitions>
      """;

  private final Database database;
  private CmmnEngine engine;

  CmmnInvariantsTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void startACaseAndEndAnother() {
    engine =
        new CmmnEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setDatabaseSchemaUpdate("true")
            .buildCmmnEngine();
    engine.getCmmnRepositoryService().createDeployment().addString("claim.cmmn", CASE).deploy();
    start();
    var task = engine.getCmmnTaskService().createTaskQuery().singleResult();
    engine.getCmmnTaskService().complete(task.getId());
    start();
  }

  private void start() {
    engine.getCmmnRuntimeService().createCaseInstanceBuilder().caseDefinitionKey("claim").start();
  }

  @AfterEach
  void closeEngine() {
    engine.close();
    EmptyTables.in(database);
  }

  @Test
  void casesThatWaitOrHaveEndedViolateNothing() throws SQLException {
    assertThat(violationsAfter()).isEmpty();
  }

  @Test
  void activeItemWithoutItsTaskIsNamed() throws SQLException {
    assertThat(violationsAfter("delete from MR_TASK"))
        .anyMatch(said -> said.contains("at 'item' cannot go on: its task is gone"));
  }

  @Test
  void itemThatOutlivesItsCaseIsNamed() throws SQLException {
    assertThat(violationsAfter("delete from MR_CASE_INSTANCE"))
        .anyMatch(said -> said.contains("is live, but its case instance"));
  }

  @Test
  void whatOutlivesItsVersionIsNamed() throws SQLException {
    var said = violationsAfter("delete from MR_DEFINITION");
    for (var kind : List.of("case instance", "plan item", "task")) {
      assertThat(said)
          .anyMatch(
              one ->
                  one.startsWith(kind)
                      && one.contains("belongs to the version")
                      && one.endsWith("which is not there"));
    }
  }

  @Test
  void itemThatStandsInNoStageIsNamed() throws SQLException {
    assertThat(violationsAfter("update MR_PLAN_ITEM set STAGE_INSTANCE_ID_ = 1"))
        .anyMatch(said -> said.contains("at 'item' stands in 1, which is no open stage"));
  }

  @Test
  void openItemInItsLastStateIsNamed() throws SQLException {
    assertThat(violationsAfter("update MR_PLAN_ITEM set STATE_ = 'completed'"))
        .anyMatch(said -> said.contains("'completed' in the wrong table"));
  }

  @Test
  void rowsThatAnEndedCaseLeftBehindAreNamed() throws SQLException {
    assertThat(
            violationsAfter(
                "update MR_TASK set SCOPE_ID_ = (select min(ID_) from MR_HI_CASE_INSTANCE)"))
        .anyMatch(said -> said.contains("has ended and left rows behind"));
  }

  @Test
  void activeCaseWithoutItemsIsNamed() throws SQLException {
    assertThat(violationsAfter("delete from MR_PLAN_ITEM"))
        .anyMatch(said -> said.contains("is active without any plan item"));
  }

  @Test
  void historyThatEndsBeforeItStartsIsNamed() throws SQLException {
    assertThat(
            violationsAfter(
                "update MR_HI_PLAN_ITEM set DURATION_ = -1",
                "update MR_HI_CASE_INSTANCE set DURATION_ = -1"))
        .anyMatch(said -> said.startsWith("plan item"))
        .anyMatch(said -> said.startsWith("case instance"));
  }

  private List<String> violationsAfter(String... planted) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      for (var sql : planted) {
        assertThat(statement.executeUpdate(sql)).as(sql).isPositive();
      }
      var violations = Invariants.in(connection).violations(connection);
      connection.rollback();
      return violations;
    }
  }
}
