package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A version that one node deletes is not used any more by another one that had compiled it. */
@DatabaseTest
class DeletedCaseVersionTest {

  private final Database database;
  private CaseEngine engine;
  private CaseEngine node;

  DeletedCaseVersionTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    engine = new CaseEngine(database);
    node =
        new CaseEngine(database, settings -> settings.setLatestVersionCheckInterval(Duration.ZERO));
  }

  @AfterEach
  void close() {
    node.close();
    engine.checkInvariants();
    engine.close();
  }

  /** Starts a case on the node, and ends it: what the node has compiled stays. */
  private CaseInstance warmUp() {
    var instance = node.start("claim");
    node.end(instance);
    return instance;
  }

  @Test
  void itIsStartedNeitherByItsIdNorByItsKey() {
    var deployment = engine.deploy("claim", "check");
    var id = warmUp().getCaseDefinitionId();
    engine.repository().deleteDeployment(deployment.getId(), true);
    assertThatThrownBy(
            () -> node.runtime().createCaseInstanceBuilder().caseDefinitionId(id).start())
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining(id);
    assertThatThrownBy(() -> node.start("claim")).isInstanceOf(ObjectNotFoundException.class);
    assertThat(engine.tasks().createTaskQuery().count()).isZero();
  }

  @Test
  void noCaseOfItIsReactivated() {
    var deployment = engine.deploy("claim", "check");
    var ended = warmUp();
    engine.repository().deleteDeployment(deployment.getId());
    assertThatThrownBy(
            () -> node.history().createCaseReactivationBuilder(ended.getId()).reactivate())
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining(ended.getCaseDefinitionId());
  }

  @Test
  void noCaseIsMigratedToIt() {
    engine.deploy("claim", "check");
    var kept = engine.start("claim");
    var deployment = engine.deploy("claim", "check", "pay");
    var target = warmUp().getCaseDefinitionId();
    engine.repository().deleteDeployment(deployment.getId(), true);
    var migration =
        node.engine()
            .getCmmnMigrationService()
            .createCaseInstanceMigrationBuilder()
            .migrateToCaseDefinition(target);
    assertThatThrownBy(() -> migration.migrate(kept.getId()))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining(target);
    assertThat(engine.task(kept, "check")).isNotNull();
  }

  @Test
  void noneOfItsPlanItemsIsInjected() {
    var deployment = engine.deploy("claim", "check");
    engine.deploy("host", "work");
    var source = warmUp().getCaseDefinitionId();
    var host = engine.start("host");
    engine.repository().deleteDeployment(deployment.getId(), true);
    var injected =
        node.engine()
            .getDynamicCmmnService()
            .createInjectedPlanItemInstanceBuilder()
            .caseDefinitionId(source)
            .elementId("item-check");
    assertThatThrownBy(() -> injected.createInCase(host.getId()))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining(source);
    assertThat(engine.tasks().createTaskQuery().count()).isOne();
  }
}
