package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.history.HistoricDetail;
import io.millrace.common.history.HistoricDetailQuery;
import io.millrace.common.history.HistoricVariableUpdate;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.task.Task;
import io.millrace.test.QueryTable;
import io.millrace.test.database.Database;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Where history keeps everything, each value that a variable had is found. */
@EngineTest
class HistoricDetailQueryTest {

  private static final Instant NOON = Instant.parse("2031-05-06T12:00:00Z");

  private ProcessEngine node;

  @BeforeEach
  void open(Database database) {
    node =
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setHistoryLevel(HistoryLevel.FULL)
            .setBeans(
                Map.of(
                    "count",
                    (JavaDelegate)
                        execution -> {
                          execution.setVariable("n", 1);
                          execution.setVariable("n", 2);
                        }))
            .buildProcessEngine();
  }

  @AfterEach
  void close() {
    node.close();
  }

  private static Date at(int minutes) {
    return Date.from(NOON.plus(Duration.ofMinutes(minutes)));
  }

  private void minute(int minutes) {
    node.clock().setCurrentTime(NOON.plus(Duration.ofMinutes(minutes)));
  }

  private HistoricDetailQuery details() {
    return node.getHistoryService().createHistoricDetailQuery();
  }

  private static String text(HistoricDetail detail) {
    var update = (HistoricVariableUpdate) detail;
    return update.getVariableName() + "=" + update.getValue();
  }

  private static HistoricVariableUpdate update(HistoricDetail detail) {
    return (HistoricVariableUpdate) detail;
  }

  private QueryTable<HistoricDetailQuery, HistoricDetail> table() {
    return new QueryTable<>(this::details, HistoricDetailQueryTest::text);
  }

  private ProcessInstance start(Map<String, Object> variables) {
    return node.getRuntimeService().startProcessInstanceByKey("order", variables);
  }

  private void deployFor(String tenant) {
    var order = process("order").userTask("pay");
    node.getRepositoryService()
        .createDeployment()
        .tenantId(tenant)
        .addBytes(order.resourceName(), order.toBytes())
        .deploy();
  }

  private Task task(ProcessInstance instance) {
    return node.getTaskService()
        .createTaskQuery()
        .processInstanceId(instance.getId())
        .singleResult();
  }

  private static Map<String, Object> inOrder(String first, Object a, String second, Object b) {
    var both = new LinkedHashMap<String, Object>();
    both.put(first, a);
    both.put(second, b);
    return both;
  }

  /** An instance that is over, one that runs, and a task without an instance. */
  private final class Told {
    private final ProcessInstance ended;
    private final ProcessInstance running;
    private final Task endedTask;
    private final Task own;

    private Told(TestEngine engine) {
      engine.deploy(process("order").userTask("pay"));
      var runtime = node.getRuntimeService();
      minute(0);
      ended = start(inOrder("amount", 1, "word", "a"));
      endedTask = task(ended);
      minute(1);
      runtime.setVariable(ended.getId(), "amount", 2);
      runtime.setVariable(ended.getId(), "amount", 2);
      minute(2);
      runtime.setVariable(ended.getId(), "amount", "much");
      runtime.setVariableLocal(endedTask.getExecutionId(), "part", true);
      node.getTaskService().setVariableLocal(endedTask.getId(), "note", "t");
      node.getTaskService().complete(endedTask.getId());
      minute(3);
      deployFor("north");
      running = runtime.startProcessInstanceByKeyAndTenantId("order", Map.of("amount", 9), "north");
      minute(4);
      own = node.getTaskService().createTaskBuilder().name("own").create();
      node.getTaskService().setVariableLocal(own.getId(), "free", null);
    }
  }

  @Test
  void updatesAreFoundByWhatTheyBelongTo(TestEngine engine) {
    var all = new Told(engine);
    var variable =
        node.getHistoryService()
            .createHistoricVariableInstanceQuery()
            .processInstanceId(all.ended.getId())
            .variableName("amount")
            .singleResult();
    var last = details().variableInstanceId(variable.getId()).orderByTime().desc().list().get(0);
    var ofEnded = "amount=1 word=a amount=2 amount=much part=true note=t";
    table()
        .finds(ofEnded + " amount=9 free=null", q -> q)
        .finds(ofEnded + " amount=9 free=null", q -> q.variableUpdates())
        .finds(ofEnded, q -> q.processInstanceId(all.ended.getId()))
        .finds("amount=9", q -> q.processInstanceId(all.running.getId()))
        .finds("", q -> q.processInstanceId("nonsense"))
        .finds(
            ofEnded + " amount=9",
            q ->
                q.processInstanceIdIn(
                    List.of(all.ended.getId(), all.running.getId(), all.own.getId())))
        .finds("amount=1 word=a amount=2 amount=much", q -> q.executionId(all.ended.getId()))
        .finds("part=true", q -> q.executionId(all.endedTask.getExecutionId()))
        .finds("note=t", q -> q.taskId(all.endedTask.getId()))
        .finds("free=null", q -> q.taskId(all.own.getId()))
        .finds(
            "amount=1 word=a amount=2 amount=much part=true",
            q -> q.processInstanceId(all.ended.getId()).excludeTaskDetails())
        .finds("", q -> q.caseInstanceId(all.ended.getId()))
        .finds("", q -> q.planItemInstanceId(all.ended.getId()))
        .finds("amount=1 amount=2 amount=much", q -> q.variableInstanceId(variable.getId()))
        .finds("amount=much", q -> q.detailId(last.getId()))
        .finds("amount=9", q -> q.tenantIdIn(List.of("north", "south")))
        .finds(ofEnded + " free=null", q -> q.withoutTenantId())
        .check();
  }

  @Test
  void updatesAreFoundByNameTypeAndTime(TestEngine engine) {
    var all = new Told(engine);
    table()
        .finds("amount=1 amount=2 amount=much amount=9", q -> q.variableName("amount"))
        .finds("amount=1 amount=2 amount=much amount=9 part=true", q -> q.variableNameLike("%a%t%"))
        .finds("", q -> q.variableName("AMOUNT"))
        .finds("amount=1 amount=2 amount=9", q -> q.variableTypeIn(List.of("integer", "double")))
        .finds("amount=1 word=a amount=2", q -> q.occurredBefore(at(1)))
        .finds("amount=9 free=null", q -> q.occurredAfter(at(3)))
        .finds("amount=2", q -> q.occurredAfter(at(1)).occurredBefore(at(1)))
        .orders(
            "amount=9 amount=much amount=2 amount=1",
            q -> q.variableName("amount").orderByTime().desc())
        .orders(
            "amount=1 amount=9 amount=2 amount=much",
            q -> q.variableName("amount").orderByVariableRevision().asc())
        .orders(
            "amount=1 amount=2 amount=much note=t part=true word=a",
            q -> q.processInstanceId(all.ended.getId()).orderByVariableName().asc())
        .orders(
            "part=true amount=1 amount=2 amount=much note=t word=a",
            q ->
                q.processInstanceId(all.ended.getId())
                    .orderByVariableType()
                    .asc()
                    .orderByVariableName()
                    .asc())
        .orders(
            "amount=1 amount=2 amount=much amount=9",
            q -> q.variableName("amount").orderByProcessInstanceId().asc())
        .orders(
            "amount=9 amount=1 amount=2 amount=much",
            q ->
                q.variableName("amount")
                    .orderByTenantId()
                    .desc()
                    .orderPartiallyByOccurrence()
                    .asc())
        .check();
  }

  @Test
  void anUpdateSaysWhereWhenAndWhatItWas(TestEngine engine) {
    var all = new Told(engine);
    var amounts = details().executionId(all.ended.getId()).variableName("amount");
    assertThat(amounts.orderByTime().asc().list())
        .extracting(detail -> update(detail).getRevision())
        .containsExactly(1, 2, 3);
    assertThat(amounts.list())
        .extracting(detail -> update(detail).getVariableTypeName())
        .containsExactly("integer", "integer", "string");
    assertThat(amounts.list())
        .extracting(HistoricDetail::getTime)
        .containsExactly(at(0), at(1), at(2));
    var note = update(details().taskId(all.endedTask.getId()).singleResult());
    assertThat(note.getProcessInstanceId()).isEqualTo(all.ended.getId());
    assertThat(note.getRootInstanceId()).isEqualTo(all.ended.getId());
    assertThat(note.getExecutionId()).isEqualTo(all.endedTask.getExecutionId());
    assertThat(note.getTaskId()).isEqualTo(all.endedTask.getId());
    assertThat(note.getScopeId()).isNull();
    assertThat(note.getSubScopeId()).isNull();
    assertThat(note.getScopeType()).isNull();
    assertThat(note.getTenantId()).isNull();
    assertThat(note).hasToString("variable update '" + note.getId() + "' (note)");
    var running = details().processInstanceId(all.running.getId()).singleResult();
    assertThat(running.getTenantId()).isEqualTo("north");
    assertThat(running.getTaskId()).isNull();
    var free = details().taskId(all.own.getId()).singleResult();
    assertThat(free.getProcessInstanceId()).isNull();
    assertThat(free.getExecutionId()).isNull();
    assertThat(free.getRootInstanceId()).isNull();
    var bare = amounts.excludeVariableInitialization().list();
    assertThat(bare).hasSize(3).allMatch(detail -> update(detail).getValue() == null);
    assertThat(bare).allMatch(detail -> update(detail).getVariableName().equals("amount"));
  }

  @Test
  void updatesOfOneTransactionComeInTheirOrderAndHaveOneRevision(TestEngine engine) {
    engine.deploy(
        process("counts").serviceTask("c", t -> t.delegateExpression("${count}")).userTask("u"));
    minute(0);
    node.getRuntimeService().startProcessInstanceByKey("counts");
    table()
        .orders("n=1 n=2", q -> q.orderByTime().asc())
        .orders("n=1 n=2", q -> q.orderByTime().desc())
        .orders("n=2 n=1", q -> q.orderPartiallyByOccurrence().desc())
        .check();
    assertThat(details().list()).allMatch(detail -> update(detail).getRevision() == 1);
  }

  @Test
  void valuesComeBackAsWhatTheyWere(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var values = List.<Object>of("text", 4.5, 7L, List.of(1, "b"), Map.of("k", 1), new byte[] {3});
    var instance = start(Map.of());
    for (var value : values) {
      node.getRuntimeService().setVariable(instance.getId(), "v", value);
    }
    assertThat(details().variableName("v").orderByVariableRevision().asc().list())
        .extracting(detail -> update(detail).getValue())
        .usingRecursiveFieldByFieldElementComparator()
        .containsExactlyElementsOf(values);
  }

  @Test
  void updatesGoWithTheHistoryOfTheirInstanceOrTask(TestEngine engine) {
    var all = new Told(engine);
    var history = node.getHistoryService();
    history.deleteHistoricProcessInstance(all.ended.getId());
    table().finds("amount=9 free=null", q -> q).check();
    node.getTaskService().complete(all.own.getId());
    table().finds("amount=9 free=null", q -> q).check();
    history.deleteHistoricTaskInstance(all.own.getId());
    table().finds("amount=9", q -> q).check();
    node.getRuntimeService().deleteProcessInstance(all.running.getId(), "over");
    history.deleteHistoricProcessInstance(all.running.getId());
    table().finds("", q -> q).check();
  }

  @Test
  void belowTheHighestLevelThereAreNone(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    engine.runtime().startProcessInstanceByKey("order", Map.of("amount", 1));
    assertThat(details().count()).isZero();
    assertThat(engine.history().createHistoricDetailQuery().list()).isEmpty();
  }
}
