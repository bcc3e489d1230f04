package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.task.DelegationState;
import io.millrace.common.task.Task;
import io.millrace.common.task.TaskBuilder;
import io.millrace.common.task.TaskQuery;
import io.millrace.test.QueryTable;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

@EngineTest
class TaskQueryTest {

  private static final Instant NOON = Instant.parse("2031-05-06T12:00:00Z");

  private static QueryTable<TaskQuery, Task> tasks(TestEngine engine) {
    return new QueryTable<>(engine.tasks()::createTaskQuery, Task::getName);
  }

  private static Task task(TestEngine engine, String name, UnaryOperator<TaskBuilder> more) {
    return more.apply(engine.tasks().createTaskBuilder().name(name)).create();
  }

  private static Date at(int minutes) {
    return Date.from(NOON.plus(Duration.ofMinutes(minutes)));
  }

  private static Date beside(Date time, int millis) {
    return new Date(time.getTime() + millis);
  }

  @Test
  void criteriaOnWhatATaskSaysOfItselfFindTheRightTasks(TestEngine engine) {
    engine.clock().setCurrentTime(NOON);
    var a = task(engine, "Apple", t -> t.description("red 100%").priority(10).category("fruit"));
    var b = task(engine, "apple", t -> t.description("green").priority(50).formKey("f1"));
    var c = task(engine, "Äpfel", t -> t.priority(51).category("Fruit").externalId("e-1"));
    task(engine, "a_p", t -> t.priority(-5).tenantId("acme").description("RED 100x"));
    task(engine, "aXp", t -> t.priority(0).tenantId("acme-west").category("tool").formKey("f2"));
    tasks(engine)
        .finds("Apple", q -> q.taskId(a.getId()))
        .finds("", q -> q.taskId("no id"))
        .finds("", q -> q.taskId("999999999999"))
        .finds("", q -> q.taskId(a.getId()).taskId(b.getId()))
        .finds("Apple apple", q -> q.taskIds(List.of(a.getId(), b.getId(), a.getId(), "nonsense")))
        .finds("", q -> q.taskIds(List.of("nonsense")))
        .finds("Äpfel", q -> q.taskExternalId("e-1"))
        .finds("", q -> q.taskExternalId(c.getId()))
        .finds("Apple", q -> q.taskName("Apple"))
        .finds("Apple Äpfel", q -> q.taskNameIn(List.of("Apple", "Äpfel", "none")))
        .finds("Apple apple Äpfel", q -> q.taskNameInIgnoreCase(List.of("APPLE", "ÄPFEL")))
        .finds("apple a_p aXp", q -> q.taskNameLike("a%"))
        .finds("a_p aXp", q -> q.taskNameLike("a_p"))
        .finds("a_p", q -> q.taskNameLike("a\\_p"))
        .finds("Apple apple a_p aXp", q -> q.taskNameLikeIgnoreCase("A%"))
        .finds("Äpfel", q -> q.taskNameLikeIgnoreCase("ÄP%"))
        .finds("Apple apple Äpfel a_p aXp", q -> q.taskNameLike("%"))
        .finds("", q -> q.taskNameLike(""))
        .finds("apple", q -> q.taskDescription("green"))
        .finds("Apple", q -> q.taskDescriptionLike("%100\\%"))
        .finds("Apple", q -> q.taskDescriptionLike("red%"))
        .finds("Apple a_p", q -> q.taskDescriptionLikeIgnoreCase("Red%"))
        .finds("Apple apple a_p", q -> q.taskDescriptionLike("%"))
        .finds("apple", q -> q.taskPriority(50))
        .finds("apple Äpfel", q -> q.taskMinPriority(50))
        .finds("Apple apple a_p aXp", q -> q.taskMaxPriority(50))
        .finds("Apple apple", q -> q.taskMinPriority(10).taskMaxPriority(50))
        .finds("a_p", q -> q.taskTenantId("acme"))
        .finds("a_p aXp", q -> q.taskTenantIdLike("acme%"))
        .finds("a_p aXp", q -> q.taskTenantIdLike("%"))
        .finds("Apple apple Äpfel", q -> q.taskWithoutTenantId())
        .finds("Apple", q -> q.taskCategory("fruit"))
        .finds("Apple aXp", q -> q.taskCategoryIn(List.of("fruit", "tool")))
        .finds("Äpfel", q -> q.taskCategoryNotIn(List.of("fruit", "tool")))
        .finds("apple a_p", q -> q.taskWithoutCategory())
        .finds("apple", q -> q.taskFormKey("f1"))
        .finds("apple aXp", q -> q.taskWithFormKey())
        .finds("Apple apple Äpfel a_p aXp", q -> q)
        .check();
  }

  @Test
  void timesAreComparedByTheMillisecondThatIsShown(TestEngine engine) {
    engine.clock().setCurrentTime(NOON.plusNanos(123_456_000));
    task(engine, "first", t -> t.dueDate(at(60)));
    engine.clock().setCurrentTime(NOON.plusNanos(123_999_000));
    task(engine, "same", t -> t.dueDate(at(61)));
    engine.clock().setCurrentTime(NOON.plusNanos(124_000_000));
    var next = task(engine, "next", t -> t);
    engine.clock().setCurrentTime(NOON.plusSeconds(60));
    engine.tasks().claim(next.getId(), "kermit");
    var shown = Date.from(NOON.plusMillis(123));
    tasks(engine)
        .finds("first same", q -> q.taskCreatedOn(shown))
        .finds("next", q -> q.taskCreatedOn(beside(shown, 1)))
        .finds("", q -> q.taskCreatedBefore(shown))
        .finds("first same", q -> q.taskCreatedBefore(beside(shown, 1)))
        .finds("next", q -> q.taskCreatedAfter(shown))
        .finds("first same next", q -> q.taskCreatedAfter(beside(shown, -1)))
        .finds("first", q -> q.taskDueDate(at(60)))
        .finds("", q -> q.taskDueDate(beside(at(60), 1)))
        .finds("first", q -> q.taskDueBefore(at(61)))
        .finds("", q -> q.taskDueBefore(at(60)))
        .finds("same", q -> q.taskDueAfter(at(60)))
        .finds("first same", q -> q.taskDueAfter(beside(at(60), -1)))
        .finds("next", q -> q.withoutTaskDueDate())
        .finds("first same", q -> q.taskDueAfter(new Date(Long.MIN_VALUE)))
        .finds("first same", q -> q.taskDueBefore(new Date(Long.MAX_VALUE)))
        .finds("next", q -> q.taskClaimedOn(Date.from(NOON.plusSeconds(60))))
        .finds("next", q -> q.taskClaimedBefore(at(2)))
        .finds("", q -> q.taskClaimedBefore(at(1)))
        .finds("next", q -> q.taskClaimedAfter(at(0)))
        .finds("", q -> q.taskClaimedAfter(at(1)))
        .finds("next", q -> q.taskClaimedBy("kermit"))
        .check();
  }

  @Test
  void criteriaOnPeopleFindTheRightTasks(TestEngine engine) {
    task(engine, "free", t -> t);
    task(engine, "kermits", t -> t.assignee("kermit").owner("gonzo"));
    task(engine, "Kermits", t -> t.assignee("Kermit"));
    var forKermit = task(engine, "forKermit", t -> t);
    engine.tasks().addCandidateUser(forKermit.getId(), "kermit");
    engine.tasks().addCandidateUser(forKermit.getId(), "fozzie");
    var forFrogs = task(engine, "forFrogs", t -> t);
    engine.tasks().addCandidateGroup(forFrogs.getId(), "frogs");
    engine.tasks().addCandidateGroup(forFrogs.getId(), "bears");
    var taken = task(engine, "taken", t -> t.assignee("fozzie"));
    engine.tasks().addCandidateUser(taken.getId(), "kermit");
    engine.tasks().addCandidateGroup(taken.getId(), "frogs");
    var watched = task(engine, "watched", t -> t.owner("Gonzo"));
    engine.tasks().addUserIdentityLink(watched.getId(), "kermit", "watcher");
    engine.tasks().addGroupIdentityLink(watched.getId(), "pigs", "watcher");
    tasks(engine)
        .finds("kermits", q -> q.taskAssignee("kermit"))
        .finds("kermits", q -> q.taskAssigneeLike("k%"))
        .finds("kermits Kermits", q -> q.taskAssigneeLikeIgnoreCase("K%"))
        .finds("kermits taken", q -> q.taskAssigneeIds(List.of("kermit", "fozzie")))
        .finds("kermits Kermits taken", q -> q.taskAssigned())
        .finds("free forKermit forFrogs watched", q -> q.taskUnassigned())
        .finds("kermits", q -> q.taskOwner("gonzo"))
        .finds("kermits", q -> q.taskOwnerLike("g%"))
        .finds("kermits watched", q -> q.taskOwnerLikeIgnoreCase("G%"))
        .finds("forKermit", q -> q.taskCandidateUser("kermit"))
        .finds("forKermit taken", q -> q.taskCandidateUser("kermit").ignoreAssigneeValue())
        .finds("forKermit taken", q -> q.ignoreAssigneeValue().taskCandidateUser("kermit"))
        .finds("forKermit", q -> q.taskCandidateUser("kermit").taskCandidateUser("fozzie"))
        .finds("", q -> q.taskCandidateUser("kermit").taskCandidateUser("piggy"))
        .finds("forFrogs", q -> q.taskCandidateGroup("frogs"))
        .finds("forFrogs taken", q -> q.taskCandidateGroup("frogs").ignoreAssigneeValue())
        .finds("forFrogs", q -> q.taskCandidateGroupIn(List.of("frogs", "pigs")))
        .finds("", q -> q.taskCandidateGroup("pigs"))
        .finds("forFrogs", q -> q.taskCandidateGroup("frogs").taskCandidateGroup("bears"))
        .finds("", q -> q.taskCandidateGroup("frogs").taskCandidateGroup("pigs"))
        .finds("forKermit forFrogs", q -> q.taskCandidateUser("kermit").taskCandidateGroup("frogs"))
        .finds("kermits forKermit", q -> q.taskCandidateOrAssigned("kermit"))
        .finds("taken forKermit", q -> q.taskCandidateOrAssigned("fozzie"))
        .finds("kermits forKermit taken watched", q -> q.taskInvolvedUser("kermit"))
        .finds("kermits", q -> q.taskInvolvedUser("gonzo"))
        .finds("forFrogs taken", q -> q.taskInvolvedGroups(List.of("frogs")))
        .finds("forFrogs taken watched", q -> q.taskInvolvedGroups(List.of("frogs", "pigs")))
        .finds(
            "forKermit kermits",
            q -> q.or().taskCandidateUser("kermit").taskName("kermits").endOr())
        .finds(
            "forKermit forFrogs watched",
            q ->
                q.or()
                    .taskCandidateUser("kermit")
                    .taskCandidateGroup("frogs")
                    .taskOwner("Gonzo")
                    .endOr())
        .check();
  }

  private static ProcessInstance start(TestEngine engine, String key, String businessKey) {
    return engine.runtime().startProcessInstanceByKey(key, businessKey);
  }

  private static BpmnBuilder named(String key, String name, String task) {
    return process(key).name(name).userTask(task, t -> t.name(task));
  }

  @Test
  void criteriaOnWhatATaskBelongsToFindTheRightTasks(TestEngine engine) {
    engine.deploy(named("order", "Order of goods", "o1"));
    engine.deploy(named("Orders", "Orders", "O"), process("caller").callActivity("call", "order"));
    var one = start(engine, "order", "2031-1");
    engine.deploy(named("order", "Order of goods", "o2"));
    var two = start(engine, "order", "2031-2");
    var other = start(engine, "Orders", "X-2031");
    var caller = start(engine, "caller", "2031-1");
    task(engine, "alone", t -> t);
    var o1 = engine.task(one, "o1");
    var deployments =
        engine.engine().getRepositoryService().createDeploymentQuery().orderByDeploymentId().list();
    var repository = engine.engine().getRepositoryService();
    repository.setProcessDefinitionCategory(o1.getProcessDefinitionId(), "old");
    repository.setProcessDefinitionCategory(other.getProcessDefinitionId(), "rest");
    tasks(engine)
        .finds("o1", q -> q.processInstanceId(one.getId()))
        .finds("", q -> q.processInstanceId(caller.getId()))
        .finds("o1 O", q -> q.processInstanceIdIn(List.of(one.getId(), other.getId())))
        .finds("alone", q -> q.withoutProcessInstanceId())
        .finds("o1", q -> q.processInstanceBusinessKey("2031-1"))
        .finds("o1 o2", q -> q.processInstanceBusinessKeyLike("2031%"))
        .finds("O", q -> q.processInstanceBusinessKeyLikeIgnoreCase("x-%"))
        .finds("o1", q -> q.executionId(o1.getExecutionId()))
        .finds("o1", q -> q.processDefinitionId(one.getProcessDefinitionId()))
        .finds("o1 o2 o2", q -> q.processDefinitionKey("order"))
        .finds("o1 o2 o2", q -> q.processDefinitionKeyLike("order%"))
        .finds("o1 o2 o2 O", q -> q.processDefinitionKeyLikeIgnoreCase("order%"))
        .finds("o1 o2 o2 O", q -> q.processDefinitionKeyIn(List.of("order", "Orders")))
        .finds("O", q -> q.processDefinitionName("Orders"))
        .finds("o1 o2 o2 O", q -> q.processDefinitionNameLike("Order%"))
        .finds("o1", q -> q.processCategoryIn(List.of("old", "none")))
        .finds("o2 o2", q -> q.processCategoryNotIn(List.of("old", "rest")))
        .finds("o1", q -> q.deploymentId(deployments.get(0).getId()))
        .finds(
            "o1 O",
            q -> q.deploymentIdIn(List.of(deployments.get(0).getId(), deployments.get(1).getId())))
        .finds("o2 o2", q -> q.taskDefinitionKey("o2"))
        .finds("o1 o2 o2", q -> q.taskDefinitionKeyLike("o%"))
        .finds("o1 O", q -> q.taskDefinitionKeys(List.of("o1", "O")))
        .finds("o1 o2 o2 O alone", q -> q.withoutScopeId())
        .finds("", q -> q.scopeId(one.getId()))
        .finds("", q -> q.caseInstanceId(one.getId()))
        .finds(
            "alone o2",
            q -> q.or().withoutProcessInstanceId().processInstanceId(two.getId()).endOr())
        .check();
  }

  @Test
  void subtasksDelegationAndSuspensionAreToldApart(TestEngine engine) throws SQLException {
    var parent = task(engine, "parent", t -> t.assignee("kermit"));
    task(engine, "child", t -> t.parentTaskId(parent.getId()));
    var resting = task(engine, "resting", t -> t.assignee("kermit"));
    engine.tasks().delegateTask(parent.getId(), "fozzie");
    engine.tasks().delegateTask(resting.getId(), "fozzie");
    engine.tasks().resolveTask(resting.getId());
    // no service suspends a single task
    try (var connection = engine.connect();
        var statement =
            connection.prepareStatement("update MR_TASK set SUSPENDED_ = ? where ID_ = ?")) {
      statement.setBoolean(1, true);
      statement.setLong(2, Long.parseLong(resting.getId()));
      statement.executeUpdate();
    }
    tasks(engine)
        .finds("child", q -> q.taskParentTaskId(parent.getId()))
        .finds("parent resting", q -> q.excludeSubtasks())
        .finds("parent", q -> q.taskDelegationState(DelegationState.PENDING))
        .finds("resting", q -> q.taskDelegationState(DelegationState.RESOLVED))
        .finds("child", q -> q.taskDelegationState(null))
        .finds("parent child", q -> q.active())
        .finds("resting", q -> q.suspended())
        .check();
  }

  @Test
  void groupsCombineTheirCriteriaByOrAndWithTheRestByAnd(TestEngine engine) {
    task(engine, "a1", t -> t.priority(1).assignee("a"));
    task(engine, "a2", t -> t.priority(2).assignee("a"));
    task(engine, "b1", t -> t.priority(1).assignee("b"));
    task(engine, "c3", t -> t.priority(3));
    tasks(engine)
        .finds("a1 a2 b1", q -> q.or().taskAssignee("a").taskPriority(1).endOr())
        .finds("a1 a2", q -> q.taskAssignee("a").or().taskPriority(1).taskPriority(2).endOr())
        .finds(
            "a1 b1",
            q ->
                q.or()
                    .taskAssignee("a")
                    .taskAssignee("b")
                    .endOr()
                    .or()
                    .taskPriority(1)
                    .taskPriority(3)
                    .endOr())
        .finds("a1", q -> q.or().taskName("a1").endOr())
        .finds("", q -> q.or().taskId("none").taskNameLike("z%").endOr())
        .finds("a1", q -> q.or().taskId("none").taskName("a1").endOr())
        .finds("c3", q -> q.or().taskUnassigned().taskId("none").endOr().taskPriority(3))
        .orders("b1 a1", q -> q.or().taskName("b1").taskName("a1").endOr().orderByTaskName().desc())
        .check();
  }

  @Test
  void whatBelongsToTasksIsIncludedForEachOfThem(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", t -> t.candidateUsers("kermit")));
    var one = engine.start("order", java.util.Map.of("amount", 1, "both", "process"));
    var two = engine.start("order", java.util.Map.of("amount", 2));
    engine.tasks().setVariableLocal(engine.task(one, "pay").getId(), "both", "task");
    task(engine, "alone", t -> t);
    var found =
        engine
            .tasks()
            .createTaskQuery()
            .includeProcessVariables()
            .includeTaskLocalVariables()
            .includeIdentityLinks()
            .orderByTaskId()
            .list();
    assertThat(found)
        .extracting(Task::getProcessVariables)
        .containsExactly(
            java.util.Map.of("amount", 1, "both", "process"),
            java.util.Map.of("amount", 2),
            java.util.Map.of());
    assertThat(found)
        .extracting(Task::getTaskLocalVariables)
        .containsExactly(java.util.Map.of("both", "task"), java.util.Map.of(), java.util.Map.of());
    assertThat(found).extracting(t -> t.getIdentityLinks().size()).containsExactly(1, 1, 0);
    assertThat(found.get(1).getProcessInstanceId()).isEqualTo(two.getId());
    assertThat(
            engine
                .tasks()
                .createTaskQuery()
                .orderByTaskId()
                .listPage(0, 1)
                .get(0)
                .getProcessVariables())
        .isEmpty();
  }

  @Test
  void aSingleResultSaysHowManyThereAre(TestEngine engine) {
    for (var i = 0; i < 5; i++) {
      task(engine, "same", t -> t);
    }
    var one = task(engine, "one", t -> t);
    var query = engine.tasks().createTaskQuery();
    assertThatThrownBy(query.taskName("same")::singleResult)
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("5");
    assertThat(engine.tasks().createTaskQuery().taskName("one").singleResult().getId())
        .isEqualTo(one.getId());
    assertThat(engine.tasks().createTaskQuery().taskName("none").singleResult()).isNull();
  }

  @Test
  void argumentsThatSayNothingAreRefusedByTheNameOfTheCriterion(TestEngine engine) {
    assertThatThrownBy(() -> engine.tasks().createTaskQuery().taskName(null))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("taskName");
    assertThatThrownBy(() -> engine.tasks().createTaskQuery().taskIds(Set.of()))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("taskIds");
    assertThatThrownBy(() -> engine.tasks().createTaskQuery().listPage(-1, 5))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> engine.tasks().createTaskQuery().listPage(0, 0))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> engine.tasks().createTaskQuery().desc())
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void everyOrderPutsMissingValuesFirstAndComparesByteByByte(TestEngine engine) {
    task(
        engine,
        "B",
        t ->
            t.priority(2)
                .assignee("z")
                .owner("o")
                .description("d")
                .dueDate(at(2))
                .category("k")
                .tenantId("t"));
    task(
        engine,
        "a",
        t ->
            t.priority(1)
                .assignee("Z")
                .owner("O")
                .description("D")
                .dueDate(at(1))
                .category("K")
                .tenantId("T"));
    task(engine, "ä", t -> t.priority(3).assignee("é"));
    task(engine, "\uffed", t -> t.priority(3));
    task(engine, "\ud83d\ude00", t -> t.priority(3));
    var square = "\uffed";
    var face = "\ud83d\ude00";
    var rest = "ä " + square + " " + face;
    tasks(engine)
        .orders("B a " + rest, q -> q.orderByTaskName())
        .orders(face + " " + square + " ä a B", q -> q.orderByTaskName().desc())
        .orders("B a " + rest, q -> q)
        .orders(face + " " + square + " ä a B", q -> q.orderByTaskId().desc())
        .orders("a B " + rest, q -> q.orderByTaskPriority())
        .orders(rest + " B a", q -> q.orderByTaskPriority().desc())
        .orders(square + " " + face + " a B ä", q -> q.orderByTaskAssignee())
        .orders(
            "a B ä " + square + " " + face,
            q -> q.orderByTaskAssignee().asc(io.millrace.common.query.NullHandling.NULLS_LAST))
        .orders(
            square + " " + face + " ä B a",
            q -> q.orderByTaskAssignee().desc(io.millrace.common.query.NullHandling.NULLS_FIRST))
        .orders(rest + " a B", q -> q.orderByTaskOwner())
        .orders(rest + " a B", q -> q.orderByTaskDescription())
        .orders(rest + " a B", q -> q.orderByTaskDueDate())
        .orders("B a " + rest, q -> q.orderByTaskDueDate().desc())
        .orders(rest + " a B", q -> q.orderByDueDateNullsFirst())
        .orders("a B " + rest, q -> q.orderByDueDateNullsLast())
        .orders(rest + " a B", q -> q.orderByCategory())
        .orders(rest + " a B", q -> q.orderByTenantId())
        .orders(rest + " B a", q -> q.orderByTaskPriority().desc().orderByTaskName().asc())
        .orders(
            face + " " + square + " ä B a",
            q -> q.orderByTaskPriority().desc().orderByTaskName().desc())
        .orders("B a " + rest, q -> q.orderByTaskCreateTime().orderByTaskId())
        .check();
  }
}
