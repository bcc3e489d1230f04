package io.millrace.bpmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.WithoutInvariants;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.random.Outcome;
import io.millrace.test.script.TableDump;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * An instance that is migrated before each step to another version of the same text goes on like
 * one that is not: with the same tokens, tasks, jobs, subscriptions, variables and history. {@code
 * -Dmillrace.test.migrations=500} for more.
 */
@Covers("150 migration to another version")
@DatabaseTest
@WithoutInvariants("dead letters of random processes stay until the end of a script")
class MillraceMigrationTest {

  private static final int FIRST = Integer.getInteger("millrace.test.firstCase", 0);

  private final Database database;

  MillraceMigrationTest(Database database) {
    this.database = database;
  }

  @Test
  void aMigratedInstanceGoesOnLikeOneThatIsNot() throws SQLException {
    try (var engine = TestEngine.on(database)) {
      engine.bean("work", new MillraceProcess.Workshop());
      for (long seed = FIRST; seed < FIRST + number(); seed++) {
        var script = new Schedule(new Rules()).of(ProcessGenerator.generate(seed), seed);
        var expected = dumps(engine, script, false);
        assertThat(dumps(engine, script, true)).as("seed %d\n%s", seed, script).isEqualTo(expected);
      }
    }
  }

  private int number() {
    return Integer.getInteger(
        "millrace.test.migrations", database.kind() == DatabaseKind.H2 ? 20 : 3);
  }

  private static List<TableDump> dumps(TestEngine engine, Script script, boolean migrates)
      throws SQLException {
    var dumps = new ArrayList<TableDump>();
    var process = new MillraceProcess(engine.engine(), new MillraceDeployments());
    if (process.start(script.model(), script.variables()) == Outcome.DONE) {
      for (var action : script.actions()) {
        if (migrates) {
          migrate(engine, script.model());
        }
        dumps.add(dump(engine));
        process.apply(action);
      }
      dumps.add(dump(engine));
    }
    process.close();
    return dumps;
  }

  private static void migrate(TestEngine engine, ProcessModel model) {
    var instance =
        engine
            .runtime()
            .createProcessInstanceQuery()
            .processDefinitionKey(model.key())
            .list()
            .stream()
            .min(Comparator.comparingLong(one -> Long.parseLong(one.getId())));
    if (instance.isPresent()) {
      var repository = engine.engine().getRepositoryService();
      repository.createDeployment().addString(model.key() + ".bpmn", ProcessXml.of(model)).deploy();
      var target =
          repository
              .createProcessDefinitionQuery()
              .processDefinitionKey(model.key())
              .latestVersion()
              .singleResult();
      engine
          .engine()
          .getProcessMigrationService()
          .createProcessInstanceMigrationBuilder()
          .migrateToProcessDefinition(target.getId())
          .migrate(instance.get().getId());
    }
  }

  /** How often a row was written is another matter. */
  private static TableDump dump(TestEngine engine) throws SQLException {
    try (var connection = engine.connect()) {
      return TableDump.of(connection).withoutRevisions();
    }
  }
}
