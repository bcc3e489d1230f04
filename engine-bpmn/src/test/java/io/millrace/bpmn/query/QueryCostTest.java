package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.LimitExceededException;
import io.millrace.test.database.CountingDataSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@EngineTest
class QueryCostTest {

  private static void startThree(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", t -> t.candidateUsers("kermit,gonzo")));
    for (var i = 0; i < 3; i++) {
      engine.start("order", Map.of("a", i, "b", "x"));
    }
    var first = engine.tasks().createTaskQuery().processVariableValueEquals("a", 0).singleResult();
    engine.tasks().setVariableLocal(first.getId(), "own", 1);
    engine.tasks().complete(first.getId());
  }

  @Test
  void listAndCountCostOneStatementAndEachInclusionOneMore(TestEngine engine) {
    startThree(engine);
    var source = new CountingDataSource(engine.database().dataSource());
    try (var counted =
        new ProcessEngineConfiguration().setDataSource(source).buildProcessEngine()) {
      var tasks = counted.getTaskService();
      var runtime = counted.getRuntimeService();
      var history = counted.getHistoryService();
      costs(source, 1, () -> tasks.createTaskQuery().taskCandidateUser("kermit").list());
      costs(source, 1, () -> tasks.createTaskQuery().processVariableValueEquals("a", 1).count());
      costs(source, 1, () -> tasks.createTaskQuery().orderByTaskName().listPage(1, 1));
      costs(source, 0, () -> tasks.createTaskQuery().taskId("no id").list());
      costs(
          source,
          1,
          () -> tasks.createTaskQuery().taskName("none").includeProcessVariables().list());
      costs(source, 2, () -> tasks.createTaskQuery().includeProcessVariables().list());
      costs(
          source,
          4,
          () ->
              tasks
                  .createTaskQuery()
                  .includeProcessVariables()
                  .includeTaskLocalVariables()
                  .includeIdentityLinks()
                  .list());
      costs(
          source, 1, () -> runtime.createProcessInstanceQuery().variableValueEquals("a", 1).list());
      costs(source, 2, () -> runtime.createProcessInstanceQuery().includeProcessVariables().list());
      costs(source, 1, () -> runtime.createExecutionQuery().list());
      costs(source, 1, () -> runtime.createActivityInstanceQuery().list());
      costs(source, 1, () -> runtime.createVariableInstanceQuery().list());
      costs(source, 1, () -> history.createHistoricProcessInstanceQuery().list());
      costs(source, 1, () -> history.createHistoricProcessInstanceQuery().count());
      costs(
          source,
          1,
          () ->
              history
                  .createHistoricProcessInstanceQuery()
                  .orderByProcessInstanceEndTime()
                  .listPage(1, 2));
      costs(
          source,
          2,
          () -> history.createHistoricProcessInstanceQuery().includeProcessVariables().list());
      costs(source, 1, () -> history.createHistoricActivityInstanceQuery().count());
      costs(
          source,
          4,
          () ->
              history
                  .createHistoricTaskInstanceQuery()
                  .includeProcessVariables()
                  .includeTaskLocalVariables()
                  .includeIdentityLinks()
                  .list());
      costs(source, 1, () -> history.createHistoricVariableInstanceQuery().list());
      costs(
          source,
          1,
          () ->
              counted.getRepositoryService().createProcessDefinitionQuery().latestVersion().list());
      costs(source, 1, () -> counted.getManagementService().createJobQuery().list());
    }
  }

  private static void costs(CountingDataSource source, int statements, Runnable question) {
    source.forgetTexts();
    question.run();
    assertThat(source.texts()).hasSize(statements);
  }

  @Test
  void moreThanAHundredThousandIdsAreFoundOrRefusedInWords(TestEngine engine) {
    startThree(engine);
    var task = engine.tasks().createTaskQuery().list().get(0);
    var ids = withMany(task.getId());
    var instances = withMany(task.getProcessInstanceId());
    asksOrRefuses(
        () -> assertThat(engine.tasks().createTaskQuery().taskIds(ids).list()).hasSize(1));
    asksOrRefuses(
        () ->
            assertThat(
                    engine
                        .runtime()
                        .createProcessInstanceQuery()
                        .processInstanceIds(new HashSet<>(instances))
                        .count())
                .isEqualTo(1));
    asksOrRefuses(
        () ->
            assertThat(
                    engine
                        .history()
                        .createHistoricProcessInstanceQuery()
                        .processInstanceIds(new HashSet<>(instances))
                        .listPage(0, 5))
                .hasSize(1));
  }

  private static List<String> withMany(String id) {
    return Stream.concat(LongStream.rangeClosed(1, 110_000).mapToObj(Long::toString), Stream.of(id))
        .toList();
  }

  private static void asksOrRefuses(Runnable question) {
    try {
      question.run();
    } catch (LimitExceededException e) {
      assertThat(e).hasMessageContaining("in one statement");
    }
  }
}
