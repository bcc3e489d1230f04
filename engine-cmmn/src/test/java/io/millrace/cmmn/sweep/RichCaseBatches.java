package io.millrace.cmmn.sweep;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.migration.CaseInstanceMigrationBuilder;
import java.util.List;

/** Lets batches of cases succeed, fail, wait and be canceled. */
final class RichCaseBatches {

  private final CmmnEngine engine;
  private String old;

  RichCaseBatches(CmmnEngine engine) {
    this.engine = engine;
  }

  /** Makes them; returns the ids of those that migrate. */
  List<String> happen() {
    var migration = migration();
    var done = migration.batchMigrateCaseInstances(old).getId();
    engine.runDueJobs();
    var management = engine.getCmmnManagementService();
    var dead = management.createDeadLetterJobQuery().elementName("Fail").list().get(0).getId();
    management.setJobRetriesAsync(List.of(dead), 3);
    management.cancelBatch(management.setJobRetriesAsync(List.of(dead), 3).getId());
    var none = management.createDeadLetterJobQuery().elementId("nothing");
    management.retryDeadLetterJobsAsync(none, 2);
    var runtime = engine.getCmmnRuntimeService();
    runtime.terminateCaseInstancesAsync(List.of(start(RichCases.TENANT)));
    engine.runDueJobs();
    runtime.terminateCaseInstancesAsync(List.of(start(RichCases.TENANT)));
    return List.of(done, migration.batchMigrateCaseInstances(old).getId());
  }

  private String start(String tenant) {
    return engine
        .getCmmnRuntimeService()
        .createCaseInstanceBuilder()
        .caseDefinitionKey("delivery")
        .tenantId(tenant)
        .start()
        .getId();
  }

  private CaseInstanceMigrationBuilder migration() {
    old = deploy("a", "b");
    var runtime = engine.getCmmnRuntimeService();
    var tasks = engine.getCmmnTaskService();
    runtime.createCaseInstanceBuilder().caseDefinitionKey("move").start();
    var left = runtime.createCaseInstanceBuilder().caseDefinitionKey("move").start().getId();
    var first = tasks.createTaskQuery().caseInstanceId(left).taskDefinitionKey("a");
    tasks.complete(first.singleResult().getId());
    return engine
        .getCmmnMigrationService()
        .createCaseInstanceMigrationBuilder()
        .migrateToCaseDefinition(deploy("b"));
  }

  private String deploy(String... tasks) {
    var repository = engine.getCmmnRepositoryService();
    var model = RichCaseModels.of("move", tasks);
    var made = repository.createDeployment().addString("move.cmmn", model).deploy();
    return repository.createCaseDefinitionQuery().deploymentId(made.getId()).singleResult().getId();
  }
}
