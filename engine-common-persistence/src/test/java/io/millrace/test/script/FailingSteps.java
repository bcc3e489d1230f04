package io.millrace.test.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.EngineException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.test.database.FailingCalls;
import io.millrace.test.random.Outcome;
import io.millrace.test.random.Scripted;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/**
 * Runs each step of a script with a database that fails at its first call, then at its second, and
 * so on until the step is done; each time all of it must be done, or nothing.
 *
 * @param <M> the models
 * @param <A> the steps from outside
 */
public final class FailingSteps<M, A> {

  /** What the tables hold. */
  private record Around(TableDump before, TableDump after) {}

  private final ScriptedEngine<M, A> engine;
  private final FailingCalls.Kind kind;
  private final boolean joined;
  private final FailingCalls calls = new FailingCalls();
  private int struck;
  private boolean failed;

  /**
   * Creates the steps.
   *
   * @param joined whether each is made in a transaction of the caller's, who commits it even if the
   *     step failed
   */
  public FailingSteps(ScriptedEngine<M, A> engine, FailingCalls.Kind kind, boolean joined) {
    this.engine = engine;
    this.kind = kind;
    this.joined = joined;
  }

  /** How often calls failed. */
  public int struck() {
    return struck;
  }

  /**
   * Runs a script; one whose start is refused has nothing to be run.
   *
   * @param dumps what the tables hold before the first step and after each, by {@link ScriptSteps}
   */
  public void run(Scripted<M, A> script, List<TableDump> dumps) throws SQLException {
    engine.deploy(script.model());
    if (dumps.size() == 1) {
      return;
    }
    engine.connections().interfere(calls);
    var runner = engine.runner();
    Supplier<Outcome> start = () -> runner.start(script.model(), script.variables());
    failThenDo(runner, start, around(dumps, 0), 0);
    runner.find(script.model());
    var number = 1;
    for (var action : script.actions()) {
      runner.look();
      var around = around(dumps, number);
      if (kind == FailingCalls.Kind.REFUSED && engine.runsJob(action)) { // it uses up a try
        runner.apply(action);
        assertThat(dump()).isEqualTo(around.after());
      } else {
        failThenDo(runner, () -> runner.apply(action), around, number);
      }
      number++;
    }
    runner.erase();
  }

  private Around around(List<TableDump> dumps, int number) {
    return new Around(comparable(dumps.get(number)), comparable(dumps.get(number + 1)));
  }

  private TableDump dump() throws SQLException {
    return comparable(engine.dump());
  }

  /** In a transaction of the caller's rows are guarded by their revision, not by locks alone. */
  private TableDump comparable(TableDump dump) {
    return joined ? dump.withoutRevisions() : dump;
  }

  private void failThenDo(
      ScriptRunner<M, A> runner, Supplier<Outcome> step, Around around, int number)
      throws SQLException {
    // who met a conflict runs again by himself: of each step another call
    for (var call = kind == FailingCalls.Kind.CONFLICT ? 1 + number % 5 : 1; ; call++) {
      var failing = call;
      Callable<RuntimeException> attempt = () -> failure(runner, step, failing);
      var failure = joined ? inTransaction(attempt) : failure(runner, step, failing);
      if (failed && kind.losesConnection()) {
        engine.reconnect();
      }
      var now = dump();
      var what = "%s at call %d: %s".formatted(kind, call, failure);
      if (failed) {
        struck++;
      }
      if (!failed || isDone(failure, now.equals(around.after()))) {
        assertThat(now).as(what).isEqualTo(around.after());
        return;
      }
      assertThat(now).as(what).isEqualTo(around.before());
    }
  }

  private static boolean isDone(RuntimeException failure, boolean looksSo) {
    return failure == null || (looksSo && failure instanceof OutcomeUnknownException);
  }

  private RuntimeException inTransaction(Callable<RuntimeException> attempt) throws SQLException {
    try (var connection = engine.connections().getConnection()) {
      connection.setAutoCommit(false);
      var failure = engine.engine().inTransaction(connection, attempt);
      connection.commit();
      connection.setAutoCommit(true);
      return failure;
    }
  }

  /** Makes the step while a call fails; returns how it failed, or null. */
  private RuntimeException failure(ScriptRunner<M, A> runner, Supplier<Outcome> step, int call) {
    calls.arm(kind, call);
    try {
      return step.get() == Outcome.DONE ? null : runner.refusal();
    } catch (EngineException e) {
      return e;
    } finally {
      failed = calls.disarm();
    }
  }
}
