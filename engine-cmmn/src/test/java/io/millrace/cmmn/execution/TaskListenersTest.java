package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DelegateException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Listeners of human tasks. */
@DatabaseTest
@Covers("62 task listener")
class TaskListenersTest {

  private final Database database;
  private final List<String> heard = new ArrayList<>();
  private CmmnEngine engine;

  TaskListenersTest(Database database) {
    this.database = database;
  }

  private TestCase of(TaskListener bean, String attributes, String... listeners) {
    var plan =
        "<planItem id=\"a\" definitionRef=\"task\"/><planItem id=\"z\" definitionRef=\"more\"/><humanTask id=\"more\"/><humanTask id=\"task\" %s><extensionElements>%s</extensionElements></humanTask>"
            .formatted(attributes, String.join("", listeners));
    var test = TestCase.ofXml(database, c -> c.setBeans(Map.of("bean", bean)), "", plan);
    engine = test.engine();
    return test;
  }

  private static String on(String event) {
    return "<flowable:taskListener event=\"%s\" delegateExpression=\"${bean}\"/>".formatted(event);
  }

  private Task task() {
    return engine.getCmmnTaskService().createTaskQuery().taskDefinitionKey("task").singleResult();
  }

  @Test
  void aListenerHearsWhatHappensToItsTask() {
    TaskListener listener = task -> heard.add(task.getEventName() + " " + task.getAssignee());
    try (var test = of(listener, "flowable:assignee=\"kermit\"", on("all")).start()) {
      engine.getCmmnTaskService().setAssignee(task().getId(), "piggy");
      test.complete("a");
      assertThat(heard)
          .containsExactly(
              "assignment kermit",
              "create kermit",
              "update piggy",
              "assignment piggy",
              "complete piggy",
              "delete piggy");
    }
  }

  @Test
  void anItemThatIsTerminatedTellsThatItsTaskGoes() {
    TaskListener listener = task -> heard.add(task.getEventName());
    try (var test = of(listener, "", on("complete"), on("delete")).start()) {
      engine.getCmmnRuntimeService().terminateCaseInstance(test.id());
      assertThat(heard).containsExactly("delete");
    }
  }

  @Test
  void aListenerSeesTheTaskItsVariablesAndItsPlanItem() {
    var expression =
        "<flowable:taskListener event=\"create\" expression=\"${task.setName(planItemInstance.elementId.concat(x))}\"/>";
    try (var test = of(task -> {}, "", expression).start(Map.of("x", "8"))) {
      assertThat(task().getName()).isEqualTo("a8");
      assertThat(test.open()).containsExactly("a active", "z active");
    }
  }

  @Test
  void aTaskReachesItsPlanItem() {
    TaskListener listener = task -> heard.add(task.getExecution().getEventName());
    var expression =
        "<flowable:taskListener event=\"create\" expression=\"${task.setName(task.execution.elementId)}\"/>";
    try (var test = of(listener, "", expression, on("complete")).start()) {
      assertThat(task().getName()).isEqualTo("a");
      test.complete("a");
      assertThat(heard).containsExactly("complete");
    }
  }

  @Test
  void functionsOfTheEngineAreThere() {
    var expression =
        "<flowable:taskListener event=\"create\" expression=\"${task.setDueDate(dateTime().plusDays(2).toDate())}\"/>"
            + "<flowable:taskListener event=\"create\" expression=\"${task.setName(vars:getOrDefault(x, 'none'))}\"/>";
    try (var test = of(task -> {}, "", expression).start(Map.of("x", "8"))) {
      assertThat(task().getName()).isEqualTo("8");
      assertThat(task().getDueDate()).isAfter(task().getCreateTime());
      assertThat(engine.getCmmnRuntimeService().getVariable(test.id(), "x")).isEqualTo("8");
    }
  }

  @Test
  void whatAListenerChangesIsStored() {
    TaskListener listener =
        task -> {
          task.setVariable("seen", task.getScopeId());
          task.addCandidateGroup("muppets");
        };
    try (var test = of(listener, "", on("create")).start()) {
      assertThat(engine.getCmmnRuntimeService().getVariable(test.id(), "seen"))
          .isEqualTo(test.id());
      assertThat(
              engine.getCmmnTaskService().createTaskQuery().taskCandidateGroup("muppets").count())
          .isEqualTo(1);
    }
  }

  @Test
  void aFaultOfAListenerLetsItsItemFailAndEndsTheTask() {
    TaskListener listener =
        task -> {
          throw new CmmnFault("E1");
        };
    try (var test = of(listener, "", on("complete")).start()) {
      test.complete("a");
      assertThat(test.open()).containsExactly("a failed", "z active");
      assertThat(task()).isNull();
    }
  }

  @Test
  void anyOtherExceptionUndoesTheCall() {
    TaskListener listener =
        task -> {
          throw new IOException("out of paper");
        };
    try (var test = of(listener, "", on("complete")).start()) {
      assertThatThrownBy(() -> test.complete("a"))
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining("out of paper")
          .hasMessageContaining("case instance '" + test.id() + "'");
      assertThat(test.open()).containsExactly("a active", "z active");
    }
  }

  @Test
  void aListenerMayCompleteTheTaskThatIsBeingMade() {
    TaskListener listener = task -> engine.getCmmnTaskService().complete(task.getId());
    try (var test = of(listener, "", on("create")).start()) {
      assertThat(test.open()).containsExactly("z active");
      assertThat(test.over()).containsExactly("a completed");
    }
  }

  @Test
  void afterTheCommitAListenerSeesHowTheTaskWas() {
    TaskListener listener =
        task -> heard.add(task.getAssignee() + " " + task.getVariable("x") + " " + task());
    var late =
        "<flowable:taskListener event=\"complete\" onTransaction=\"committed\" delegateExpression=\"${bean}\"/>";
    try (var test = of(listener, "flowable:assignee=\"kermit\"", late).start()) {
      test.complete("a", Map.of("x", 2));
      assertThat(heard).containsExactly("kermit 2 null");
    }
  }

  @Test
  void afterTheCommitThePlanItemOfATaskIsAPictureToo() {
    TaskListener listener =
        task -> {
          var item = (DelegatePlanItemInstance) task.getExecution();
          heard.add(item.getElementId() + " " + item.getState() + " " + item.getVariable("x"));
          assertThatThrownBy(() -> item.setVariable("x", 3))
              .isInstanceOf(IllegalStateEngineException.class)
              .hasMessageContaining("service of the engine");
          heard.add("refused");
        };
    var late =
        "<flowable:taskListener event=\"complete\" onTransaction=\"committed\" delegateExpression=\"${bean}\"/>"
            + "<flowable:taskListener event=\"complete\" onTransaction=\"committed\" expression=\"${bean.notify(task)}\"/>"
            + "<flowable:taskListener event=\"complete\" onTransaction=\"before-commit\" expression=\"${planItemInstance.elementId == 'a' ? null : caseInstance.missing}\"/>";
    try (var test = of(listener, "", late).start(Map.of("x", 2))) {
      test.complete("a");
      assertThat(heard).containsExactly("a active 2", "refused", "a active 2", "refused");
      assertThat(engine.getCmmnRuntimeService().getVariable(test.id(), "x")).isEqualTo(2);
    }
  }

  @Test
  void whatAListenerOfAnOpenTaskSetsIsHeardByItsCase() {
    var changes = new AtomicInteger();
    TaskListener listener = task -> task.setVariable("changes", changes.incrementAndGet());
    var plan =
        """
        <extensionElements><camunda:variableListener expression="${heard.add(variable.value)}"/></extensionElements>
        <planItem id="a" definitionRef="task"/>
        <humanTask id="task"><extensionElements>%s</extensionElements></humanTask>
        """
            .formatted(on("update"));
    var beans = Map.<String, Object>of("bean", listener, "heard", heard);
    try (var test = TestCase.ofXml(database, c -> c.setBeans(beans), "", plan).start()) {
      engine = test.engine();
      var tasks = engine.getCmmnTaskService();
      var id = task().getId();

      tasks.claim(id, "kermit");
      tasks.setOwner(id, "piggy");
      tasks.setAssignee(id, "gonzo");
      tasks.setPriority(id, 7);
      tasks.setDueDate(id, new Date(0));
      tasks.delegateTask(id, "fozzie");
      tasks.resolveTask(id);
      tasks.unclaim(id);
      var task = task();
      task.setName("other");
      tasks.saveTask(task);

      assertThat(heard).hasToString("[1, 2, 3, 4, 5, 6, 7, 8, 9]");
    }
  }

  @Test
  void aListenerOfAnOpenTaskIsHeldToTheCaseFile() {
    TaskListener listener = task -> task.setVariable("claim[2]", task.getAssignee());
    var file =
        TestCase.file(
            "",
            "<caseFileModel><caseFileItem id=\"i\" name=\"claim\" multiplicity=\"ZeroOrOne\"/></caseFileModel>",
            "<planItem id=\"a\" definitionRef=\"task\"/><humanTask id=\"task\"><extensionElements>"
                + on("assignment")
                + "</extensionElements></humanTask>");
    try (var test =
        TestCase.ofFile(database, c -> c.setBeans(Map.of("bean", listener)), file)
            .start(Map.of("claim", 1))) {
      engine = test.engine();
      var id = task().getId();

      assertThatThrownBy(() -> engine.getCmmnTaskService().claim(id, "kermit"))
          .hasMessageContaining("'claim[2]'");

      assertThat(task().getAssignee()).isNull();
    }
  }
}
