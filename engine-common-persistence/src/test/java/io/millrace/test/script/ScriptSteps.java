package io.millrace.test.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.random.Outcome;
import io.millrace.test.random.Scripted;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * The steps of scripts on an engine whose caches hold more or less.
 *
 * @param <M> the models
 * @param <A> the steps from outside
 */
public final class ScriptSteps<M, A> {

  /** What comes before each step. */
  public enum Way {
    /** Nothing. */
    WARM,
    /** A new engine. */
    COLD,
    /** The same step, in a transaction that is rolled back. */
    ROLLED_BACK
  }

  private final ScriptedEngine<M, A> engine;

  /** Creates the steps on an engine. */
  public ScriptSteps(ScriptedEngine<M, A> engine) {
    this.engine = engine;
  }

  /**
   * Runs a script.
   *
   * @return what the tables hold before the first step and after each; just the former if the start
   *     is refused
   */
  public List<TableDump> dumps(Scripted<M, A> script, Way way) throws SQLException {
    engine.deploy(script.model());
    var dumps = new ArrayList<>(List.of(engine.dump()));
    var runner = engine.runner();
    if (runner.start(script.model(), script.variables()) == Outcome.DONE) {
      dumps.add(engine.dump());
      for (var action : script.actions()) {
        runner.look();
        if (way == Way.COLD) {
          engine.restart();
          runner = engine.runner(runner);
        } else if (way == Way.ROLLED_BACK) {
          rollBack(runner, action);
          assertThat(engine.dump()).isEqualTo(dumps.get(dumps.size() - 1));
        }
        runner.apply(action);
        dumps.add(engine.dump());
      }
    }
    runner.erase();
    return dumps;
  }

  private void rollBack(ScriptRunner<M, A> runner, A action) throws SQLException {
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      Runnable step = () -> runner.apply(action);
      engine.engine().inTransaction(connection, step);
      connection.rollback();
    }
  }
}
