package io.millrace.bpmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.WithoutInvariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.FailingCalls;
import io.millrace.test.random.Outcome;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

/**
 * What an engine has in its caches changes nothing: an engine that has just begun, one whose last
 * step was rolled back, and one whose database failed in it go on like one that has done all steps
 * itself.
 */
@DatabaseTest
@WithoutInvariants("dead letters of random processes stay until the end of a script")
class MillraceStateTest {

  private static final int FIRST = Integer.getInteger("millrace.test.firstCase", 0);

  private final Database database;
  private final MillraceDeployments deployed = new MillraceDeployments();
  private TestEngine engine;

  MillraceStateTest(Database database) {
    this.database = database;
  }

  private enum Way {
    WARM,
    COLD,
    ROLLED_BACK
  }

  @Test
  void coldStateAndStateAfterARollbackEqualWarmState() throws SQLException {
    engine = engine();
    try {
      for (long seed = FIRST; seed < FIRST + number(); seed++) {
        var script = new Schedule(new Rules()).of(ProcessGenerator.generate(seed), seed);
        var warm = dumps(script, Way.WARM);
        assertThat(dumps(script, Way.COLD)).as("cold, seed %d\n%s", seed, script).isEqualTo(warm);
        assertThat(dumps(script, Way.ROLLED_BACK))
            .as("rolled back, seed %d\n%s", seed, script)
            .isEqualTo(warm);
      }
    } finally {
      engine.close();
    }
  }

  @Test
  void stepWhoseDatabaseFailsAtAnyCallIsDoneOrNotAndCanBeDoneAgain() throws SQLException {
    engine = engine();
    try {
      var ways = new ArrayList<MillraceFailures>();
      for (var kind : FailingCalls.Kind.values()) {
        ways.add(new MillraceFailures(engine, kind, false));
      }
      ways.add(new MillraceFailures(engine, FailingCalls.Kind.REFUSED, true));
      for (long seed = FIRST; seed < FIRST + numberOfFailing(); seed++) {
        var script = new Schedule(new Rules()).of(ProcessGenerator.generate(seed), seed);
        deployed.definitionOf(script.model(), engine.engine());
        var dumps = new ArrayList<>(List.of(MillraceDump.of(engine)));
        dumps.addAll(dumps(script, Way.WARM));
        for (var way : ways) {
          way.run(script, deployed, dumps);
        }
      }
      assertThat(ways).allMatch(way -> way.struck() > 0);
    } finally {
      engine.close();
    }
  }

  private int numberOfFailing() {
    return Integer.getInteger(
        "millrace.test.failingScripts", database.kind() == DatabaseKind.H2 ? 4 : 1);
  }

  private int number() {
    return Integer.getInteger("millrace.test.scripts", database.kind() == DatabaseKind.H2 ? 16 : 3);
  }

  private TestEngine engine() {
    var made = TestEngine.on(database);
    made.bean("work", new MillraceProcess.Workshop());
    return made;
  }

  private List<SortedMap<String, List<String>>> dumps(Script script, Way way) throws SQLException {
    var dumps = new ArrayList<SortedMap<String, List<String>>>();
    var process = new MillraceProcess(engine.engine(), deployed);
    if (process.start(script.model(), script.variables()) == Outcome.DONE) {
      dumps.add(MillraceDump.of(engine));
      for (var action : script.actions()) {
        if (way == Way.COLD) {
          engine.close();
          engine = engine();
          process = process.on(engine.engine());
        } else if (way == Way.ROLLED_BACK) {
          rollBack(process, action);
          assertThat(MillraceDump.of(engine)).isEqualTo(dumps.get(dumps.size() - 1));
        }
        process.apply(action);
        dumps.add(MillraceDump.of(engine));
      }
    }
    process.close();
    return dumps;
  }

  private void rollBack(MillraceProcess process, Action action) throws SQLException {
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      engine.engine().inTransaction(connection, () -> process.apply(action));
      connection.rollback();
    }
  }
}
