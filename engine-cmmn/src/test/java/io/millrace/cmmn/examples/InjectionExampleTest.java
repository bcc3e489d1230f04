package io.millrace.cmmn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import org.junit.jupiter.api.Test;

/** A plan item of another case is added to a running case whose model does not foresee it. */
@DatabaseTest
class InjectionExampleTest {

  private final Database database;

  InjectionExampleTest(Database database) {
    this.database = database;
  }

  @Test
  void anItemOfAnotherCaseIsInjected() {
    var model = Cmmn.caseModel("case").humanTask("check");
    var other = Cmmn.caseModel("reviews").humanTask("review");
    try (var test = TestCase.ofFile(database, model.toXml()).start()) {
      var engine = test.engine();
      var id = test.id();
      var repository = engine.getCmmnRepositoryService();
      repository.createDeployment().addString("reviews.cmmn", other.toXml()).deploy();
      var reviews = repository.createCaseDefinitionQuery().caseDefinitionKey("reviews");
      var otherDefinitionId = reviews.singleResult().getId();

      engine
          .getDynamicCmmnService()
          .createInjectedPlanItemInstanceBuilder()
          .caseDefinitionId(otherDefinitionId)
          .elementId("review")
          .name("Second review")
          .createInCase(id); // or createInStage(planItemInstanceId)

      assertThat(test.open()).containsExactly("check active", "review active");
    }
  }
}
