package io.millrace.cmmn.examples;

import static io.millrace.cmmn.migration.PlanItemDefinitionMappingBuilder.createTerminatePlanItemDefinitionMappingFor;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.builder.CaseBuilder;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.migration.ChangePlanItemIdMapping;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import org.junit.jupiter.api.Test;

/** Operators move a case past its criteria, and to another version of its definition. */
@DatabaseTest
class OperatingExampleTest {

  private final Database database;

  OperatingExampleTest(Database database) {
    this.database = database;
  }

  private static String start(CmmnEngine engine) {
    return engine
        .getCmmnRuntimeService()
        .createCaseInstanceBuilder()
        .caseDefinitionKey("claim")
        .start()
        .getId();
  }

  private static CaseBuilder claim() {
    return Cmmn.caseModel("claim")
        .humanTask("check")
        .humanTask("pay", task -> task.entry().on("check", "complete"));
  }

  @Test
  void aPlanItemIsStartedWithoutItsCriterion() {
    var model = claim();
    try (var test = TestCase.ofFile(database, model.toXml())) {
      var engine = test.engine();
      var id = start(engine);

      engine
          .getCmmnRuntimeService()
          .createChangePlanItemStateBuilder()
          .caseInstanceId(id)
          .terminatePlanItemDefinitionId("checkDefinition")
          .activatePlanItemDefinitionId("payDefinition")
          .changeState();

      assertThat(test.open()).containsExactly("pay active");
    }
  }

  @Test
  void aCaseGoesOnByAnotherVersion() {
    var first = claim().humanTask("archive", task -> task.manualActivation());
    var second = Cmmn.caseModel("claim").humanTask("review").humanTask("pay");
    try (var test = TestCase.ofFile(database, first.toXml())) {
      var engine = test.engine();
      var id = start(engine);
      var repository = engine.getCmmnRepositoryService();
      repository.createDeployment().addString("claim.cmmn", second.toXml()).deploy();

      engine
          .getCmmnMigrationService()
          .createCaseInstanceMigrationBuilder()
          .migrateToCaseDefinition("claim", 2)
          .addChangePlanItemIdMapping(new ChangePlanItemIdMapping("check", "review"))
          .addTerminatePlanItemDefinitionMapping(
              createTerminatePlanItemDefinitionMappingFor("archiveDefinition"))
          .migrate(id);

      assertThat(test.open()).contains("review active");
    }
  }
}
