package io.millrace.cmmn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A worker outside the engine ships what cases ask for. */
@DatabaseTest
class WorkerExampleTest {

  private static final String MODEL =
      Cmmn.caseModel("case")
          .externalWorkerTask("ship", "shipping", task -> {})
          .humanTask("thank", task -> task.entry().on("ship", "complete"))
          .toXml();

  private final Database database;

  WorkerExampleTest(Database database) {
    this.database = database;
  }

  private static String ship(Map<String, Object> order) throws IOException {
    if (!order.containsKey("address")) {
      throw new IOException("Nobody knows where to");
    }
    return "parcel to " + order.get("address");
  }

  private static void work(CmmnEngine engine) {
    var management = engine.getCmmnManagementService();
    for (var job :
        management
            .createExternalWorkerJobAcquireBuilder()
            .topic("shipping", Duration.ofMinutes(5))
            .acquireAndLock(10, "worker-1")) {
      try {
        var parcel = ship(job.getVariables());
        management
            .createCmmnExternalWorkerTransitionBuilder(job.getId(), "worker-1")
            .variable("parcel", parcel)
            .complete();
      } catch (IOException e) {
        management
            .createExternalWorkerJobFailureBuilder(job.getId(), "worker-1")
            .message(e.getMessage())
            .retryTimeout(Duration.ofMinutes(1))
            .fail();
      }
    }
  }

  @Test
  void theCaseGoesOnWhenTheWorkIsDone() {
    try (var test = TestCase.ofFile(database, MODEL).start(Map.of("address", "Sesame Street"))) {
      work(test.engine());

      assertThat(test.open()).containsExactly("thank active");
      assertThat(test.runtime().getVariable(test.id(), "parcel"))
          .isEqualTo("parcel to Sesame Street");
    }
  }

  @Test
  void workThatFailedIsThereAgainAfterAWhile() {
    try (var test = TestCase.ofFile(database, MODEL).start()) {
      work(test.engine());
      assertThat(test.open()).contains("ship active");

      test.set("address", "Sesame Street").pass(Duration.ofMinutes(2));
      work(test.engine());

      assertThat(test.open()).containsExactly("thank active");
    }
  }
}
