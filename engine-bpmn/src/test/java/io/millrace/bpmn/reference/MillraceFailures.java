package io.millrace.bpmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.EngineException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.test.database.FailingCalls;
import java.sql.SQLException;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Runs each step of a script with a database that fails at its first call, then at its second, and
 * so on until the step is done; each time all of it must be done, or nothing.
 */
final class MillraceFailures {

  /** What the tables hold. */
  private record Dumps(
      SortedMap<String, List<String>> before, SortedMap<String, List<String>> after) {}

  private final TestEngine engine;
  private final FailingCalls.Kind kind;
  private final boolean joined;
  private final FailingCalls calls;
  private int struck;
  private boolean failed;

  /**
   * Creates the steps.
   *
   * @param joined whether each is made in a transaction of the caller's, who commits it even if the
   *     step failed
   */
  MillraceFailures(TestEngine engine, FailingCalls.Kind kind, boolean joined) {
    this.engine = engine;
    this.kind = kind;
    this.joined = joined;
    this.calls = new FailingCalls();
  }

  /** How often calls failed. */
  int struck() {
    return struck;
  }

  /**
   * Runs a script.
   *
   * @param dumps what the tables hold before the first step and after each
   */
  void run(Script script, MillraceDeployments deployed, List<SortedMap<String, List<String>>> dumps)
      throws SQLException {
    engine.connections().interfere(calls);
    var process = new MillraceProcess(engine.engine(), deployed);
    Runnable start = () -> process.start(script.model(), script.variables());
    failThenDo(process, start, around(dumps, 0), 0);
    process.find(script.model());
    var number = 1;
    for (var action : script.actions()) {
      var around = around(dumps, number);
      if (mayUseUpATry(action)) {
        process.apply(action);
        assertThat(dump()).isEqualTo(around.after());
      } else {
        failThenDo(process, () -> process.apply(action), around, number);
      }
      number++;
    }
    process.close();
  }

  private Dumps around(List<SortedMap<String, List<String>>> dumps, int number) {
    return new Dumps(comparable(dumps.get(number)), comparable(dumps.get(number + 1)));
  }

  private SortedMap<String, List<String>> dump() throws SQLException {
    return comparable(MillraceDump.of(engine));
  }

  /** In a transaction of the caller's rows are guarded by their revision, not by locks alone. */
  private SortedMap<String, List<String>> comparable(SortedMap<String, List<String>> dump) {
    if (!joined) {
      return dump;
    }
    var rows = new TreeMap<String, List<String>>();
    dump.forEach((table, texts) -> rows.put(table, withoutRevisions(texts)));
    return rows;
  }

  private static List<String> withoutRevisions(List<String> rows) {
    return rows.stream().map(row -> row.replaceFirst("\\bREV_=\\d+ ", "")).sorted().toList();
  }

  private boolean mayUseUpATry(Action action) {
    boolean job = action instanceof Action.RunJob || action instanceof Action.Timer;
    return job && kind == FailingCalls.Kind.REFUSED;
  }

  private void failThenDo(MillraceProcess process, Runnable step, Dumps dumps, int number)
      throws SQLException {
    // who met a conflict runs again by himself: of each step another call
    for (var call = kind == FailingCalls.Kind.CONFLICT ? 1 + number % 5 : 1; ; call++) {
      var failing = call;
      Supplier<RuntimeException> attempt = () -> failure(process, step, failing);
      var failure = joined ? inTransaction(attempt) : attempt.get();
      engine.reconnect();
      var now = dump();
      var what = "%s at call %d: %s".formatted(kind, call, failure);
      if (failed) {
        struck++;
      }
      if (!failed || isDone(failure, now.equals(dumps.after()))) {
        assertThat(now).as(what).isEqualTo(dumps.after());
        return;
      }
      assertThat(now).as(what).isEqualTo(dumps.before());
    }
  }

  private static boolean isDone(RuntimeException failure, boolean looksSo) {
    return failure == null || (looksSo && failure instanceof OutcomeUnknownException);
  }

  private RuntimeException inTransaction(Supplier<RuntimeException> attempt) throws SQLException {
    try (var connection = engine.connections().getConnection()) {
      connection.setAutoCommit(false);
      var failure = engine.engine().inTransaction(connection, attempt::get);
      connection.commit();
      connection.setAutoCommit(true);
      return failure;
    }
  }

  /** Makes the step while a call fails; returns how it failed, or null. */
  private RuntimeException failure(MillraceProcess process, Runnable step, int call) {
    calls.arm(kind, call);
    try {
      step.run();
      return process.refusal();
    } catch (EngineException e) {
      return e;
    } finally {
      failed = calls.disarm();
    }
  }
}
