package io.millrace.test;

import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.persistence.Tables;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * Checks by plain SQL what must hold in an engine's database after every test: counts are true, no
 * counted row is an orphan, and what each engine adds to that.
 *
 * <p>To be asked when no unit of work is running, or inside a transaction that sees one snapshot.
 * Safe for use by many threads.
 */
public final class Invariants {

  private final List<Invariant> invariants;

  /**
   * Creates the check of what the shared layer knows.
   *
   * @param tables the tables of the engine under test, with their ownerships
   */
  public Invariants(Tables tables) {
    this(List.of(new TrueCounts(tables)));
  }

  private Invariants(List<Invariant> invariants) {
    this.invariants = List.copyOf(invariants);
  }

  /**
   * Returns the check of all engines whose tables are in a database.
   *
   * @param connection a connection to the database
   * @return a check that finds nothing where no engine has created its tables
   * @throws SQLException if the database does not tell its tables
   */
  public static Invariants in(Connection connection) throws SQLException {
    var present = tablesOf(connection);
    var tables = new Tables();
    var invariants = new ArrayList<Invariant>();
    for (var engine : ServiceLoader.load(EngineInvariants.class)) {
      var own = engine.tables();
      if (own.all().stream().allMatch(table -> present.contains(table.name()))) {
        tables.add(own.all().toArray(Table<?>[]::new));
        own.ownerships().forEach(tables::owns);
        invariants.addAll(engine.invariants());
      }
    }
    if (!tables.all().isEmpty()) {
      invariants.add(0, new TrueCounts(tables));
      invariants.add(new OwnedParts(present));
    }
    return new Invariants(invariants);
  }

  /** Tells whether there is nothing to check. */
  public boolean isEmpty() {
    return invariants.isEmpty();
  }

  /** Returns this check and more. */
  public Invariants and(Invariant more) {
    var all = new ArrayList<>(invariants);
    all.add(more);
    return new Invariants(all);
  }

  /** Returns the names of the tables of a database, in upper case. */
  private static Set<String> tablesOf(Connection connection) throws SQLException {
    var names = new HashSet<String>();
    try (var rows =
        connection
            .getMetaData()
            .getTables(connection.getCatalog(), null, null, new String[] {"TABLE", "BASE TABLE"})) {
      while (rows.next()) {
        names.add(rows.getString("TABLE_NAME").toUpperCase(Locale.ROOT));
      }
    }
    return names;
  }

  /**
   * Fails if anything is wrong.
   *
   * @param connection a connection to the engine's database that sees what is committed
   * @throws AssertionError naming tables, kinds and ids that are wrong, ten of each sort
   * @throws SQLException if a statement fails
   */
  public void check(Connection connection) throws SQLException {
    var violations = violations(connection);
    if (!violations.isEmpty()) {
      throw new AssertionError("Invariants are violated:\n  " + String.join("\n  ", violations));
    }
  }

  /**
   * Returns what is wrong.
   *
   * @param connection a connection to the engine's database
   * @return one sentence per violation, wrong counts first; empty if all is well
   * @throws SQLException if a statement fails
   */
  public List<String> violations(Connection connection) throws SQLException {
    var violations = new ArrayList<String>();
    for (var invariant : invariants) {
      violations.addAll(invariant.violations(connection));
    }
    return violations;
  }
}
