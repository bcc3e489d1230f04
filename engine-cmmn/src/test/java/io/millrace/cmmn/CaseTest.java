package io.millrace.cmmn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.DeploymentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.task.Task;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.TestDatabase;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@DatabaseTest
class CaseTest {

  private static final List<String> RUNTIME_TABLES =
      List.of(
          "MR_CASE_INSTANCE",
          "MR_PLAN_ITEM",
          "MR_TASK",
          "MR_VARIABLE",
          "MR_IDENTITY_LINK",
          "MR_JOB",
          "MR_EVENT_SUBSCRIPTION");

  private final Database database;
  private CaseEngine engine;

  CaseTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void buildEngine() {
    engine = new CaseEngine(database);
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  @Covers({"1 case and plan model", "9 human task"})
  void aCaseWithOneHumanTaskWaitsInItsTaskUntilItIsCompleted() throws SQLException {
    deploy(ONE_TASK);
    var instance = start("claim");
    var task = task(instance);

    assertThat(instance.getBusinessKey()).isEqualTo("B-1");
    assertThat(instance.getState()).isEqualTo("active");
    assertThat(task.getName()).isEqualTo("Check the claim");
    assertThat(task.getTaskDefinitionKey()).isEqualTo("check");
    assertThat(task.getScopeType()).isEqualTo("cmmn");
    assertThat(rows("select STATE_, CHILD_COUNT_, VARIABLE_COUNT_ from MR_CASE_INSTANCE"))
        .containsExactly("active 1 1");
    assertThat(rows("select ELEMENT_ID_, TYPE_, STATE_, TASK_COUNT_ from MR_PLAN_ITEM"))
        .containsExactly("item humantask active 1");
    assertThat(rows("select ID_ from MR_HI_CASE_INSTANCE")).isEmpty();
    engine.checkInvariants();
  }

  @Test
  @Covers({"9 human task", "71 history"})
  void completingTheOnlyTaskEndsTheCaseAndLeavesHistoryAlone() throws SQLException {
    deploy(ONE_TASK);
    var instance = start("claim");
    var task = task(instance);
    engine.tasks().claim(task.getId(), "kermit");
    engine.tasks().complete(task.getId(), Map.of("approved", true));

    for (var table : RUNTIME_TABLES) {
      assertThat(rows("select ID_ from " + table)).as(table).isEmpty();
    }
    assertThat(rows("select ID_, STATE_, BUSINESS_KEY_ from MR_HI_CASE_INSTANCE"))
        .containsExactly(instance.getId() + " completed B-1");
    assertThat(rows("select CASE_INSTANCE_ID_, ELEMENT_ID_, STATE_ from MR_HI_PLAN_ITEM"))
        .containsExactly(instance.getId() + " item completed");
    assertThat(rows("select ID_, ASSIGNEE_ from MR_HI_TASK"))
        .containsExactly(task.getId() + " kermit");
    assertThat(rows("select NAME_ from MR_HI_VARIABLE order by NAME_"))
        .containsExactly("amount", "approved");
  }

  @Test
  void aCaseCompletesWithTheLastOfItsTasksOnly() throws SQLException {
    deploy(TWO_TASKS);
    var instance = start("claim");
    var tasks = engine.tasks().createTaskQuery().scopeId(instance.getId()).list();
    assertThat(tasks).hasSize(2);
    engine.tasks().complete(tasks.get(0).getId());

    engine.checkInvariants();
    assertThat(rows("select STATE_, CHILD_COUNT_ from MR_CASE_INSTANCE"))
        .containsExactly("active 1");
    engine.tasks().complete(tasks.get(1).getId());
    assertThat(rows("select ID_ from MR_CASE_INSTANCE")).isEmpty();
    assertThat(rows("select ID_ from MR_HI_PLAN_ITEM")).hasSize(2);
  }

  @Test
  void whatIsNotSupportedIsRefusedWithLineElementAndRemedy() throws SQLException {
    var text =
        ONE_TASK.replace(
            "<humanTask",
            "<planItem id=\"late\" definitionRef=\"post\"/>\n<eventListener id=\"post\" xmlns:flowable=\"http://flowable.org/cmmn\"><extensionElements><flowable:eventType>e</flowable:eventType><flowable:eventOutParameter source=\"x\" target=\"y\" local=\"true\"/></extensionElements></eventListener><humanTask");
    var refused = catchThrowableOfType(DeploymentException.class, () -> deploy(text));

    assertThat(refused.problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code()).isEqualTo("CMMN-090");
              assertThat(problem.line()).isEqualTo(6);
              assertThat(problem.elementId()).isEqualTo("post");
              assertThat(problem.message()).contains("local");
              assertThat(problem.remedy()).isNotBlank();
            });
    assertThat(rows("select ID_ from MR_DEPLOYMENT")).isEmpty();
  }

  @Test
  void criteriaWithoutSentryDanglingReferencesAndInvalidValuesAreAllRefusedAtOnce() {
    var text =
        ONE_TASK
            .replace(
                "definitionRef=\"check\"/>",
                "definitionRef=\"other\"><entryCriterion id=\"entry\"/></planItem>")
            .replace("<humanTask", "<humanTask isBlocking=\"no\"");
    var refused = catchThrowableOfType(DeploymentException.class, () -> deploy(text));

    assertThat(refused.problems())
        .extracting(problem -> problem.code() + " " + problem.elementId())
        .containsExactlyInAnyOrder("CMMN-018 entry", "CMMN-014 check", "CMMN-010 item");
  }

  @Test
  void aCaseThatIsNotDeployedIsNotFound() {
    assertThatThrownBy(() -> start("unknown"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'unknown'");
  }

  private static final String ONE_TASK =
      """
      <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL">
        <case id="claim" name="Claim">
          <casePlanModel id="plan">
            <planItem id="item" definitionRef="check"/>
            <humanTask id="check" name="Check the claim"/>
          </casePlanModel>
        </case>
      </definitions>
      """;

  private static final String TWO_TASKS =
      ONE_TASK.replace("<humanTask", "<planItem id=\"again\" definitionRef=\"check\"/><humanTask");

  private void deploy(String text) {
    engine.repository().createDeployment().addString("claim.cmmn", text).deploy();
  }

  private CaseInstance start(String key) {
    return engine
        .runtime()
        .createCaseInstanceBuilder()
        .caseDefinitionKey(key)
        .businessKey("B-1")
        .variable("amount", 100)
        .start();
  }

  private Task task(CaseInstance instance) {
    return engine.tasks().createTaskQuery().scopeId(instance.getId()).singleResult();
  }

  /** Returns the rows of a query, the values of each separated by blanks. */
  private List<String> rows(String sql) throws SQLException {
    var rows = new ArrayList<String>();
    try (var statement = TestDatabase.current().observer(database).createStatement();
        var result = statement.executeQuery(sql)) {
      while (result.next()) {
        var values = new ArrayList<String>();
        for (var i = 1; i <= result.getMetaData().getColumnCount(); i++) {
          values.add(result.getString(i));
        }
        rows.add(String.join(" ", values));
      }
    }
    return rows;
  }
}
