package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.TaskService;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.task.Comment;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said stays as long as the history of what it is about. */
@EngineTest
class CommentHistoryTest {

  private static ProcessEngine at(TestEngine engine, HistoryLevel level) {
    return new ProcessEngineConfiguration()
        .setEngineName("level-" + level)
        .setJdbcUrl(engine.database().url())
        .setJdbcUsername(engine.database().user())
        .setJdbcPassword(engine.database().password())
        .setHistoryLevel(level)
        .buildProcessEngine();
  }

  private static String standalone(TaskService tasks, String partOf) {
    var task = tasks.newTask();
    task.setParentTaskId(partOf);
    tasks.saveTask(task);
    return task.getId();
  }

  private static List<String> all(TestEngine engine) {
    return engine.tasks().getCommentsByType("comment").stream()
        .map(Comment::getFullMessage)
        .toList();
  }

  @Test
  void theyStayWhenTheInstanceHasEndedAndGoWithItsHistory(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("pay"));
    var order = engine.start("order");
    var kept = engine.start("order");
    var pay = engine.task(order, "pay").getId();
    var part = standalone(engine.tasks(), pay);
    engine.tasks().addComment(null, order.getId(), "about the instance");
    engine.tasks().addComment(pay, null, "about its task");
    engine.tasks().addComment(part, null, "about a part of its task");
    engine.tasks().addComment(null, kept.getId(), "about another instance");
    // when
    engine.completeTask(order, "pay");
    // then
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(engine.tasks().getProcessInstanceComments(order.getId())).hasSize(2);
    assertThat(engine.tasks().getTaskComments(pay)).hasSize(1);
    assertThatThrownBy(() -> engine.tasks().addComment(pay, null, "too late"))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> engine.tasks().addComment(null, order.getId(), "too late"))
        .isInstanceOf(ObjectNotFoundException.class);
    // when
    var comment = engine.tasks().getTaskComments(pay).get(0);
    comment.setFullMessage("about the task that was done");
    engine.tasks().saveComment(comment);
    // then
    assertThat(all(engine)).contains("about the task that was done");
    // when
    engine.history().deleteHistoricProcessInstance(order.getId());
    // then
    assertThat(all(engine)).containsExactly("about another instance");
  }

  @Test
  void thoseOfACalledInstanceGoWithItsCaller(TestEngine engine) {
    // given
    engine.deploy(
        process("packing").userTask("pack"), process("order").callActivity("call", "packing"));
    var order = engine.start("order");
    var packing =
        engine
            .runtime()
            .createProcessInstanceQuery()
            .processDefinitionKey("packing")
            .singleResult();
    engine.tasks().addComment(null, packing.getId(), "fragile");
    engine.completeTask(packing, "pack");
    assertThat(all(engine)).containsExactly("fragile");
    // when
    engine.history().deleteHistoricProcessInstance(order.getId());
    // then
    assertThat(all(engine)).isEmpty();
  }

  @Test
  void theyGoWithTheDeployment(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("pay"));
    var ended = engine.start("order");
    var running = engine.start("order");
    for (var instance : List.of(ended, running)) {
      engine.tasks().addComment(engine.task(instance, "pay").getId(), instance.getId(), "x");
    }
    engine.completeTask(ended, "pay");
    var deployment =
        engine.engine().getRepositoryService().createDeploymentQuery().singleResult().getId();
    // when
    engine.engine().getRepositoryService().deleteDeployment(deployment, true);
    // then
    assertThat(all(engine)).isEmpty();
  }

  @Test
  void thoseOfATaskOfNoInstanceGoWithItsHistory(TestEngine engine) {
    // given
    var tasks = engine.tasks();
    var call = standalone(tasks, null);
    var part = standalone(tasks, call);
    var other = standalone(tasks, null);
    tasks.addComment(call, null, "called");
    tasks.addComment(part, null, "a part");
    tasks.addComment(other, null, "another");
    // when
    tasks.complete(call);
    // then
    assertThat(all(engine)).hasSize(3);
    // when
    engine.history().deleteHistoricTaskInstance(call);
    // then
    assertThat(all(engine)).containsExactly("another");
    tasks.deleteTask(other, true);
    assertThat(all(engine)).isEmpty();
  }

  @Test
  void thoseOfAnOpenTaskGoWhenItIsDeletedWithAllParts(TestEngine engine) {
    // given
    var tasks = engine.tasks();
    var call = standalone(tasks, null);
    var open = standalone(tasks, call);
    var done = standalone(tasks, call);
    for (var task : List.of(call, open, done)) {
      tasks.addComment(task, null, "about " + task);
    }
    tasks.complete(done);
    // when
    tasks.deleteTask(call, true);
    // then
    assertThat(all(engine)).isEmpty();
    assertThat(engine.history().createHistoricTaskInstanceQuery().count()).isZero();
  }

  @Test
  void aTaskThatIsDeletedAndKeptInHistoryKeepsThem(TestEngine engine) {
    var call = standalone(engine.tasks(), null);
    engine.tasks().addComment(call, null, "wrong number");
    engine.tasks().deleteTask(call, "nobody there");
    assertThat(engine.tasks().getTaskComments(call)).hasSize(1);
  }

  @Test
  void whatLeavesNoHistoryTakesNone(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("pay"));
    try (var silent = at(engine, HistoryLevel.NONE)) {
      var order = silent.getRuntimeService().startProcessInstanceByKey("order").getId();
      var tasks = silent.getTaskService();
      var pay = tasks.createTaskQuery().processInstanceId(order).singleResult().getId();
      var call = standalone(tasks, null);
      // then
      assertThatThrownBy(() -> tasks.addComment(null, order, "x"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("history level is 'none'")
          .hasMessageContaining("'instance' at least");
      assertThatThrownBy(() -> tasks.addComment(pay, null, "x"))
          .isInstanceOf(IllegalStateEngineException.class);
      assertThatThrownBy(() -> tasks.addComment(call, null, "x"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("'task' at least");
    }
  }

  @Test
  void whereInstancesAreKeptTheyAndTheirTasksTakeCommentsButNoTaskOfNoInstance(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("pay"));
    try (var sparing = at(engine, HistoryLevel.INSTANCE)) {
      var order = sparing.getRuntimeService().startProcessInstanceByKey("order").getId();
      var tasks = sparing.getTaskService();
      var pay = tasks.createTaskQuery().processInstanceId(order).singleResult().getId();
      tasks.addComment(pay, null, "about its task");
      for (var call : List.of(standalone(tasks, null), standalone(tasks, pay))) {
        assertThatThrownBy(() -> tasks.addComment(call, null, "x"))
            .isInstanceOf(IllegalStateEngineException.class)
            .hasMessageContaining("history level is 'instance'");
      }
      // when
      tasks.complete(pay);
      // then
      assertThat(all(engine)).containsExactly("about its task");
      sparing.getHistoryService().deleteHistoricProcessInstance(order);
      assertThat(all(engine)).isEmpty();
    }
  }
}
