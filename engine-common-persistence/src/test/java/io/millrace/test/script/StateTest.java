package io.millrace.test.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.FailingCalls;
import io.millrace.test.random.Scripted;
import io.millrace.test.script.ScriptSteps.Way;
import java.sql.SQLException;
import java.util.ArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What an engine has in its caches changes nothing: an engine that has just begun, one whose last
 * step was rolled back, and one whose database failed in it go on with a random script like one
 * that has done all steps itself. {@code millrace.test.scripts} and {@code
 * millrace.test.failingScripts} say how many scripts.
 *
 * @param <M> the models
 * @param <A> the steps from outside
 */
public abstract class StateTest<M, A> {

  private static final int FIRST = Integer.getInteger("millrace.test.firstCase", 0);

  private final Database database;
  private ScriptedEngine<M, A> engine;

  /** Creates a test on a database. */
  protected StateTest(Database database) {
    this.database = database;
  }

  /** Builds an engine. */
  protected abstract ScriptedEngine<M, A> engine(Database on);

  /** Returns a random script, which is the same for the same seed. */
  protected abstract Scripted<M, A> script(long seed);

  @BeforeEach
  public void build() {
    engine = engine(database);
  }

  @AfterEach
  public void close() {
    engine.close();
  }

  @Test
  public void coldStateAndStateAfterARollbackEqualWarmState() throws SQLException {
    var steps = new ScriptSteps<>(engine);
    for (long seed = FIRST; seed < FIRST + number(); seed++) {
      var script = script(seed);
      var warm = steps.dumps(script, Way.WARM);
      assertThat(steps.dumps(script, Way.COLD))
          .as("cold, seed %d\n%s", seed, script)
          .isEqualTo(warm);
      assertThat(steps.dumps(script, Way.ROLLED_BACK))
          .as("rolled back, seed %d\n%s", seed, script)
          .isEqualTo(warm);
    }
  }

  @Test
  public void stepWhoseDatabaseFailsAtAnyCallIsDoneOrNotAndCanBeDoneAgain() throws SQLException {
    var steps = new ScriptSteps<>(engine);
    var ways = new ArrayList<FailingSteps<M, A>>();
    for (var kind : FailingCalls.Kind.values()) {
      ways.add(new FailingSteps<>(engine, kind, false));
    }
    ways.add(new FailingSteps<>(engine, FailingCalls.Kind.REFUSED, true));
    for (long seed = FIRST; seed < FIRST + numberOfFailing(); seed++) {
      var script = script(seed);
      var dumps = steps.dumps(script, Way.WARM);
      for (var way : ways) {
        way.run(script, dumps);
      }
    }
    assertThat(ways).allMatch(way -> way.struck() > 0);
  }

  private int numberOfFailing() {
    return Integer.getInteger(
        "millrace.test.failingScripts", database.kind() == DatabaseKind.H2 ? 2 : 1);
  }

  private int number() {
    return Integer.getInteger("millrace.test.scripts", database.kind() == DatabaseKind.H2 ? 10 : 2);
  }
}
