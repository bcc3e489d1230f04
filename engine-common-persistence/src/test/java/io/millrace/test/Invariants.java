package io.millrace.test;

import io.millrace.common.internal.persistence.Ownership;
import io.millrace.common.internal.persistence.Tables;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;

/**
 * Checks by plain SQL what must hold in an engine's database after every test: counts are true, no
 * counted row is an orphan, and what each engine adds to that.
 *
 * <p>To be asked when no unit of work is running, or inside a transaction that sees one snapshot.
 * Safe for use by many threads.
 */
public final class Invariants {

  private static final List<Known> ENGINES =
      ServiceLoader.load(EngineInvariants.class).stream()
          .map(Provider::get)
          .map(engine -> new Known(engine, engine.tables()))
          .toList();

  private final List<Invariant> invariants;

  /** An engine that tests can use, and its tables. */
  private record Known(EngineInvariants engine, Tables tables) {}

  /**
   * Creates the check of what the shared layer knows.
   *
   * @param tables the tables of the engine under test, with their ownerships
   */
  public Invariants(Tables tables) {
    this(List.of(new TrueCounts(tables.ownerships())));
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
    var present = EngineTables.in(connection);
    var ownerships = new ArrayList<Ownership>();
    var invariants = new ArrayList<Invariant>();
    for (var known : ENGINES) {
      if (known.tables().all().stream().allMatch(table -> present.contains(table.name()))) {
        ownerships.addAll(known.tables().ownerships());
        invariants.addAll(known.engine().invariants(present));
      }
    }
    if (!ownerships.isEmpty()) {
      invariants.add(0, new TrueCounts(ownerships));
      invariants.add(OwnedParts.among(present));
      invariants.addAll(SubjectsExist.among(present));
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

  /**
   * Tells by one statement whether anything may be wrong.
   *
   * @param connection a connection to the engine's database that sees what is committed
   * @return false if nothing is; true if {@link #check} must look
   * @throws SQLException if a statement fails
   */
  public boolean findSuspects(Connection connection) throws SQLException {
    return !Suspicions.among(invariants, connection).isEmpty();
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
    for (var invariant : Suspicions.among(invariants, connection)) {
      violations.addAll(invariant.violations(connection));
    }
    return violations;
  }
}
