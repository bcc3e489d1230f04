package io.millrace.benchmark.cost;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A query whose one row holds figures in its last columns.
 *
 * @param sql the query
 * @param costs what the last columns mean, in their order
 */
record Figures(String sql, List<Cost> costs) {

  Figures(String sql, Cost... costs) {
    this(sql, List.of(costs));
  }

  /** The figures; absent where the server does not know the query or must not answer it. */
  Map<Cost, Double> of(Connection connection) {
    Map<Cost, Double> figures = new EnumMap<>(Cost.class);
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      int before = row.getMetaData().getColumnCount() - costs.size();
      if (row.next()) {
        for (int i = 0; i < costs.size(); i++) {
          double value = row.getDouble(before + i + 1);
          if (!row.wasNull()) {
            figures.put(costs.get(i), value);
          }
        }
      }
    } catch (SQLException e) {
      return Map.of();
    }
    return figures;
  }
}
