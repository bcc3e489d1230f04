package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.TestCase;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.incident.HistoricIncident;
import io.millrace.common.incident.Incident;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Incidents of cases. */
@DatabaseTest
class CaseIncidentsTest {

  private final Database database;

  CaseIncidentsTest(Database database) {
    this.database = database;
  }

  /** Fails while it is closed. */
  public static final class Shop {
    private boolean open;

    /** Fails or not. */
    public void charge() {
      if (!open) {
        throw new IllegalStateException("closed");
      }
    }
  }

  private TestCase failed(Shop shop) {
    var charge = service("charge", "${shop.charge()}").with("flowable:async=\"true\"");
    var test =
        TestCase.of(
                database,
                Map.of("shop", shop),
                stage("plan", charge, human("ship").entry("charge.complete")))
            .start();
    for (var tries = 0; tries < 3; tries++) {
      test.pass(Duration.ofMinutes(1));
    }
    return test;
  }

  private static Incident open(TestCase test) {
    return test.runtime().createIncidentQuery().singleResult();
  }

  private static HistoricIncident historic(TestCase test) {
    return test.engine().getCmmnHistoryService().createHistoricIncidentQuery().singleResult();
  }

  @Test
  void aJobThatFailsTooOftenOpensOneAndNewTriesResolveIt() {
    var shop = new Shop();
    try (var test = failed(shop)) {
      // given
      var management = test.engine().getCmmnManagementService();
      var job = management.createDeadLetterJobQuery().singleResult();
      var incident = open(test);
      assertThat(incident.getIncidentType()).isEqualTo(Incident.FAILED_JOB_TYPE);
      assertThat(incident.getConfiguration()).isEqualTo(job.getId());
      assertThat(incident.getScopeId()).isEqualTo(test.id());
      assertThat(incident.getIncidentMessage()).contains("closed");
      assertThat(incident.getActivityId()).isEqualTo("charge");
      assertThat(test.runtime().createIncidentQuery().caseInstanceId(test.id()).count())
          .isEqualTo(1);
      assertThatThrownBy(() -> test.runtime().resolveIncident(incident.getId()))
          .isInstanceOf(IllegalStateEngineException.class);
      // when
      shop.open = true;
      management.moveDeadLetterJobToExecutableJob(job.getId(), 1);
      test.pass(Duration.ZERO);
      // then
      assertThat(open(test)).isNull();
      assertThat(historic(test).isResolved()).isTrue();
      test.complete("ship");
      test.engine().getCmmnHistoryService().deleteHistoricCaseInstance(test.id());
      assertThat(historic(test)).isNull();
    }
  }

  @Test
  void theEndOfTheCaseEndsIt() {
    try (var test = failed(new Shop())) {
      test.runtime().terminateCaseInstance(test.id());
      assertThat(open(test)).isNull();
      assertThat(historic(test).isDeleted()).isTrue();
    }
  }

  @Test
  void theApplicationOpensAnnotatesAndResolvesItsOwn() {
    try (var test = TestCase.of(database, human("pay"), human("ship")).start()) {
      // given
      var item = test.itemId("pay");
      // when
      var made = test.runtime().createIncident("late", item, "3 days", "late");
      // then
      assertThat(made.getSubScopeId()).isEqualTo(item);
      assertThat(made.getConfiguration()).isEqualTo("3 days");
      test.runtime().setAnnotationForIncidentById(made.getId(), "called them");
      assertThat(open(test).getAnnotation()).isEqualTo("called them");
      test.runtime().clearAnnotationForIncidentById(made.getId());
      assertThat(open(test).getAnnotation()).isNull();
      test.runtime().resolveIncident(made.getId());
      assertThat(open(test)).isNull();
      assertThat(historic(test).isResolved()).isTrue();
      assertThatThrownBy(() -> test.runtime().resolveIncident(made.getId()))
          .isInstanceOf(ObjectNotFoundException.class);
    }
  }

  @Test
  void oneOfTheApplicationsEndsWithItsPlanItem() {
    try (var test = TestCase.of(database, human("pay"), human("ship")).start()) {
      var item = test.itemId("pay");
      test.runtime().createIncident("late", item, null);
      test.complete("ship");
      assertThat(open(test)).isNotNull();
      test.complete("pay");
      assertThat(open(test)).isNull();
      assertThat(historic(test).isDeleted()).isTrue();
    }
  }
}
