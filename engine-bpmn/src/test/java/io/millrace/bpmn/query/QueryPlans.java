package io.millrace.bpmn.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.Database;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Asks PostgreSQL how it would run what was sent, for values it does not know, as it does with
 * statements it has seen some times.
 */
final class QueryPlans {

  /** Tables that are small however much work there is. */
  private static final Pattern SMALL =
      Pattern.compile("mr_(definition|deployment|resource|property|id_block|idempotency_key)\\b");

  /** Rows of a flush are found by their primary key, which is no question here. */
  private static final Pattern READS =
      Pattern.compile("(?s)(?!.*unnest\\()(select|with|update|delete).*MR_.*");

  private static final Pattern SCAN = Pattern.compile("(Seq|Index|Index Only) Scan .*on (mr_\\w+)");

  private final Database database;
  private final CountingDataSource source;

  QueryPlans(Database database, CountingDataSource source) {
    this.database = database;
    this.source = source;
  }

  /** Each statement that a call sends reaches its rows by a value in an index. */
  void useIndexes(String what, Runnable call) throws SQLException {
    source.forgetTexts();
    call.run();
    var statements =
        source.texts().stream()
            .flatMap(text -> List.of(text.split(";")).stream())
            .map(String::strip)
            .filter(sql -> READS.matcher(sql).matches())
            .toList();
    assertThat(statements).as(what).isNotEmpty();
    for (var sql : statements) {
      var plan = plan(sql);
      assertThat(walks(plan))
          .as("%s: %s%n%s", what, sql, String.join(System.lineSeparator(), plan))
          .isEmpty();
    }
  }

  /** Returns the lines of a plan that look at a table or an index from end to end. */
  private static List<String> walks(List<String> plan) {
    var walks = new ArrayList<String>();
    for (var i = 0; i < plan.size(); i++) {
      var scan = SCAN.matcher(plan.get(i));
      if (scan.find() && !SMALL.matcher(scan.group(2)).matches()) {
        var next = i + 1 < plan.size() ? plan.get(i + 1) : "";
        if (scan.group(1).equals("Seq") || !next.contains("Index Cond")) {
          walks.add(plan.get(i).strip());
        }
      }
    }
    return walks;
  }

  private List<String> plan(String sql) throws SQLException {
    var text = new StringBuilder();
    var values = 0;
    for (var c : sql.toCharArray()) {
      text.append(c == '?' ? "$" + ++values : String.valueOf(c));
    }
    var nulls = values == 0 ? "" : "(" + "null, ".repeat(values - 1) + "null)";
    var lines = new ArrayList<String>();
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      statement.execute("set plan_cache_mode = force_generic_plan");
      statement.execute("set enable_seqscan = off");
      statement.execute("prepare asked as " + text);
      try (var plan = statement.executeQuery("explain (costs off) execute asked" + nulls)) {
        while (plan.next()) {
          lines.add(plan.getString(1));
        }
      }
    }
    return lines;
  }
}
