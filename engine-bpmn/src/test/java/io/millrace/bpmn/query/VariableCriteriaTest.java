package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.task.Task;
import io.millrace.common.task.TaskQuery;
import io.millrace.common.variable.VariableInstance;
import io.millrace.common.variable.VariableInstanceQuery;
import io.millrace.test.QueryTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

@EngineTest
class VariableCriteriaTest {

  private static final Instant NOON = Instant.parse("2031-05-06T12:00:00Z");
  private static final String LONG_TEXT = "x".repeat(5000);

  /** One value each; the instance and its task have its name. */
  private static Map<String, Object> values() {
    var values = new LinkedHashMap<String, Object>();
    values.put("B", "B");
    values.put("a", "a");
    values.put("Ä", "Änderung 100%");
    values.put("five", "5");
    values.put("empty", "");
    values.put("huge", LONG_TEXT);
    values.put("int5", 5);
    values.put("int6", 6);
    values.put("intMin", Integer.MIN_VALUE);
    values.put("long5", 5L);
    values.put("longMax", Long.MAX_VALUE);
    values.put("short5", (short) 5);
    values.put("double5", 5.0);
    values.put("double6", 6.25);
    values.put("true", true);
    values.put("false", false);
    values.put("noon", Date.from(NOON));
    values.put("later", Date.from(NOON.plusMillis(1)));
    values.put("day", LocalDate.of(2031, 5, 6));
    values.put("null", null);
    values.put("bytes", new byte[] {1, 2});
    return values;
  }

  private static String allBut(String... names) {
    var rest = new ArrayList<>(values().keySet());
    rest.removeAll(List.of(names));
    return String.join(" ", rest);
  }

  private static void startAll(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"), process("other").userTask("wait"));
    values().forEach((name, value) -> start(engine, name, Collections.singletonMap("v", value)));
    start(engine, "without", Map.of("w", "a"));
  }

  private static void start(TestEngine engine, String name, Map<String, Object> variables) {
    engine
        .runtime()
        .createProcessInstanceBuilder()
        .processDefinitionKey("order")
        .name(name)
        .variables(variables)
        .start();
  }

  @Test
  void numbersAreComparedByValueAndOthersWithinTheirType(TestEngine engine) {
    startAll(engine);
    new QueryTable<>(engine.runtime()::createProcessInstanceQuery, ProcessInstance::getName)
        .finds("a", q -> q.variableValueEquals("v", "a"))
        .finds("", q -> q.variableValueEquals("w", "b"))
        .finds("without", q -> q.variableValueEquals("w", "a"))
        .finds("a without", q -> q.variableValueEquals("a"))
        .finds("", q -> q.variableValueEquals("v", "A"))
        .finds("empty", q -> q.variableValueEquals("v", ""))
        .finds("five", q -> q.variableValueEquals("v", "5"))
        .finds("int5 long5 short5 double5", q -> q.variableValueEquals("v", 5))
        .finds("int5 long5 short5 double5", q -> q.variableValueEquals(5))
        .finds("int5 long5 short5 double5", q -> q.variableValueEquals("v", 5L))
        .finds("longMax", q -> q.variableValueEquals("v", Long.MAX_VALUE))
        .finds("int5 long5 short5 double5", q -> q.variableValueEquals("v", (short) 5))
        .finds("int5 long5 short5 double5", q -> q.variableValueEquals("v", 5.0))
        .finds("int5 long5 short5 double5", q -> q.variableValueEquals("v", new BigDecimal("5.00")))
        .finds("", q -> q.variableValueEquals("v", 0x1p63))
        .finds("true", q -> q.variableValueEquals("v", true))
        .finds("noon", q -> q.variableValueEquals("v", Date.from(NOON)))
        .finds("day", q -> q.variableValueEquals("v", LocalDate.of(2031, 5, 6)))
        .finds("null", q -> q.variableValueEquals("v", null))
        .finds(allBut("a"), q -> q.variableValueNotEquals("v", "a"))
        .finds(allBut("int5", "long5", "short5", "double5"), q -> q.variableValueNotEquals("v", 5))
        .finds(allBut("true"), q -> q.variableValueNotEquals("v", true))
        .finds(allBut("noon"), q -> q.variableValueNotEquals("v", Date.from(NOON)))
        .finds("", q -> q.variableValueNotEquals("v", 5L).variableValueEquals("v", 5L))
        .finds(
            "int5 long5 short5 double5 without",
            q -> q.or().variableExists("w").variableValueEquals("v", 5L).endOr())
        .finds(
            "B a Ä five empty huge int5 int6 intMin long5 longMax short5 double5 double6 true false"
                + " noon later day bytes",
            q -> q.variableValueNotEquals("v", null))
        .finds("without", q -> q.variableNotExists("v"))
        .finds("without", q -> q.variableExists("w"))
        .check();
  }

  @Test
  void valuesThatHaveAnOrderAreFoundByIt(TestEngine engine) {
    startAll(engine);
    var noon = Date.from(NOON);
    new QueryTable<>(engine.runtime()::createProcessInstanceQuery, ProcessInstance::getName)
        .finds("int6 double6 longMax", q -> q.variableValueGreaterThan("v", 5))
        .finds(
            "int5 long5 short5 double5 int6 double6 longMax",
            q -> q.variableValueGreaterThanOrEqual("v", 5))
        .finds("int5 long5 short5 double5 intMin", q -> q.variableValueLessThan("v", 6))
        .finds("int5 long5 short5 double5 int6 intMin", q -> q.variableValueLessThanOrEqual("v", 6))
        .finds("double6 longMax", q -> q.variableValueGreaterThan("v", new BigDecimal("6.0")))
        .finds("longMax", q -> q.variableValueGreaterThan("v", 6.25))
        .finds("", q -> q.variableValueGreaterThan("v", Long.MAX_VALUE))
        .finds("", q -> q.variableValueGreaterThanOrEqual("v", 0x1p63))
        .finds("later", q -> q.variableValueGreaterThan("v", noon))
        .finds("noon later", q -> q.variableValueGreaterThanOrEqual("v", noon))
        .finds("", q -> q.variableValueLessThan("v", noon))
        .finds("noon", q -> q.variableValueLessThanOrEqual("v", noon))
        .finds("a Ä", q -> q.variableValueGreaterThan("v", "B"))
        .finds("a B Ä", q -> q.variableValueGreaterThanOrEqual("v", "B"))
        .finds("B five empty", q -> q.variableValueLessThan("v", "a"))
        .finds("Ä", q -> q.variableValueGreaterThan("v", "z"))
        .finds(
            "int5 long5 short5 double5",
            q -> q.variableValueGreaterThan("v", 4).variableValueLessThan("v", 5.5))
        .finds("day", q -> q.variableValueLessThan("v", LocalDate.of(2031, 5, 7)))
        .check();
  }

  @Test
  void textsAreFoundByPatternsAndInLowerCase(TestEngine engine) {
    startAll(engine);
    new QueryTable<>(engine.runtime()::createProcessInstanceQuery, ProcessInstance::getName)
        .finds("a", q -> q.variableValueLike("v", "a%"))
        .finds("Ä", q -> q.variableValueLike("v", "%100\\%"))
        .finds("B a five", q -> q.variableValueLike("v", "_"))
        .finds("Ä", q -> q.variableValueLike("v", "Ä%"))
        .finds("Ä", q -> q.variableValueLikeIgnoreCase("v", "Ä%G 100\\%"))
        .finds("", q -> q.variableValueLike("v", "ä%"))
        .finds("a", q -> q.variableValueEqualsIgnoreCase("v", "A"))
        .finds("Ä", q -> q.variableValueEqualsIgnoreCase("v", "ÄNDERUNG 100%"))
        .finds("B Ä five empty huge", q -> q.variableValueNotEqualsIgnoreCase("v", "A"))
        .check();
  }

  @Test
  void tasksAreFoundByTheirOwnVariablesAndByThoseOfTheirProcess(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var one = engine.start("order", Map.of("v", "process", "n", 1));
    var two = engine.start("order", Map.of("v", "other", "n", 2));
    name(engine, one, "one");
    name(engine, two, "two");
    engine.tasks().setVariableLocal(engine.task(one, "pay").getId(), "v", "task");
    engine.tasks().setVariableLocal(engine.task(one, "pay").getId(), "n", 7);
    var alone = engine.tasks().createTaskBuilder().name("alone").create();
    engine.tasks().setVariableLocal(alone.getId(), "v", "Task");
    engine.tasks().setVariableLocal(alone.getId(), "nothing", null);
    new QueryTable<TaskQuery, Task>(engine.tasks()::createTaskQuery, Task::getName)
        .finds("one", q -> q.taskVariableValueEquals("v", "task"))
        .finds("one", q -> q.taskVariableValueEquals("task"))
        .finds("", q -> q.taskVariableValueEquals("v", "process"))
        .finds("alone", q -> q.taskVariableValueNotEquals("v", "task"))
        .finds("one alone", q -> q.taskVariableValueEqualsIgnoreCase("v", "TASK"))
        .finds("", q -> q.taskVariableValueNotEqualsIgnoreCase("v", "TASK"))
        .finds("one alone", q -> q.taskVariableExists("v"))
        .finds("two", q -> q.taskVariableNotExists("v"))
        .finds("alone", q -> q.taskVariableValueEquals("nothing", null))
        .finds("alone", q -> q.taskVariableValueNotEquals("nothing", 1))
        .finds("one", q -> q.taskVariableValueEquals("n", 7L))
        .finds("two", q -> q.processVariableValueNotEquals("n", 1.0))
        .finds("two", q -> q.processVariableValueEquals("n", 2L))
        .finds("", q -> q.taskVariableValueNotEquals("nothing", null))
        .finds("one", q -> q.taskVariableValueLike("v", "t%"))
        .finds("one alone", q -> q.taskVariableValueLikeIgnoreCase("v", "t%"))
        .finds("one", q -> q.taskVariableValueGreaterThan("n", 6))
        .finds("one", q -> q.taskVariableValueGreaterThanOrEqual("n", 7))
        .finds("", q -> q.taskVariableValueLessThan("n", 7))
        .finds("one", q -> q.taskVariableValueLessThanOrEqual("n", 7))
        .finds("one", q -> q.processVariableValueEquals("v", "process"))
        .finds("one", q -> q.processVariableValueEquals("process"))
        .finds("", q -> q.processVariableValueEquals("v", "task"))
        .finds("two", q -> q.processVariableValueNotEquals("v", "process"))
        .finds("one", q -> q.processVariableValueEqualsIgnoreCase("v", "PROCESS"))
        .finds("two", q -> q.processVariableValueNotEqualsIgnoreCase("v", "PROCESS"))
        .finds("one two", q -> q.processVariableExists("v"))
        .finds("alone", q -> q.processVariableNotExists("v"))
        .finds("one", q -> q.processVariableValueLike("v", "p%"))
        .finds("two", q -> q.processVariableValueLikeIgnoreCase("v", "O%"))
        .finds("two", q -> q.processVariableValueGreaterThan("n", 1))
        .finds("one two", q -> q.processVariableValueGreaterThanOrEqual("n", 1))
        .finds("one", q -> q.processVariableValueLessThan("n", 2))
        .finds("one two", q -> q.processVariableValueLessThanOrEqual("n", 2))
        .finds("one", q -> q.processVariableValueEquals("n", 1).taskVariableValueEquals("n", 7))
        .finds("two alone", q -> q.or().taskVariableNotExists("v").taskName("alone").endOr())
        .check();
  }

  private static void name(TestEngine engine, ProcessInstance instance, String name) {
    var task = engine.task(instance, "pay");
    task.setName(name);
    engine.tasks().saveTask(task);
  }

  @Test
  void variablesThemselvesAreFoundByWhatHoldsThem(TestEngine engine) {
    engine.deploy(process("order").subProcess("sub", b -> b.userTask("pay")));
    var one = engine.start("order", Map.of("a", 1, "b", "Text"));
    var two = engine.start("order", Collections.singletonMap("a", null));
    var task = engine.task(one, "pay");
    var execution = task.getExecutionId();
    engine.runtime().setVariableLocal(execution, "local", 1L);
    engine.tasks().setVariableLocal(task.getId(), "own", true);
    Function<VariableInstance, String> name =
        v -> v.getName() + (v.getProcessInstanceId().equals(one.getId()) ? "1" : "2");
    new QueryTable<VariableInstanceQuery, VariableInstance>(
            engine.runtime()::createVariableInstanceQuery, name)
        .finds("a1 b1 a2 local1 own1", q -> q)
        .finds("a1 b1 local1 own1", q -> q.processInstanceId(one.getId()))
        .finds("a1 b1", q -> q.executionId(one.getId()))
        .finds("local1", q -> q.executionId(execution))
        .finds("local1 a2", q -> q.executionIds(Set.of(execution, two.getId())))
        .finds("own1", q -> q.taskId(task.getId()))
        .finds("own1", q -> q.taskIds(Set.of(task.getId(), "17")))
        .finds("a1 a2", q -> q.variableName("a"))
        .finds("local1", q -> q.variableNameLike("lo%"))
        .finds("a1", q -> q.variableValueEquals("a", 1))
        .finds("local1", q -> q.variableValueEquals("local", 1))
        .finds("a2", q -> q.variableValueNotEquals("a", 1L))
        .finds("a2", q -> q.variableValueEquals("a", null))
        .finds("a1", q -> q.variableValueNotEquals("a", null))
        .finds("b1", q -> q.variableValueLike("b", "T%"))
        .finds("b1", q -> q.variableValueLikeIgnoreCase("b", "t%"))
        .finds("a1 b1 a2 local1", q -> q.excludeTaskVariables())
        .finds("a1 b1 a2", q -> q.excludeLocalVariables())
        .orders("a1 a2 b1 local1 own1", q -> q.orderByVariableName())
        .orders(
            "own1 local1 b1 a1 a2", q -> q.orderByProcessInstanceId().orderByVariableName().desc())
        .check();
    assertThat(
            engine.runtime().createVariableInstanceQuery().excludeVariableInitialization().list())
        .hasSize(5)
        .allMatch(v -> v.getValue() == null);
    assertThat(
            engine
                .runtime()
                .createVariableInstanceQuery()
                .processInstanceId(one.getId())
                .list()
                .stream()
                .collect(Collectors.toMap(VariableInstance::getName, VariableInstance::getValue)))
        .isEqualTo(Map.of("a", 1, "b", "Text", "local", 1L, "own", true));
  }

  @Test
  void whatCannotBeComparedIsRefused(TestEngine engine) {
    ProcessInstanceQuery query = engine.runtime().createProcessInstanceQuery();
    assertThatThrownBy(() -> query.variableValueGreaterThan("v", true))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("variableValueGreaterThan");
    assertThatThrownBy(() -> query.variableValueGreaterThan("v", null))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("variableValueGreaterThan");
    assertThatThrownBy(() -> query.variableValueEquals("v", new byte[] {1}))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("bytes");
    assertThatThrownBy(() -> query.variableValueEquals("", "x"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("variableValueEquals");
  }
}
