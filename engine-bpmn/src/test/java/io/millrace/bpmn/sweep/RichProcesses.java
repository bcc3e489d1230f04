package io.millrace.bpmn.sweep;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.common.task.Task;
import java.io.ByteArrayInputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;

/** Lets everything happen in an engine that it can be asked for. */
final class RichProcesses {

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
      {"key": "in", "name": "In", "channelType": "inbound", "type": "memory", "settings": {"topic": "bills"},
       "channelEventKeyDetection": {"jsonField": "kind"},
       "channelEventTenantIdDetection": {"jsonPointerExpression": "/tenant"}}
      """;

  private static final String FIXED =
      """
      {"key": "fixed", "channelType": "inbound", "type": "memory",
       "channelEventKeyDetection": {"fixedValue": "billed"}}
      """;

  private final ProcessEngine engine;
  String deployment;
  String order;
  final List<String> migrations = new ArrayList<>();
  private final List<Object> given = new ArrayList<>();

  RichProcesses(ProcessEngine engine) {
    this.engine = engine;
  }

  void happen() {
    engine.getIdentityService().setAuthenticatedUserId("kermit");
    deploy();
    order = start("one").getId();
    describe(order);
    work(task(order, "pay"));
    suspended();
    finished();
    var jobs = new RichJobs(engine, order);
    jobs.happen();
    order("two");
    migrations.addAll(new RichBatches(engine, order).happen());
    jobs.move();
    messages();
    engine.clock().advance(Duration.ofDays(10));
  }

  /** Returns what the engine answered with meanwhile. */
  Object[] given() {
    return given.toArray();
  }

  private void deploy() {
    var repository = engine.getRepositoryService();
    var parent =
        repository.createDeployment().name("empty").addString("note.txt", "nothing").deploy();
    var builder =
        repository
            .createDeployment()
            .name("Orders")
            .key("orders")
            .category("sales")
            .externalId("deployment-7")
            .tenantId(TENANT)
            .parentDeploymentId(parent.getId());
    models().forEach(model -> builder.addBytes(model.resourceName(), model.toBytes()));
    builder.addString("billed.event", BILLED).addString("in.channel", IN);
    var made = builder.deploy();
    given.add(made);
    deployment = made.getId();
    var plain = repository.createDeployment();
    models().forEach(model -> plain.addBytes(model.resourceName(), model.toBytes()));
    var drawn = RichModels.drawn();
    plain.addBytes(drawn.resourceName(), drawn.toBytes());
    plain.addString("billed.event", BILLED).addString("fixed.channel", FIXED).lenient().deploy();
    given.add(engine.getRuntimeService().startProcessInstanceByKey("drawn"));
    engine.getRuntimeService().startProcessInstanceByKey("order", Map.of("loose", 1));
    engine.getRuntimeService().startProcessInstanceByKey("delivery");
  }

  private static List<BpmnBuilder> models() {
    return List.of(
        RichModels.order(), RichModels.delivery(), RichModels.failure(), RichModels.daily());
  }

  private ProcessInstance start(String name) {
    return engine
        .getRuntimeService()
        .createProcessInstanceBuilder()
        .processDefinitionKey("order")
        .tenantId(TENANT)
        .name("Order " + name)
        .businessKey("key-" + name)
        .businessStatus("status-" + name)
        .externalId("external-" + name)
        .variables(Map.of("text", "Goods", "number", 7, "flag", true, "bytes", new byte[] {1}))
        .variable("when", DUE)
        .start();
  }

  private void describe(String instance) {
    var runtime = engine.getRuntimeService();
    runtime.addUserIdentityLink(instance, "fozzie", "watcher");
    runtime.addGroupIdentityLink(instance, "muppets", "watcher");
    runtime.setVariable(instance, "number", 8);
    runtime.setVariableLocal(execution(instance, "wait"), "own", "Local");
    var incident =
        runtime.createIncident("trouble", execution(instance, "wait"), "configured", "It is wet");
    runtime.setAnnotationForIncidentById(incident.getId(), "Wait");
    runtime.resolveIncident(
        runtime
            .createIncident("trouble", execution(instance, "wait"), "configured", "It is cold")
            .getId());
  }

  String execution(String instance, String activity) {
    return engine
        .getRuntimeService()
        .createExecutionQuery()
        .processInstanceId(instance)
        .activityId(activity)
        .list()
        .get(0)
        .getId();
  }

  Task task(String instance, String key) {
    return engine
        .getTaskService()
        .createTaskQuery()
        .processInstanceId(instance)
        .taskDefinitionKey(key)
        .singleResult();
  }

  private void work(Task pay) {
    var tasks = engine.getTaskService();
    var id = pay.getId();
    tasks.setOwner(id, "piggy");
    tasks.setVariableLocal(id, "own", "Mine");
    tasks.setVariableLocal(id, "size", 7);
    tasks.addComment(id, order, "Looks good");
    tasks.addComment(id, order, "event", "Happened");
    tasks.createAttachment(
        "text", id, order, "Bill", "The bill", new ByteArrayInputStream(new byte[] {1}));
    tasks.createAttachment("link", id, order, "Shop", "The shop", "https://shop.example");
    var sub =
        tasks
            .createTaskBuilder()
            .externalId("sub-7")
            .name("Sub")
            .parentTaskId(id)
            .tenantId(TENANT)
            .create();
    tasks.delegateTask(id, "gonzo");
    tasks.claim(task(order, "pack").getId(), "fozzie");
    progress(sub.getId());
  }

  private void progress(String sub) {
    var tasks = engine.getTaskService();
    tasks.claim(sub, "kermit");
    tasks.startProgress(sub, "kermit");
    var task = tasks.createTaskQuery().taskId(sub).singleResult();
    task.setInProgressStartDueDate(DUE);
    tasks.saveTask(task);
    tasks.suspendTask(sub, "kermit");
  }

  /** Starts an order whose jobs wait, with activities that are over. */
  private void order(String name) {
    var other = start(name).getId();
    var runtime = engine.getRuntimeService();
    engine.getTaskService().complete(task(other, "done").getId(), "piggy");
    runtime.messageEventReceived("vanish", execution(other, "vanish"));
  }

  private void suspended() {
    engine.getRuntimeService().suspendProcessInstanceById(start("suspended").getId());
    var other =
        engine
            .getRepositoryService()
            .createProcessDefinitionQuery()
            .processDefinitionKey("delivery")
            .processDefinitionWithoutTenantId()
            .singleResult();
    engine.getRepositoryService().suspendProcessDefinitionById(other.getId());
  }

  private void finished() {
    var runtime = engine.getRuntimeService();
    var tasks = engine.getTaskService();
    engine.clock().advance(Duration.ofHours(1));
    var done = runtime.startProcessInstanceByKeyAndTenantId("delivery", "done", TENANT).getId();
    var carry = task(done, "carry").getId();
    tasks.startProgress(carry, "piggy");
    engine.clock().advance(Duration.ofHours(1));
    tasks.complete(carry, "piggy");
    var gone = start("gone").getId();
    runtime.createIncident("trouble", execution(gone, "wait"), "configured", "It is over");
    engine.clock().advance(Duration.ofHours(1));
    runtime.deleteProcessInstance(gone, "cancelled");
  }

  private void messages() {
    var called =
        engine
            .getRuntimeService()
            .createProcessInstanceQuery()
            .superProcessInstanceId(order)
            .singleResult();
    engine
        .getRuntimeService()
        .createMessageCorrelation("unknown")
        .processInstanceBusinessKey("key-one")
        .tenantId(TENANT)
        .keepFor(Duration.ofHours(1))
        .correlate();
    engine
        .getRuntimeService()
        .createMessageCorrelation("unknown")
        .processDefinitionId(called.getProcessDefinitionId())
        .keepFor(Duration.ofHours(1))
        .correlate();
    engine
        .getRuntimeService()
        .createMessageCorrelation("unknown")
        .processInstanceId(order)
        .keepFor(Duration.ofHours(1))
        .correlate();
  }
}
