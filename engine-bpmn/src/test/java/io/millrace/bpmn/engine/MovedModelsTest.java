package io.millrace.bpmn.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DatabaseException;
import io.millrace.common.ExpressionException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.task.Task;
import io.millrace.test.engine.Race;
import java.time.Duration;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What models need that were made for other engines, beyond the rules of each element. */
@EngineTest
class MovedModelsTest {

  private static String deploy(TestEngine engine, String processes) {
    var file =
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"
            xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"
            xmlns:flowable="http://flowable.org/bpmn" xmlns:camunda="http://camunda.org/schema/1.0/bpmn"
            targetNamespace="test">
        """
            + processes
            + "</definitions>";
    return engine
        .engine()
        .getRepositoryService()
        .createDeployment()
        .addString("model.bpmn", file)
        .deploy()
        .getId();
  }

  /** A process with one user task, "u". */
  private static String task(String key, String attributes, String content) {
    return "<process id='%s' isExecutable='true'><startEvent id='%s_s'/><sequenceFlow id='%s_f' sourceRef='%s_s' targetRef='u_%s'/><userTask id='u_%s' %s>%s</userTask></process>"
        .formatted(key, key, key, key, key, key, attributes, content);
  }

  private static List<String> names(List<Task> tasks) {
    return tasks.stream().map(Task::getName).sorted().toList();
  }

  @Test
  void oneOfTheCandidateCriteriaOfAGroupIsEnough(TestEngine engine) {
    for (var name : List.of("a", "b", "c")) {
      var task = engine.tasks().createTaskBuilder().name(name).create();
      engine.tasks().addCandidateGroup(task.getId(), name);
      engine.tasks().addCandidateUser(task.getId(), "user-" + name);
    }
    var groups =
        engine
            .tasks()
            .createTaskQuery()
            .or()
            .taskCandidateGroup("a")
            .taskCandidateGroup("b")
            .endOr();
    assertThat(names(groups.list())).containsExactly("a", "b");
    var users =
        engine
            .tasks()
            .createTaskQuery()
            .or()
            .taskCandidateUser("user-a")
            .taskCandidateUser("user-b")
            .endOr();
    assertThat(names(users.list())).containsExactly("a", "b");
  }

  @Test
  void formOfALoopSeesItsCounters(TestEngine engine) {
    deploy(
        engine,
        task(
            "p",
            "",
            "<extensionElements><camunda:formData><camunda:formField id='no' type='long' defaultValue='${loopCounter + 1}'/>"
                + "</camunda:formData></extensionElements>"
                + "<multiInstanceLoopCharacteristics isSequential='true'><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>"));
    var instance = engine.start("p");
    var forms = engine.engine().getFormService();
    var task = engine.task(instance, "u_p").getId();
    assertThat(forms.getTaskFormData(task).getFormFields().get(0).getValue()).isEqualTo(1L);
    forms.submitTaskForm(task, Map.of());
    assertThat(engine.runtime().getVariable(instance.getId(), "no")).isEqualTo(1L);
  }

  @Test
  void candidatesOfAnArrayOrAJsonArrayAreItsElements(TestEngine engine) throws Exception {
    deploy(engine, task("p", "camunda:candidateGroups='${groups}'", ""));
    engine.start("p", Map.of("groups", new ObjectMapper().readTree("[\"sales\",\"it\"]")));
    assertThat(engine.tasks().createTaskQuery().taskCandidateGroup("sales").count()).isEqualTo(1);
    engine.bean("directory", new Directory());
    deploy(engine, task("q", "camunda:candidateUsers='${directory.users()}'", ""));
    engine.start("q");
    assertThat(engine.tasks().createTaskQuery().taskCandidateUser("kermit").count()).isEqualTo(1);
  }

  /** What an application has. */
  public static final class Directory {
    /** Users as an array. */
    public String[] users() {
      return new String[] {"kermit", "gonzo"};
    }
  }

  @Test
  void assignmentToAPartOfJsonKeepsTheOtherParts(TestEngine engine) {
    deploy(
        engine,
        "<process id='p' isExecutable='true'><dataObject id='bill' itemSubjectRef='xsd:json'><extensionElements><flowable:value>{\"id\":7,\"net\":{\"tax\":1}}</flowable:value></extensionElements></dataObject>"
            + "<startEvent id='s'/><sequenceFlow id='f' sourceRef='s' targetRef='pay'/><userTask id='pay'><dataOutputAssociation id='out'><targetRef>bill</targetRef>"
            + "<assignment><from>${sum}</from><to>${bill.net.sum}</to></assignment></dataOutputAssociation></userTask>"
            + "<sequenceFlow id='g' sourceRef='pay' targetRef='ship'/><userTask id='ship' name='${bill.id} ${bill.net.tax} ${bill.net.sum}'/></process>");
    var instance = engine.start("p", Map.of("sum", 5));
    engine.completeTask(instance, "pay");
    assertThat(engine.task(instance, "ship").getName()).isEqualTo("7 1 5");
  }

  @Test
  void defaultOfAnotherTypeIsToldAsWhatItIs(TestEngine engine) {
    deploy(
        engine,
        task(
            "p",
            "",
            "<extensionElements><camunda:formData><camunda:formField id='no' type='long' defaultValue='${x}'/></camunda:formData></extensionElements>"));
    var instance = engine.start("p", Map.of("x", Map.of("k", 1)));
    var task = engine.task(instance, "u_p").getId();
    assertThatThrownBy(() -> engine.engine().getFormService().getTaskFormData(task))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("the form field 'no' gives something else than its type, 'long'");
  }

  @Test
  void whatAListenerSaysOfATaskHasToFit(TestEngine engine) {
    engine.bean("namer", (TaskListener) task -> task.setName("x".repeat(300)));
    deploy(
        engine,
        task(
            "p",
            "",
            "<extensionElements><camunda:taskListener event='create' delegateExpression='${namer}'/></extensionElements>"));
    assertThatThrownBy(() -> engine.start("p"))
        .isNotInstanceOf(DatabaseException.class)
        .hasMessageContaining("300");
  }

  @Test
  void whatIsSavedOfATaskHasToFit(TestEngine engine) {
    var task = engine.tasks().newTask();
    task.setName("x".repeat(300));
    assertThatThrownBy(() -> engine.tasks().saveTask(task))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void businessKeyOfACallHasToFit(TestEngine engine) {
    deploy(
        engine,
        task("sub", "", "")
            + "<process id='p' isExecutable='true'><startEvent id='s'/><sequenceFlow id='f' sourceRef='s' targetRef='c'/><callActivity id='c' calledElement='sub'><extensionElements><camunda:in businessKey='${key}'/></extensionElements></callActivity></process>");
    assertThatThrownBy(() -> engine.start("p", Map.of("key", "x".repeat(300))))
        .isNotInstanceOf(DatabaseException.class);
  }

  @Test
  void deploymentOfACalledProcessStaysWhileItsCallerWaits(TestEngine engine) {
    var called = deploy(engine, task("sub", "", ""));
    deploy(
        engine,
        "<process id='p' isExecutable='true'><startEvent id='s'/><sequenceFlow id='f' sourceRef='s' targetRef='c'/><callActivity id='c' calledElement='sub'/></process>");
    engine.start("p");
    assertThatThrownBy(() -> engine.engine().getRepositoryService().deleteDeployment(called, true))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("was called by")
        .hasMessageContaining("Delete the root instance");
    assertThat(engine.runtime().createProcessInstanceQuery().processDefinitionKey("sub").count())
        .isOne();
  }

  @Test
  void priorityThatIsNullIsTheUsualOne(TestEngine engine) {
    deploy(engine, task("p", "camunda:priority='${prio}' camunda:dueDate='${prio}'", ""));
    var variables = new HashMap<String, Object>();
    variables.put("prio", null);
    var instance = engine.start("p", variables);
    assertThat(engine.task(instance, "u_p").getPriority()).isEqualTo(50);
  }

  @Test
  void inputHidesTheCounterOfTheLoopAround(TestEngine engine) {
    deploy(
        engine,
        "<process id='p' isExecutable='true'><startEvent id='s'/><sequenceFlow id='f' sourceRef='s' targetRef='sp'/><subProcess id='sp'>"
            + "<multiInstanceLoopCharacteristics><loopCardinality>1</loopCardinality></multiInstanceLoopCharacteristics>"
            + "<startEvent id='ss'/><sequenceFlow id='sf' sourceRef='ss' targetRef='in'/><userTask id='in' name='${loopCounter}'><extensionElements><camunda:inputOutput><camunda:inputParameter name='loopCounter'>own</camunda:inputParameter></camunda:inputOutput></extensionElements></userTask></subProcess></process>");
    var instance = engine.start("p");
    assertThat(engine.task(instance, "in").getName()).isEqualTo("own");
  }

  @Test
  void historyOfWhatAnUnrecordedProcessCalledIsCleanedUpToo(TestEngine engine) {
    deploy(
        engine,
        task("sub", "camunda:assignee='k'", "")
                .replace(
                    "isExecutable='true'", "isExecutable='true' camunda:historyTimeToLive='P1D'")
            + "<process id='p' isExecutable='true' flowable:historyLevel='none' camunda:historyTimeToLive='P1D'><startEvent id='s'/><sequenceFlow id='f' sourceRef='s' targetRef='c'/><callActivity id='c' calledElement='sub'/></process>");
    var instance = engine.start("p");
    engine.tasks().complete(engine.tasks().createTaskQuery().singleResult().getId());
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(engine.history().createHistoricProcessInstanceQuery().count()).isEqualTo(1);
    var database = engine.database();
    try (var cleaning =
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setEnableHistoryCleaning(true)
            .buildProcessEngine()) {
      cleaning.clock().advance(Duration.ofDays(10));
      for (var round = 0; round < 5; round++) {
        cleaning.runDueJobs();
      }
    }
    assertThat(engine.history().createHistoricProcessInstanceQuery().count()).isZero();
  }

  private static final String LISTENS =
      "<extensionElements><camunda:taskListener event='assignment' delegateExpression='${hears}'/></extensionElements>";

  @Test
  @SuppressWarnings("unchecked")
  void whatAListenerChangesInPlaceWhenATaskIsClaimedIsStored(TestEngine engine) {
    engine.bean(
        "hears",
        (TaskListener)
            task -> ((List<Object>) task.getVariable("remarks")).add("by " + task.getAssignee()));
    deploy(engine, task("p", "", LISTENS));
    var instance = engine.start("p", Map.of("remarks", List.of("new")));
    engine.tasks().claim(engine.task(instance, "u_p").getId(), "kermit");
    assertThat(engine.runtime().getVariable(instance.getId(), "remarks"))
        .isEqualTo(List.of("new", "by kermit"));
  }

  @Test
  void joinPassesWhenErrorsOfTwoClaimsLeadThere(TestEngine engine) throws Exception {
    var barrier = new CyclicBarrier(2);
    engine.bean(
        "hears",
        (TaskListener)
            task -> {
              throw new BpmnError("E");
            });
    engine.bean(
        "meet",
        (JavaDelegate)
            execution -> {
              try {
                barrier.await(100, TimeUnit.MILLISECONDS);
              } catch (Exception alone) {
                barrier.reset();
              }
            });
    var branch =
        "<sequenceFlow id='f#' sourceRef='fork' targetRef='u#'/><userTask id='u#'>"
            + LISTENS
            + "</userTask><boundaryEvent id='b#' attachedToRef='u#'><errorEventDefinition errorRef='E'/></boundaryEvent>"
            + "<sequenceFlow id='g#' sourceRef='b#' targetRef='m#'/><serviceTask id='m#' camunda:delegateExpression='${meet}'/>"
            + "<sequenceFlow id='h#' sourceRef='m#' targetRef='join'/>";
    deploy(
        engine,
        "<process id='p' isExecutable='true'><startEvent id='s'/><sequenceFlow id='f0' sourceRef='s' targetRef='fork'/><parallelGateway id='fork'/>"
            + branch.replace("#", "1")
            + branch.replace("#", "2")
            + "<parallelGateway id='join'/><sequenceFlow id='f9' sourceRef='join' targetRef='after'/><userTask id='after'/></process>");
    var stuck = 0;
    for (var round = 0; round < 2; round++) {
      var instance = engine.start("p");
      var claims =
          engine.tasks().createTaskQuery().processInstanceId(instance.getId()).list().stream()
              .map(task -> (Runnable) () -> engine.tasks().claim(task.getId(), "kermit"))
              .toList();
      assertThat(Race.of(claims)).containsOnlyNulls();
      stuck += engine.openTasks(instance).contains("after") ? 0 : 1;
    }
    assertThat(stuck).as("instances whose join never passes").isZero();
  }

  @Test
  void textThatIsTooLongToBeComparedIsRefused(TestEngine engine) {
    deploy(engine, task("p", "", ""));
    var text = "x".repeat(4_500);
    engine.start("p", Map.of("text", text));
    var query = engine.runtime().createProcessInstanceQuery();
    assertThatThrownBy(() -> query.variableValueNotEquals("text", text))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("longer than 4,000 characters");
  }

  @Test
  void dueDatesThatNoDatabaseStoresAreRefused(TestEngine engine) {
    var task = engine.tasks().newTask();
    engine.tasks().saveTask(task);
    var far = new Date(Long.MAX_VALUE / 2);
    assertThatThrownBy(() -> engine.tasks().setDueDate(task.getId(), far))
        .isInstanceOf(BadArgumentException.class);
  }
}
