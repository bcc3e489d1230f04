package io.millrace.benchmark.floor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;

/**
 * Millrace's own tables, made and dropped by its own scripts, and what stands in them.
 *
 * @param source connections to the database
 * @param product the database
 */
record FloorTables(DataSource source, Product product) {

  private static final List<String> RUNTIME =
      List.of("MR_EXECUTION", "MR_TASK", "MR_VARIABLE", "MR_JOB", "MR_EVENT_SUBSCRIPTION");

  void create() {
    run("create-common");
    run("create-bpmn");
  }

  void drop() {
    run("drop-bpmn");
    run("drop-common");
  }

  /** The rows of the tables without history that the floor writes to. */
  Map<String, Long> runtimeRows() {
    return RUNTIME.stream().collect(Collectors.toMap(table -> table, table -> count(table)));
  }

  /** The rows of a table, or those that a condition behind its name selects. */
  long count(String from) {
    return counts("select 'all', count(*) from " + from).get("all");
  }

  /** The activities that have ended, by type. */
  Map<String, Long> activities() {
    return counts("select ACTIVITY_TYPE_, count(*) from MR_HI_ACTIVITY group by ACTIVITY_TYPE_");
  }

  private Map<String, Long> counts(String sql) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      Map<String, Long> counts = new TreeMap<>();
      while (rows.next()) {
        counts.put(rows.getString(1), rows.getLong(2));
      }
      return counts;
    } catch (SQLException e) {
      throw new IllegalStateException("Cannot count rows: " + sql, e);
    }
  }

  private void run(String script) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      for (String sql : statements(script)) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      throw new IllegalStateException("Cannot run the script " + script + ".", e);
    }
  }

  private List<String> statements(String script) {
    String path = "/io/millrace/sql/" + product.scripts() + "/" + script + ".sql";
    try (InputStream in = FloorTables.class.getResourceAsStream(path)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      String code = text.replaceAll("(?m)^--.*$", "");
      return Stream.of(code.split(";\\s*\\n")).filter(sql -> !sql.isBlank()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + path + ".", e);
    }
  }
}
