package io.millrace.cmmn.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.runtime.CaseInstanceInfo;
import io.millrace.cmmn.runtime.PlanItemInstanceInfo;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.repository.DefinitionInfo;
import io.millrace.common.task.Task;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Names and descriptions of cases in the language that a query asks for. */
@DatabaseTest
class LocalizedCasesTest {

  private static final String MODEL =
      """
      <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL"
          xmlns:flowable="http://flowable.org/cmmn">
        <case id="claim" name="Claim">
          <extensionElements>
            <flowable:localization locale="de" name="Schaden">
              <flowable:documentation>Vom Schaden zum Geld.</flowable:documentation>
            </flowable:localization>
          </extensionElements>
          <casePlanModel id="plan">
            <planItem id="item" definitionRef="check">
              <extensionElements>
                <flowable:localization locale="de" name="Erst prüfen"/>
              </extensionElements>
            </planItem>
            <planItem id="other" definitionRef="check"/>
            <humanTask id="check" name="Check the claim">
              <extensionElements>
                <flowable:localization locale="de" name="Prüfen">
                  <flowable:documentation>Alles lesen.</flowable:documentation>
                </flowable:localization>
              </extensionElements>
            </humanTask>
          </casePlanModel>
        </case>
      </definitions>
      """;

  private final Database database;
  private CaseEngine engine;

  LocalizedCasesTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void start() {
    engine = new CaseEngine(database);
    engine.repository().createDeployment().addString("claim.cmmn", MODEL).deploy();
    engine.runtime().createCaseInstanceBuilder().caseDefinitionKey("claim").start();
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void aTaskIsShownInTheLanguageThatIsAskedFor() {
    assertThat(engine.tasks().createTaskQuery().locale("de").list())
        .extracting(Task::getName)
        .containsOnly("Prüfen");
    assertThat(engine.tasks().createTaskQuery().locale("de-AT").withLocalizationFallback().list())
        .extracting(Task::getDescription)
        .containsOnly("Alles lesen.");
    assertThat(engine.tasks().createTaskQuery().locale("fr").list())
        .extracting(Task::getName)
        .containsOnly("Check the claim");
  }

  @Test
  void aDefinitionIsShownInTheLanguageThatIsAskedFor() {
    assertThat(engine.repository().createCaseDefinitionQuery().locale("de").singleResult())
        .extracting(DefinitionInfo::getName, DefinitionInfo::getDescription)
        .containsExactly("Schaden", "Vom Schaden zum Geld.");
  }

  @Test
  void aCaseIsShownInTheLanguageThatIsAskedFor() {
    assertThat(engine.runtime().createCaseInstanceQuery().locale("de").singleResult())
        .extracting(CaseInstanceInfo::getName, CaseInstanceInfo::getCaseDefinitionName)
        .containsExactly("Schaden", "Schaden");
    engine.tasks().createTaskQuery().list().forEach(task -> engine.tasks().complete(task.getId()));
    assertThat(engine.history().createHistoricCaseInstanceQuery().locale("de").singleResult())
        .extracting(CaseInstanceInfo::getName, CaseInstanceInfo::getCaseDefinitionName)
        .containsExactly("Schaden", "Schaden");
  }

  @Test
  void aPlanItemHasANameOfItsOwnOrThatOfItsDefinition() {
    assertThat(
            engine.runtime().createPlanItemInstanceQuery().locale("de").orderByName().asc().list())
        .extracting(PlanItemInstanceInfo::getName)
        .containsExactlyInAnyOrder("Erst prüfen", "Prüfen");
    engine.tasks().createTaskQuery().list().forEach(task -> engine.tasks().complete(task.getId()));
    assertThat(engine.history().createHistoricPlanItemInstanceQuery().locale("de").list())
        .extracting(PlanItemInstanceInfo::getName)
        .containsExactlyInAnyOrder("Erst prüfen", "Prüfen");
  }
}
