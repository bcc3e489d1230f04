package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import io.millrace.test.database.WireProxy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Only a connection that is lost while the commit is under way leaves the outcome open. The commit
 * travels with the flush in one string on PostgreSQL, or is that of a single statement, which is
 * what these tests cut.
 */
@ServerTest
class LostConnectionTest {

  private final Database database;
  private WireProxy proxy;
  private TestEngine engine;
  private ProcessInstance instance;
  private String task;

  LostConnectionTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void startBehindAProxy() {
    assumeTrue(database.kind() == DatabaseKind.POSTGRESQL, "one trip for flush and commit");
    proxy = WireProxy.before(database);
    engine = TestEngine.on(database.at(proxy.url()));
    engine.deploy(process("one").userTask("approve").userTask("ship"));
    instance = engine.start("one");
    task = engine.task(instance, "approve").getId();
  }

  @AfterEach
  void close() {
    if (engine != null) {
      engine.close();
      proxy.close();
    }
  }

  /** What is changed by itself is not remembered, so its completion locks and reads first. */
  private void forget() {
    engine.tasks().setPriority(task, 70);
  }

  @Test
  void lostAnswerToTheCommitLeavesTheOutcomeOpenAndTheWorkIsDone() {
    forget();
    proxy.cutAt("commit", true);
    assertThatThrownBy(() -> engine.tasks().complete(task))
        .isInstanceOf(OutcomeUnknownException.class);
    assertThat(proxy.hasCut()).isTrue();
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Test
  void commitThatNeverArrivesLeavesTheOutcomeOpenAndNothingIsDone() {
    forget();
    proxy.cutAt("commit", false);
    assertThatThrownBy(() -> engine.tasks().complete(task))
        .isInstanceOf(OutcomeUnknownException.class);
    assertThat(proxy.hasCut()).isTrue();
    assertThat(engine.openTasks(instance)).containsExactly("approve");
  }

  @Test
  void lostAnswerToACompletionOfWhatIsRememberedLeavesTheOutcomeOpenAndItIsDone() {
    proxy.cutAt("skip locked", true);
    assertThatThrownBy(() -> engine.tasks().complete(task))
        .isInstanceOf(OutcomeUnknownException.class);
    assertThat(proxy.hasCut()).isTrue();
    assertThat(engine.openTasks(instance)).containsExactly("ship");
    engine.completeTask(instance, "ship");
    assertThat(engine.hasEnded(instance)).isTrue();
  }

  @Test
  void completionOfWhatIsRememberedThatNeverArrivesLeavesTheOutcomeOpenAndNothingIsDone() {
    proxy.cutAt("skip locked", false);
    assertThatThrownBy(() -> engine.tasks().complete(task))
        .isInstanceOf(OutcomeUnknownException.class);
    assertThat(proxy.hasCut()).isTrue();
    assertThat(engine.openTasks(instance)).containsExactly("approve");
    engine.tasks().complete(task);
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }

  @Test
  void lostAnswerToAStartThatNeedsNoTransactionLeavesTheOutcomeOpenAndItIsThere() {
    var before = engine.runtime().createProcessInstanceQuery().count();
    proxy.cutAt("insert into mr_execution", true);
    assertThatThrownBy(() -> engine.start("one")).isInstanceOf(OutcomeUnknownException.class);
    assertThat(proxy.hasCut()).isTrue();
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(before + 1);
  }

  @Test
  void startThatNeedsNoTransactionAndNeverArrivesLeavesTheOutcomeOpenAndNothingIsThere() {
    var before = engine.runtime().createProcessInstanceQuery().count();
    proxy.cutAt("insert into mr_execution", false);
    assertThatThrownBy(() -> engine.start("one")).isInstanceOf(OutcomeUnknownException.class);
    assertThat(proxy.hasCut()).isTrue();
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(before);
  }

  @Test
  void connectionLostBeforeTheCommitIsAnUnavailableDatabaseAndNothingIsDone() {
    forget();
    proxy.cutAt("for update", true);
    assertThatThrownBy(() -> engine.tasks().complete(task))
        .isInstanceOf(DatabaseUnavailableException.class);
    assertThat(proxy.hasCut()).isTrue();
    assertThat(engine.openTasks(instance)).containsExactly("approve");
    engine.tasks().complete(task);
    assertThat(engine.openTasks(instance)).containsExactly("ship");
  }
}
