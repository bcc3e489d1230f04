package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Texts that are equal only to themselves, on all databases. */
@EngineTest
class ExactTextsTest {

  private final TestEngine engine;

  ExactTextsTest(TestEngine engine) {
    this.engine = engine;
  }

  @BeforeEach
  void serverIsExact() {
    assumeFalse(
        engine.database().kind() == DatabaseKind.MYSQL,
        "before 8.0.17 no collation is exact about blanks at the end");
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
}
