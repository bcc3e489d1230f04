package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.TestCase;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import org.junit.jupiter.api.Test;

/** Criteria whose optional id is left out: their sentry tells them apart. */
@DatabaseTest
class CriteriaWithoutIdsTest {

  private static final String AROUND =
      """
      <planItem id="stop" definitionRef="stopDef"/><planItem id="k" definitionRef="task"/>
      <sentry id="s"><planItemOnPart sourceRef="stop"><standardEvent>occur</standardEvent></planItemOnPart></sentry>
      <humanTask id="task"/><userEventListener id="stopDef"/>
      """;

  private final Database database;

  CriteriaWithoutIdsTest(Database database) {
    this.database = database;
  }

  /** A case with a task {@code a} that exits when {@code stop} occurs. */
  private TestCase start(String control, String exit) {
    var task =
        "<planItem id=\"a\" definitionRef=\"task\"><itemControl>%s</itemControl><exitCriterion sentryRef=\"s\" %s/></planItem>"
            .formatted(control, exit);
    return TestCase.ofXml(database, "", task + AROUND).start();
  }

  @Test
  void whatRepeatsExitsForGood() {
    try (var test = start("<repetitionRule/>", "")) {
      test.trigger("stop");
      assertThat(test.open()).containsExactly("k active");
    }
  }

  @Test
  void anExitOfSomeStatesIsFollowedByTheNextInstance() {
    try (var test = start("<repetitionRule/>", "flowable:exitType=\"activeInstances\"")) {
      test.trigger("stop");
      assertThat(test.open()).containsExactly("a active", "k active");
    }
  }

  @Test
  void whatRepeatsAndHasNotStartedIsTerminatedByHand() {
    try (var test = start("<manualActivationRule/><repetitionRule/>", "")) {
      test.runtime().terminatePlanItemInstance(test.itemId("a"));
      assertThat(test.open()).containsExactly("k active");
    }
  }

  @Test
  void historyShowsAnExit() {
    try (var test = start("", "")) {
      test.trigger("stop");
      var ended =
          test.engine()
              .getCmmnHistoryService()
              .createHistoricPlanItemInstanceQuery()
              .planItemInstanceElementId("a")
              .singleResult();
      assertThat(ended.getExitTime()).isNotNull();
      assertThat(ended.getTerminatedTime()).isNull();
    }
  }

  @Test
  void aMigrationKeepsWhatEachOfThemHasHeard() {
    var plan =
        """
        <planItem id="a" definitionRef="task"/><planItem id="b" definitionRef="task"/><planItem id="c" definitionRef="task"/>
        <planItem id="x" definitionRef="task"><entryCriterion sentryRef="ab"/><entryCriterion sentryRef="ac"/><exitCriterion sentryRef="ab"/></planItem>
        <sentry id="ab"><planItemOnPart sourceRef="a"><standardEvent>complete</standardEvent></planItemOnPart>
          <planItemOnPart sourceRef="b"><standardEvent>terminate</standardEvent></planItemOnPart></sentry>
        <sentry id="ac"><planItemOnPart sourceRef="a"><standardEvent>complete</standardEvent></planItemOnPart>
          <planItemOnPart sourceRef="c"><standardEvent>complete</standardEvent></planItemOnPart></sentry>
        <humanTask id="task"/>
        """;
    try (var test = TestCase.ofXml(database, "", plan).start()) {
      test.complete("a");
      test.migrationTo(test.deployFile(TestCase.file("", "", plan))).migrate(test.id());

      test.complete("c");
      assertThat(test.open()).containsExactly("b active", "x active");
      test.runtime().terminatePlanItemInstance(test.itemId("b"));
      assertThat(test.state()).as("both criteria of the sentry had heard").isEqualTo("completed");
      assertThat(test.over()).contains("x terminated");
    }
  }
}
