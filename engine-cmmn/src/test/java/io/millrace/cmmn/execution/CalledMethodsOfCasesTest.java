package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A refusal names the service and the method that were called, also where engines share them. */
@DatabaseTest
class CalledMethodsOfCasesTest {

  private final Database database;

  CalledMethodsOfCasesTest(Database database) {
    this.database = database;
  }

  private static void refused(String method, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageStartingWith("MR-1001: " + method + ":");
  }

  @Test
  void ofTheManagementOfCases() {
    try (var engine = new CaseEngine(database)) {
      var management = engine.management();
      refused(
          "CmmnManagementService.extendExternalWorkerJobLock",
          () -> management.extendExternalWorkerJobLock("1", "w", Duration.ZERO));
      refused(
          "CmmnManagementService.setJobRetriesAsync",
          () -> management.setJobRetriesAsync(List.of("1"), 0));
    }
  }

  @Test
  void aChangeOfStatesThatChangesNothingIsRefused() {
    try (var engine = new CaseEngine(database)) {
      engine.deploy("claim", "check");
      var started = engine.start("claim");
      var change =
          engine.runtime().createChangePlanItemStateBuilder().caseInstanceId(started.getId());
      refused("ChangePlanItemStateBuilder.changeState", change::changeState);
      engine.checkInvariants();
    }
  }
}
