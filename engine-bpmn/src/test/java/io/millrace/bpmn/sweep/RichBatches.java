package io.millrace.bpmn.sweep;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.migration.ProcessInstanceMigrationBuilder;
import java.util.List;
import java.util.Map;

/** Lets batches succeed, fail, wait and be canceled. */
final class RichBatches {

  private final ProcessEngine engine;
  private final String order;
  private String old;

  RichBatches(ProcessEngine engine, String order) {
    this.engine = engine;
    this.order = order;
  }

  /** Makes them; returns the ids of those that migrate. */
  List<String> happen() {
    var migration = migration();
    var done = migration.batchMigrateProcessInstances(old).getId();
    engine.runDueJobs();
    var management = engine.getManagementService();
    var dead = management.createDeadLetterJobQuery().elementId("fail").list().get(0).getId();
    management.setJobRetriesAsync(List.of(dead), 3);
    management.cancelBatch(management.setJobRetriesAsync(List.of(dead), 3).getId());
    var none = management.createDeadLetterJobQuery().elementId("nothing");
    management.retryDeadLetterJobsAsync(none, 2);
    engine.getRuntimeService().setVariablesAsync(List.of(order), Map.of("number", 9));
    engine.runDueJobs();
    engine.getRuntimeService().setVariablesAsync(List.of(order), Map.of("number", 10));
    return List.of(done, migration.batchMigrateProcessInstances(old).getId());
  }

  private ProcessInstanceMigrationBuilder migration() {
    var runtime = engine.getRuntimeService();
    var tasks = engine.getTaskService();
    old = deploy("a", "b");
    runtime.startProcessInstanceByKey("move");
    var left = runtime.startProcessInstanceByKey("move").getId();
    tasks.complete(tasks.createTaskQuery().processInstanceId(left).singleResult().getId());
    return engine
        .getProcessMigrationService()
        .createProcessInstanceMigrationBuilder()
        .migrateToProcessDefinition(deploy("a"));
  }

  private String deploy(String... tasks) {
    var repository = engine.getRepositoryService();
    var model = RichModels.move(tasks);
    var made =
        repository.createDeployment().addBytes(model.resourceName(), model.toBytes()).deploy();
    return repository
        .createProcessDefinitionQuery()
        .deploymentId(made.getId())
        .singleResult()
        .getId();
  }
}
