package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Nodes;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchSummary;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import io.millrace.test.kill.Kill;
import io.millrace.test.kill.Point;
import io.millrace.test.kill.WriteBarrier;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A batch of which a session, or a statement, is ended by the server does each of its items once
 * all the same, and no item fails because of that.
 */
@ServerTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KilledBatchTest {

  private static final int ITEMS = 9;
  private static final List<Point> OF_DELETION =
      List.of(
          Point.update("MR_BATCH_PART"),
          Point.delete("MR_EXECUTION"),
          Point.update("MR_BATCH"),
          Point.update("MR_BATCH_PART").andCommit());
  private static final List<Point> OF_MIGRATION =
      List.of(Point.update("MR_EXECUTION"), Point.delete("MR_JOB"));

  private final Database database;
  private TestEngine engine;
  private WriteBarrier barrier;

  KilledBatchTest(Database database) {
    this.database = database;
  }

  @BeforeAll
  void open() throws SQLException {
    engine = TestEngine.on(database);
    barrier =
        WriteBarrier.before(
            database, List.of("MR_JOB", "MR_EXECUTION", "MR_BATCH", "MR_BATCH_PART"));
  }

  @AfterEach
  void deleteInstances() throws SQLException {
    barrier.open();
    var instances = engine.runtime();
    instances
        .createProcessInstanceQuery()
        .list()
        .forEach(each -> instances.deleteProcessInstance(each.getId(), "the test is over"));
  }

  @AfterAll
  void close() throws SQLException {
    barrier.close();
    engine.close();
  }

  private Stream<Arguments> eachPlaceOfADeletion() {
    return each(OF_DELETION);
  }

  private Stream<Arguments> eachPlaceOfAMigration() {
    return each(OF_MIGRATION);
  }

  private Stream<Arguments> each(List<Point> places) {
    return places.stream()
        .filter(place -> !place.commit() || database.kind() == DatabaseKind.POSTGRESQL)
        .flatMap(place -> Stream.of(Kill.values()).map(kill -> Arguments.of(place, kill)));
  }

  private List<String> startAll(String process) {
    return IntStream.range(0, ITEMS).mapToObj(i -> engine.start(process).getId()).toList();
  }

  /** Runs a batch, and ends the first session, or its statement, that comes to a place. */
  private void killAt(Point place, Kill kill) throws SQLException {
    barrier.hold(place);
    try (var nodes = Nodes.start(database, 1, 2, Map.of())) {
      barrier.kill(barrier.awaitSession(), kill);
      barrier.open();
      until(
          nodes.size() + " node has ended all jobs of the batch",
          () -> engine.management().createJobQuery().count() == 0);
    }
  }

  private void assertAllAreDone(Batch batch) {
    var management = engine.management();
    assertThat(management.getBatchSummary(batch.getId()))
        .isEqualTo(new BatchSummary(batch.getId(), Batch.STATUS_COMPLETED, ITEMS, 0, ITEMS, 0, 0));
    assertThat(management.createDeadLetterJobQuery().count()).isZero();
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("eachPlaceOfADeletion")
  void eachInstanceIsDeletedOnce(Point place, Kill kill) throws SQLException {
    // given
    engine.deploy(process("gone").userTask("wait"));
    var batch = engine.runtime().deleteProcessInstancesAsync(startAll("gone"), "not wanted");
    // when
    killAt(place, kill);
    // then
    assertAllAreDone(batch);
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("eachPlaceOfAMigration")
  void eachInstanceIsMigratedOnce(Point place, Kill kill) throws SQLException {
    // given
    engine.deploy(process("moved").userTask("old"));
    startAll("moved");
    var source = definition();
    engine.deploy(process("moved").userTask("old").userTask("new"));
    var target = definition();
    var batch =
        engine
            .engine()
            .getProcessMigrationService()
            .createProcessInstanceMigrationBuilder()
            .migrateToProcessDefinition(target)
            .batchMigrateProcessInstances(source);
    // when
    killAt(place, kill);
    // then
    assertAllAreDone(batch);
    var found = new ArrayList<String>();
    for (ProcessInstance each : engine.runtime().createProcessInstanceQuery().list()) {
      found.add(each.getProcessDefinitionId());
    }
    assertThat(found).hasSize(ITEMS).containsOnly(target);
  }

  private String definition() {
    return engine
        .engine()
        .getRepositoryService()
        .createProcessDefinitionQuery()
        .processDefinitionKey("moved")
        .latestVersion()
        .singleResult()
        .getId();
  }
}
