package io.millrace.benchmark.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class EngineTablesTest {

  private static final String URL = "jdbc:h2:mem:engine-tables";

  @Test
  void onlyTablesOfEnginesAreDropped() throws SQLException {
    try (Connection connection = DriverManager.getConnection(URL);
        var statement = connection.createStatement()) {
      statement.execute("create table MR_TASK (ID_ bigint primary key)");
      statement.execute("create table ACT_RU_TASK (ID_ bigint references MR_TASK)");
      statement.execute("create table \"flw_ev_databasechangelog\" (ID_ bigint)");
      statement.execute("create table ACT_OF_PARLIAMENT (ID_ bigint)");
      statement.execute("create table MRS_DALLOWAY (ID_ bigint)");
      assertThat(EngineTables.in(connection))
          .containsExactlyInAnyOrder("MR_TASK", "ACT_RU_TASK", "flw_ev_databasechangelog");

      EngineTables.dropAll(Database.at(URL, null, null));

      assertThat(EngineTables.in(connection)).isEmpty();
      statement.execute("drop table ACT_OF_PARLIAMENT");
      statement.execute("drop table MRS_DALLOWAY");
    }
  }
}
