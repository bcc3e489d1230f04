package io.millrace.common.internal.persistence;

import io.millrace.common.SchemaException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/**
 * Creates, checks, upgrades and drops the tables of the parts an engine uses.
 *
 * <p>The version of each part is a row of {@code MR_PROPERTY}, written last, so a creation that was
 * cut off is resumed by running it again: every statement of the scripts leaves alone what is
 * there. Nodes that start at once on an empty database wait for one another.
 */
public final class SchemaManager {

  /** The version of the tables that this release works with. */
  public static final String VERSION = "3";

  private static final int WITHOUT_END = 0;

  private final Database database;
  private final Tables tables;
  private final List<String> parts;

  /**
   * Creates a manager.
   *
   * @param database where the tables live
   * @param tables the tables whose columns are checked
   * @param parts the parts in order of creation: {@code common}, then {@code bpmn}, {@code cmmn}
   */
  public SchemaManager(Database database, Tables tables, List<String> parts) {
    this.database = database;
    this.tables = tables;
    this.parts = parts;
  }

  /** Does what the setting asks for at the start of an engine. */
  public void start(SchemaUpdate update) {
    run(
        connection ->
            database
                .dialect()
                .whileSchemaIsLocked(connection, () -> startLocked(connection, update)));
  }

  private void startLocked(Connection connection, SchemaUpdate update) throws SQLException {
    switch (update) {
      case VALIDATE -> {}
      case CREATE, CREATE_DROP -> create(connection, true);
      case UPDATE -> create(connection, false);
      case DROP_CREATE -> {
        drop(connection);
        create(connection, true);
      }
    }
    validate(connection);
  }

  /** Does what the setting asks for when an engine is closed. */
  public void close(SchemaUpdate update) {
    if (update == SchemaUpdate.CREATE_DROP) {
      run(connection -> database.dialect().whileSchemaIsLocked(connection, () -> drop(connection)));
    }
  }

  private void create(Connection connection, boolean mustBeMissing) throws SQLException {
    var created = false;
    for (var part : parts) {
      var version = new SchemaVersion(database, connection).of(part);
      if (version == null) {
        execute(connection, "create-" + part);
        new SchemaVersion(database, connection).write(part, VERSION);
        created = true;
      } else if (mustBeMissing) {
        throw new SchemaException(
            "The tables of the part '"
                + part
                + "' exist already, in version "
                + version
                + ". Set databaseSchemaUpdate to 'false' or 'true' to use them, or to 'drop-create'"
                + " to begin anew.");
      } else {
        new SchemaUpgrade(database, connection).of(part, version, VERSION);
      }
    }
    if (created && database.dialect().needsStatistics()) {
      run(connection, SchemaScript.whole(database.dialect().scripts(), "statistics"));
    }
  }

  private void drop(Connection connection) throws SQLException {
    for (var i = parts.size() - 1; i >= 0; i--) {
      execute(connection, "drop-" + parts.get(i));
    }
  }

  private void validate(Connection connection) throws SQLException {
    for (var part : parts) {
      var version = new SchemaVersion(database, connection).of(part);
      if (!VERSION.equals(version)) {
        throw new SchemaException(
            (version == null
                    ? "The tables of the part '" + part + "' are missing"
                    : "The tables of the part '" + part + "' have version " + version)
                + "; this engine needs version "
                + VERSION
                + ". Set databaseSchemaUpdate to 'true', or run the scripts of the folder '"
                + database.dialect().scripts()
                + "' in the module sql, or use the engine of that version.");
      }
    }
    for (var table : tables.all()) {
      checkColumns(connection, table);
    }
    new TextComparison(database, connection).check(tables);
  }

  private void checkColumns(Connection connection, Table<?> table) throws SQLException {
    var sql = "select " + table.columnNames() + " from " + table.name() + " where 1 = 0";
    try (var statement = connection.prepareStatement(database.names().translate(sql))) {
      statement.executeQuery().close();
    } catch (SQLException e) {
      throw new SchemaException(
          "The table "
              + database.names().translate(table.name())
              + " is missing or lacks a column that this engine needs: "
              + e.getMessage()
              + ". Compare it with the scripts of the folder '"
              + database.dialect().scripts()
              + "' in the module sql.",
          e);
    }
  }

  private void execute(Connection connection, String script) throws SQLException {
    for (var sql : SchemaScript.read(database.dialect().scripts(), script)) {
      run(connection, sql);
    }
  }

  private void run(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(database.names().translate(sql));
    }
  }

  private void run(SqlWork work) {
    try (var connection = database.dataSource().getConnection()) {
      connection.setAutoCommit(true);
      database.begin(connection);
      var networkTimeout = connection.getNetworkTimeout();
      try {
        answerWithin(connection, WITHOUT_END);
        work.run(connection);
        connection.commit();
      } finally {
        connection.rollback();
        connection.setAutoCommit(true);
        answerWithin(connection, networkTimeout);
      }
    } catch (SQLException e) {
      throw new SchemaException("The tables could not be created or checked: " + e.getMessage(), e);
    }
  }

  /** To make an index over many rows may take longer than a call may. */
  private static void answerWithin(Connection connection, int millis) throws SQLException {
    if (connection.getNetworkTimeout() != millis) {
      connection.setNetworkTimeout(Runnable::run, millis);
    }
  }

  @FunctionalInterface
  private interface SqlWork {
    void run(Connection connection) throws SQLException;
  }
}
