package io.millrace.bpmn.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.millrace.bpmn.runtime.Execution;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.repository.DefinitionInfo;
import io.millrace.common.task.Task;
import io.millrace.common.task.TaskInfo;
import io.millrace.test.conformance.Covers;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names and descriptions in the language that a query asks for. */
@EngineTest
class LocalizationTest {

  private static final String MODEL =
      """
      <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"
          xmlns:flowable="http://flowable.org/bpmn" targetNamespace="orders">
        <process id="order" name="Order" isExecutable="true">
          <documentation>From the order to the money.</documentation>
          <extensionElements>
            <flowable:localization locale="de" name="Bestellung">
              <flowable:documentation>Von der Bestellung zum Geld.</flowable:documentation>
            </flowable:localization>
            <flowable:localization locale="pt-BR" name="Pedido"/>
          </extensionElements>
          <startEvent id="start"/>
          <sequenceFlow id="f1" sourceRef="start" targetRef="pay"/>
          <userTask id="pay" name="Pay ${sum}">
            <documentation>Pay with a card.</documentation>
            <extensionElements>
              <flowable:localization locale="de" name="Bezahlen"/>
              <flowable:localization locale="de_AT">
                <flowable:documentation>Mit Karte zahlen.</flowable:documentation>
              </flowable:localization>
            </extensionElements>
          </userTask>
          <sequenceFlow id="f2" sourceRef="pay" targetRef="end"/>
          <endEvent id="end"/>
        </process>
      </definitions>
      """;

  private final TestEngine engine;
  private ProcessInstance order;

  LocalizationTest(TestEngine engine) {
    this.engine = engine;
  }

  @BeforeEach
  void start() {
    engine
        .engine()
        .getRepositoryService()
        .createDeployment()
        .addString("order.bpmn20.xml", MODEL)
        .deploy();
    order = engine.start("order", Map.of("sum", 7));
  }

  private Task task(String locale) {
    return engine.tasks().createTaskQuery().locale(locale).singleResult();
  }

  @Covers("139 localized names and documentation")
  @ParameterizedTest
  @CsvSource({
    "de,     false, Bezahlen, Pay with a card.",
    "DE,     false, Bezahlen, Pay with a card.",
    "de-AT,  false, Pay 7,    Mit Karte zahlen.",
    "de_at,  true,  Bezahlen, Mit Karte zahlen.",
    "de-CH,  false, Pay 7,    Pay with a card.",
    "de-CH,  true,  Bezahlen, Pay with a card.",
    "fr,     true,  Pay 7,    Pay with a card."
  })
  void aTaskIsShownInTheLanguageThatIsAskedFor(
      String locale, boolean fallback, String name, String description) {
    var open = engine.tasks().createTaskQuery().locale(locale);
    var historic = engine.history().createHistoricTaskInstanceQuery().locale(locale);
    if (fallback) {
      open.withLocalizationFallback();
      historic.withLocalizationFallback();
    }
    assertThat(open.singleResult())
        .extracting(TaskInfo::getName, TaskInfo::getDescription)
        .containsExactly(name, description);
    assertThat(historic.list())
        .singleElement()
        .extracting(TaskInfo::getName, TaskInfo::getDescription)
        .containsExactly(name, description);
    engine.tasks().complete(open.singleResult().getId());
    assertThat(historic.finished().listPage(0, 5))
        .singleElement()
        .extracting(TaskInfo::getName, TaskInfo::getDescription)
        .containsExactly(name, description);
  }

  @Covers("139 localized names and documentation")
  @Test
  void aDefinitionIsShownInTheLanguageThatIsAskedFor() {
    var repository = engine.engine().getRepositoryService();
    assertThat(repository.createProcessDefinitionQuery().locale("de").singleResult())
        .extracting(DefinitionInfo::getName, DefinitionInfo::getDescription)
        .containsExactly("Bestellung", "Von der Bestellung zum Geld.");
    assertThat(
            repository
                .createProcessDefinitionQuery()
                .processDefinitionName("Order")
                .locale("pt-BR")
                .list())
        .singleElement()
        .extracting(DefinitionInfo::getName, DefinitionInfo::getDescription)
        .containsExactly("Pedido", "From the order to the money.");
  }

  @Covers("139 localized names and documentation")
  @Test
  void anInstanceIsShownInTheLanguageThatIsAskedFor() {
    // when
    var running =
        engine.runtime().createProcessInstanceQuery().locale("de-CH").withLocalizationFallback();
    var historic = engine.history().createHistoricProcessInstanceQuery().locale("de");
    // then
    assertThat(running.singleResult())
        .extracting(
            ProcessInstance::getName,
            ProcessInstance::getProcessDefinitionName,
            ProcessInstance::getDescription)
        .containsExactly("Bestellung", "Bestellung", "Von der Bestellung zum Geld.");
    for (var ended : new boolean[] {false, true}) {
      assertThat(historic.singleResult())
          .satisfies(
              instance -> {
                assertThat(instance.getEndTime() != null).isEqualTo(ended);
                assertThat(instance.getName()).isEqualTo("Bestellung");
                assertThat(instance.getProcessDefinitionName()).isEqualTo("Bestellung");
                assertThat(instance.getDescription()).isEqualTo("Von der Bestellung zum Geld.");
              });
      if (!ended) {
        engine.completeTask(order, "pay");
      }
    }
  }

  @Test
  void anInstanceKeepsTheNameItWasGiven() {
    engine.runtime().setProcessInstanceName(order.getId(), "Order 17");
    assertThat(engine.runtime().createProcessInstanceQuery().locale("de").singleResult())
        .extracting(ProcessInstance::getName, ProcessInstance::getProcessDefinitionName)
        .containsExactly("Order 17", "Bestellung");
  }

  @Covers("139 localized names and documentation")
  @Test
  void anExecutionIsCalledAsTheElementItStandsAt() {
    assertThat(engine.runtime().createExecutionQuery().onlyChildExecutions().locale("de").list())
        .extracting(Execution::getName)
        .containsExactly("Bezahlen");
    assertThat(
            engine
                .runtime()
                .createExecutionQuery()
                .onlyChildExecutions()
                .locale("de-AT")
                .singleResult()
                .getDescription())
        .isEqualTo("Mit Karte zahlen.");
    assertThat(engine.runtime().createExecutionQuery().onlyChildExecutions().list())
        .extracting(Execution::getName, Execution::getDescription)
        .containsExactly(tuple(null, null));
  }

  @Test
  void savingATaskThatIsShownInAnotherLanguageKeepsItsName() {
    // given
    var task = task("de");
    // when
    task.setPriority(80);
    engine.tasks().saveTask(task);
    // then
    assertThat(engine.tasks().createTaskQuery().singleResult().getName()).isEqualTo("Pay 7");
    task = task("de");
    task.setName("Pay now");
    assertThat(task.getName()).isEqualTo("Pay now");
    engine.tasks().saveTask(task);
    assertThat(engine.tasks().createTaskQuery().singleResult())
        .extracting(Task::getName, Task::getPriority)
        .containsExactly("Pay now", 80);
  }

  @Test
  void aTaskWithoutAModelIsShownAsItIs() {
    var standalone = engine.tasks().newTask();
    standalone.setName("Call back");
    engine.tasks().saveTask(standalone);
    assertThat(
            engine
                .tasks()
                .createTaskQuery()
                .taskId(standalone.getId())
                .locale("de")
                .singleResult()
                .getName())
        .isEqualTo("Call back");
    engine.tasks().deleteTask(standalone.getId(), true);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "deutsch und englisch", "d", "de--AT"})
  void whatIsNoLanguageTagIsRefused(String locale) {
    assertThatThrownBy(() -> engine.tasks().createTaskQuery().locale(locale))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'" + locale + "', which is no language tag")
        .hasMessageContaining("'pt-BR'");
    assertThatThrownBy(() -> engine.tasks().createTaskQuery().locale(null))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void aLanguageCostsNoStatement() {
    task("de");
    assertThat(engine.statementsOf(() -> task("de")))
        .hasSameSizeAs(engine.statementsOf(() -> engine.tasks().createTaskQuery().singleResult()));
  }
}
