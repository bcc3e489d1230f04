package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.internal.BpmnTables;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.internal.persistence.EveryTextColumn;
import io.millrace.common.internal.persistence.TableNames;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.TestDatabase;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that are equal only to themselves, on all databases. */
@EngineTest
class ExactTextsTest {

  private final TestEngine engine;

  ExactTextsTest(TestEngine engine) {
    this.engine = engine;
  }

  @Test
  void everyTextOfEveryTableIsFoundByItselfAlone() throws SQLException {
    var database =
        io.millrace.common.internal.persistence.Database.of(
            TestDatabase.current().pool(engine.database()),
            new TableNames(null, null),
            Duration.ofSeconds(5),
            false);
    new EveryTextColumn(database, BpmnTables.create()).findsItselfAlone();
  }

  @Test
  void aMessageIsForItsOwnBusinessKeyAlone() {
    engine.deploy(process("order").catchEvent("paid", Trigger.message("paid")).userTask("ship"));
    var with = engine.runtime().startProcessInstanceByKey("order", "A-7 ");
    var without = engine.runtime().startProcessInstanceByKey("order", "A-7");
    // when
    engine.runtime().createMessageCorrelation("paid").processInstanceBusinessKey("A-7").correlate();
    // then
    assertThat(engine.openTasks(without)).containsExactly("ship");
    assertThat(engine.openTasks(with)).isEmpty();
    assertThat(
            engine.runtime().createProcessInstanceQuery().processInstanceBusinessKey("A-7 ").list())
        .extracting(found -> found.getId())
        .containsExactly(with.getId());
  }

  @Test
  void valuesOfVariablesAreFoundByThemselvesAlone() {
    engine.deploy(process("order").userTask("pay"));
    engine.start("order", Map.of("city", "Bonn "));
    var runtime = engine.runtime();
    assertThat(runtime.createProcessInstanceQuery().variableValueEquals("city", "Bonn").count())
        .isZero();
    assertThat(runtime.createProcessInstanceQuery().variableValueEquals("city", "Bonn ").count())
        .isOne();
    assertThat(runtime.createProcessInstanceQuery().variableValueNotEquals("city", "Bonn").count())
        .isOne();
    assertThat(
            runtime
                .createProcessInstanceQuery()
                .variableValueEqualsIgnoreCase("city", "BONN")
                .count())
        .isZero();
    assertThat(
            runtime
                .createProcessInstanceQuery()
                .variableValueEqualsIgnoreCase("city", "BONN ")
                .count())
        .isOne();
    assertThat(runtime.createProcessInstanceQuery().variableValueLike("city", "Bonn").count())
        .isZero();
    assertThat(runtime.createProcessInstanceQuery().variableValueLike("city", "B_nn ").count())
        .isOne();
    assertThat(
            runtime
                .createProcessInstanceQuery()
                .variableValueLikeIgnoreCase("city", "BO%N_")
                .count())
        .isOne();
  }

  @Test
  void aCharacterOfAPatternIsOneCharacterHoweverManyBytesItHas() {
    engine.deploy(process("order").userTask("pay"));
    engine.start("order", Map.of("city", "K\u00f6ln\u20ac"));
    var runtime = engine.runtime();
    assertThat(runtime.createProcessInstanceQuery().variableValueLike("city", "K_ln_").count())
        .isOne();
    assertThat(
            runtime
                .createProcessInstanceQuery()
                .variableValueLikeIgnoreCase("city", "k\u00f6LN_")
                .count())
        .isOne();
  }

  @Test
  void peopleAreThemselvesAlone() {
    engine.deploy(process("order").userTask("pay"));
    var task = engine.task(engine.start("order"), "pay").getId();
    engine.tasks().setAssignee(task, "kermit ");
    engine.tasks().addCandidateGroup(task, "north ");
    var query = engine.tasks();
    assertThat(query.createTaskQuery().taskAssignee("kermit").count()).isZero();
    assertThat(query.createTaskQuery().taskAssignee("kermit ").count()).isOne();
    engine.tasks().setAssignee(task, null);
    assertThat(query.createTaskQuery().taskCandidateGroup("north").count()).isZero();
    assertThat(query.createTaskQuery().taskCandidateGroup("north ").count()).isOne();
    assertThat(query.createTaskQuery().taskCandidateGroupIn(List.of("north", "x")).count())
        .isZero();
  }

  @Test
  void textsFitByTheirCharactersHoweverManyBytesTheyHave() {
    engine.deploy(process("order").userTask("pay"));
    var longest = "\ud83d\ude00".repeat(127) + "\u20ac"; // 255 chars of Java
    var order = engine.runtime().startProcessInstanceByKey("order", longest);
    engine.tasks().setAssignee(engine.task(order, "pay").getId(), "\u20ac".repeat(255));
    // then
    assertThat(
            engine
                .runtime()
                .createProcessInstanceQuery()
                .processInstanceBusinessKey(longest)
                .singleResult()
                .getBusinessKey())
        .isEqualTo(longest);
    assertThat(engine.task(order, "pay").getAssignee()).isEqualTo("\u20ac".repeat(255));
  }

  @ParameterizedTest
  @ValueSource(strings = {"= ?", "in (?, 'gonzo ')"})
  void anIndexServesTexts(String comparison) throws SQLException {
    var kind = engine.database().kind();
    assumeTrue(kind == DatabaseKind.MARIADB || kind == DatabaseKind.MYSQL, "plans differ");
    engine.deploy(process("order").userTask("pay"));
    for (var i = 0; i < 40; i++) {
      engine.tasks().setAssignee(engine.task(engine.start("order"), "pay").getId(), "user " + i);
    }
    try (var connection = engine.connect();
        var asked =
            connection.prepareStatement(
                "explain select ID_ from MR_TASK where ASSIGNEE_ " + comparison)) {
      asked.setString(1, "kermit ");
      try (var plan = asked.executeQuery()) {
        plan.next();
        assertThat(plan.getString("key")).isEqualTo("IX_MR_TASK_ASSIGNEE");
        assertThat(plan.getInt("rows")).isLessThan(5);
      }
    }
  }
}
