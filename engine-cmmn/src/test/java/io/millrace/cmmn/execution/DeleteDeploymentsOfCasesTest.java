package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@DatabaseTest
class DeleteDeploymentsOfCasesTest {

  private final Database database;
  private CaseEngine engine;

  DeleteDeploymentsOfCasesTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    engine = new CaseEngine(database);
  }

  @AfterEach
  void close() {
    engine.checkInvariants();
    engine.close();
  }

  @Test
  void aDeploymentWithRunningCasesStaysUnlessItIsDeletedWithThem() {
    var deployment = engine.deploy("claim", "check", "pay");
    var running = engine.start("claim");
    engine.end(engine.start("claim"));

    assertThatThrownBy(() -> engine.repository().deleteDeployment(deployment.getId()))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("1 instance of its definitions is running");
    assertThat(engine.task(running, "check")).isNotNull();
  }

  @Test
  void deletedWithItsCasesADeploymentLeavesNothing() {
    var other = engine.deploy("other", "stay");
    var deployment = engine.deploy("claim", "check", "pay");
    var kept = engine.start("other");
    for (var i = 0; i < 3; i++) {
      var instance = engine.start("claim");
      engine.runtime().setVariable(instance.getId(), "x", i);
      engine.tasks().setVariableLocal(engine.task(instance, "check").getId(), "y", i);
      engine.runtime().addUserIdentityLink(instance.getId(), "kermit", "participant");
    }
    engine.end(engine.start("claim"));

    engine.repository().deleteDeployment(deployment.getId(), true);

    assertThat(engine.runtime().createCaseInstanceQuery().list())
        .extracting(one -> one.getId())
        .containsExactly(kept.getId());
    assertThat(engine.history().createHistoricCaseInstanceQuery().finished().count()).isZero();
    assertThat(engine.history().createHistoricTaskInstanceQuery().finished().count()).isZero();
    assertThat(engine.management().getTableCounts())
        .containsEntry("MR_VARIABLE", 0L)
        .containsEntry("MR_HI_VARIABLE", 0L)
        .containsEntry("MR_HI_PLAN_ITEM", 0L)
        .containsEntry("MR_IDENTITY_LINK", 0L)
        .containsEntry("MR_TASK", 1L)
        .containsEntry("MR_DEPLOYMENT", 1L);
    assertThatThrownBy(() -> engine.start("claim")).isInstanceOf(ObjectNotFoundException.class);
    assertThat(other.getId()).isNotNull();
  }

  @Test
  void casesOfOtherVersionsStay() {
    engine.deploy("claim", "check");
    var first = engine.start("claim");
    var second = engine.deploy("claim", "check", "pay");
    engine.start("claim");

    engine.repository().deleteDeployment(second.getId(), true);

    assertThat(engine.runtime().createCaseInstanceQuery().list())
        .extracting(one -> one.getId())
        .containsExactly(first.getId());
    assertThat(engine.start("claim").getCaseDefinitionVersion()).isEqualTo(1);
  }

  @Test
  void severalCasesAreTerminatedTogetherOrNone() {
    engine.deploy("claim", "check");
    var one = engine.start("claim").getId();
    var two = engine.start("claim").getId();

    assertThatThrownBy(() -> engine.runtime().bulkTerminateCaseInstances(List.of(one, "987654")))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThat(engine.runtime().createCaseInstanceQuery().count()).isEqualTo(2);

    engine.runtime().bulkTerminateCaseInstances(List.of(two, one, two));

    assertThat(engine.runtime().createCaseInstanceQuery().count()).isZero();
    assertThat(engine.history().createHistoricCaseInstanceQuery().state("terminated").count())
        .isEqualTo(2);
  }

  @Test
  void deletedCasesAreKeptByHistoryUntilThatIsDeleted() {
    engine.deploy("claim", "check");
    var one = engine.start("claim").getId();
    var two = engine.start("claim").getId();

    engine.runtime().deleteCaseInstance(one);
    engine.runtime().bulkDeleteCaseInstances(List.of(two));

    assertThat(engine.history().createHistoricCaseInstanceQuery().count()).isEqualTo(2);
    engine.history().bulkDeleteHistoricCaseInstances(List.of(one, two));
    assertThat(engine.history().createHistoricCaseInstanceQuery().count()).isZero();
  }
}
