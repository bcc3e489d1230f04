package io.millrace.cmmn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

@DatabaseTest
class CmmnEngineSettingsTest {

  private final Database database;

  CmmnEngineSettingsTest(Database database) {
    this.database = database;
  }

  @Test
  void casesRunOnTablesOfAnotherPrefix() throws SQLException {
    var engine =
        new CmmnEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setJdbcMaxActiveConnections(2)
            .setDatabaseTablePrefix("WF_")
            .setDatabaseSchemaUpdate("create-drop")
            .buildCmmnEngine();
    try (engine) {
      engine
          .getCmmnRepositoryService()
          .createDeployment()
          .addString("claim.cmmn", CaseEngine.caseOf("claim", "decide"))
          .deploy();
      engine.getCmmnRuntimeService().createCaseInstanceBuilder().caseDefinitionKey("claim").start();

      try (var connection = database.connect();
          var rows = connection.createStatement().executeQuery("select * from WF_CASE_INSTANCE")) {
        assertThat(rows.next()).isTrue();
      }
    }
  }

  @Test
  void anEngineWithoutADatabaseIsRefused() {
    assertThatThrownBy(() -> new CmmnEngineConfiguration().buildCmmnEngine())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("setJdbcUrl of CmmnEngineConfiguration");
  }
}
