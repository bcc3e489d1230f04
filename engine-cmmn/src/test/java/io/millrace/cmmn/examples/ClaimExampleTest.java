package io.millrace.cmmn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** The first case of an application: a claim is checked and, if it is approved, paid. */
@DatabaseTest
class ClaimExampleTest {

  private final DataSource dataSource;

  ClaimExampleTest(Database database) {
    this.dataSource = database.dataSource();
  }

  @Test
  void anApprovedClaimIsPaid() {
    var engine =
        new CmmnEngineConfiguration()
            .setDataSource(dataSource)
            .setDatabaseSchemaUpdate("true")
            .buildCmmnEngine();

    var claim =
        Cmmn.caseModel("claim")
            .humanTask("check", task -> task.assignee("kermit"))
            .stage(
                "payment",
                stage ->
                    stage
                        .humanTask("pay", task -> task.required())
                        .milestone("paid", milestone -> milestone.entry().on("pay", "complete"))
                        .entry()
                        .on("check", "complete")
                        .ifPart("${approved}"))
            .userEventListener("withdraw")
            .exit(exit -> exit.on("withdraw", "occur"))
            .toXml();

    engine.getCmmnRepositoryService().createDeployment().addString("claim.cmmn", claim).deploy();
    var instance =
        engine
            .getCmmnRuntimeService()
            .createCaseInstanceBuilder()
            .caseDefinitionKey("claim")
            .variable("approved", true)
            .start();
    var task =
        engine
            .getCmmnTaskService()
            .createTaskQuery()
            .caseInstanceId(instance.getId())
            .singleResult();
    engine.getCmmnTaskService().complete(task.getId()); // "payment" starts, and in it "pay"

    var next =
        engine
            .getCmmnTaskService()
            .createTaskQuery()
            .caseInstanceId(instance.getId())
            .singleResult();
    assertThat(next.getTaskDefinitionKey()).isEqualTo("payDefinition");
    engine.close();
  }
}
