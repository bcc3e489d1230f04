package io.millrace.cmmn.sweep;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.common.task.Task;
import java.io.ByteArrayInputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;

/** Lets everything happen in an engine for cases that it can be asked for. */
final class RichCases {

  static final Date DUE = Date.from(Instant.parse("2031-05-06T00:00:00Z"));
  static final String TENANT = "acme";
  private static final String BILLED =
      """
      {"key": "billed", "name": "Billed", "payload": [
        {"name": "order", "type": "string", "correlationParameter": true},
        {"name": "trace", "type": "string", "header": true},
        {"name": "all", "fullPayload": true}
      ]}
      """;
  private static final String IN =
      """
      {"key": "in", "name": "In", "channelType": "inbound", "type": "memory",
       "settings": {"topic": "bills"},
       "channelEventKeyDetection": {"jsonField": "kind"},
       "channelEventTenantIdDetection": {"jsonPointerExpression": "/tenant"}}
      """;
  private static final String FIXED =
      """
      {"key": "fixed", "channelType": "inbound", "type": "memory",
       "channelEventKeyDetection": {"fixedValue": "billed"}}
      """;

  private final CmmnEngine engine;
  private final List<Object> given = new ArrayList<>();
  String deployment;
  String order;
  final List<String> migrations = new ArrayList<>();

  RichCases(CmmnEngine engine) {
    this.engine = engine;
  }

  void happen() {
    engine.getIdentityService().setAuthenticatedUserId("kermit");
    deploy();
    order = start("one").getId();
    describe();
    work(task(order, "pay").getId());
    finished();
    var jobs = new RichCaseJobs(engine);
    jobs.happen();
    var two = start("two").getId();
    migrations.addAll(new RichCaseBatches(engine).happen());
    jobs.move();
    held(two);
    start("three");
    engine.clock().advance(Duration.ofDays(10));
  }

  /** Returns what the engine answered with meanwhile. */
  Object[] given() {
    return given.toArray();
  }

  private void deploy() {
    var repository = engine.getCmmnRepositoryService();
    var parent = repository.createDeployment().name("empty").addString("note.txt", "no").deploy();
    var made =
        repository
            .createDeployment()
            .name("Orders")
            .key("orders")
            .category("sales")
            .externalId("deployment-7")
            .tenantId(TENANT)
            .parentDeploymentId(parent.getId())
            .addString("order.cmmn", RichCaseModels.ORDER)
            .addString("delivery.cmmn", RichCaseModels.DELIVERY)
            .addString("failure.cmmn", RichCaseModels.FAILURE)
            .addString("billed.event", BILLED)
            .addString("in.channel", IN)
            .deploy();
    given.add(made);
    deployment = made.getId();
    repository
        .createDeployment()
        .addString("order.cmmn", RichCaseModels.ORDER)
        .addString("delivery.cmmn", RichCaseModels.DELIVERY)
        .addString("failure.cmmn", RichCaseModels.FAILURE)
        .addString("billed.event", BILLED)
        .addString("fixed.channel", FIXED)
        .deploy();
    engine
        .getCmmnRuntimeService()
        .createCaseInstanceBuilder()
        .caseDefinitionKey("order")
        .variable("number", 7)
        .start();
  }

  private CaseInstance start(String name) {
    return engine
        .getCmmnRuntimeService()
        .createCaseInstanceBuilder()
        .caseDefinitionKey("order")
        .tenantId(TENANT)
        .name("Order " + name)
        .businessKey("key-" + name)
        .businessStatus("status-" + name)
        .externalId("external-" + name)
        .variables(Map.of("text", "Goods", "number", 7, "flag", true, "bytes", new byte[] {1}))
        .variable("when", DUE)
        .start();
  }

  String item(String definition) {
    return item(order, definition);
  }

  private String item(String instance, String definition) {
    return engine
        .getCmmnRuntimeService()
        .createPlanItemInstanceQuery()
        .caseInstanceId(instance)
        .planItemDefinitionId(definition)
        .list()
        .get(0)
        .getId();
  }

  Task task(String instance, String key) {
    return engine
        .getCmmnTaskService()
        .createTaskQuery()
        .caseInstanceId(instance)
        .taskDefinitionKey(key)
        .singleResult();
  }

  private void describe() {
    var runtime = engine.getCmmnRuntimeService();
    runtime.addUserIdentityLink(order, "fozzie", "watcher");
    runtime.addGroupIdentityLink(order, "muppets", "watcher");
    runtime.setVariable(order, "number", 8);
    runtime.setLocalVariable(item("books"), "own", "Local");
    runtime.createCaseFileItem(order, "goods", "A box");
    runtime.createCaseFileItem(order, "letter", "Dear all");
    runtime.addCaseFileItemChild(order, "goods", "box", "Small");
    runtime.addCaseFileItemReference(order, "goods", "letter");
    var wet = runtime.createIncident("trouble", item("books"), "configured", "It is wet");
    runtime.setAnnotationForIncidentById(wet.getId(), "Wait");
    var cold = runtime.createIncident("trouble", item("books"), "configured", "It is cold");
    runtime.resolveIncident(cold.getId());
    var may =
        runtime.createPlanItemInstanceQuery().caseInstanceId(order).planItemDefinitionId("may");
    runtime.disablePlanItemInstance(may.list().get(0).getId());
    engine.getCmmnTaskService().complete(task(order, "done").getId(), "piggy");
    engine.getCmmnTaskService().complete(task(order, "again").getId(), "piggy");
  }

  private void work(String pay) {
    var tasks = engine.getCmmnTaskService();
    tasks.setOwner(pay, "piggy");
    tasks.setAssignee(pay, "kermit");
    tasks.setFollowUpDate(pay, DUE);
    tasks.setVariableLocal(pay, "own", "Mine");
    tasks.setVariableLocal(pay, "size", 7);
    tasks.addComment(pay, order, "Looks good");
    tasks.addComment(pay, order, "event", "Happened");
    var bytes = new ByteArrayInputStream(new byte[] {1});
    tasks.createAttachment("text", pay, order, "Bill", "The bill", bytes);
    tasks.createAttachment("link", pay, order, "Shop", "The shop", "https://shop.example");
    var sub =
        tasks
            .createTaskBuilder()
            .externalId("sub-7")
            .name("Sub")
            .parentTaskId(pay)
            .tenantId(TENANT)
            .create();
    tasks.delegateTask(pay, "gonzo");
    tasks.claim(task(order, "pack").getId(), "fozzie");
    progress(sub.getId());
  }

  private void progress(String sub) {
    var tasks = engine.getCmmnTaskService();
    tasks.claim(sub, "kermit");
    tasks.startProgress(sub, "kermit");
    var task = tasks.createTaskQuery().taskId(sub).singleResult();
    task.setInProgressStartDueDate(DUE);
    tasks.saveTask(task);
    tasks.suspendTask(sub, "kermit");
  }

  /** Holds listeners of a case, and lets tasks go wrong and leave later. */
  private void held(String instance) {
    var runtime = engine.getCmmnRuntimeService();
    for (var listener : List.of("any", "user", "closing", "changed", "intent")) {
      runtime.createPlanItemInstanceTransitionBuilder(item(instance, listener)).suspend();
    }
    runtime.createPlanItemInstanceTransitionBuilder(item(instance, "pack")).fault();
    engine.getCmmnTaskService().complete(task(instance, "leave").getId());
    var delivery =
        engine
            .getCmmnRepositoryService()
            .createCaseDefinitionQuery()
            .caseDefinitionKey("delivery")
            .caseDefinitionTenantId(TENANT)
            .singleResult();
    engine
        .getDynamicCmmnService()
        .createInjectedPlanItemInstanceBuilder()
        .caseDefinitionId(delivery.getId())
        .elementId("carry")
        .createInCase(instance);
  }

  private void finished() {
    var runtime = engine.getCmmnRuntimeService();
    var tasks = engine.getCmmnTaskService();
    engine.clock().advance(Duration.ofHours(1));
    var delivery =
        runtime.createCaseInstanceBuilder().caseDefinitionKey("delivery").tenantId(TENANT);
    var carry = task(delivery.start().getId(), "carry").getId();
    tasks.startProgress(carry, "piggy");
    engine.clock().advance(Duration.ofHours(1));
    tasks.complete(carry, "piggy");
    var gone = start("gone").getId();
    runtime.createIncident(
        "trouble",
        runtime
            .createPlanItemInstanceQuery()
            .caseInstanceId(gone)
            .planItemDefinitionId("books")
            .singleResult()
            .getId(),
        "configured",
        "It is over");
    engine.clock().advance(Duration.ofHours(1));
    runtime.terminateCaseInstance(gone);
  }
}
