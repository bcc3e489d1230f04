package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.user;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import io.millrace.cmmn.migration.ChangePlanItemIdMapping;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DeploymentException;
import io.millrace.common.delegate.DelegateScope;
import io.millrace.common.delegate.VariableAggregator;
import io.millrace.common.delegate.VariableAggregatorContext;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@Covers("46 aggregation of variables")
@DatabaseTest
class AggregationTest {

  private static final String REVIEW =
      aggregation(
          "target='reviews'",
          "<variable source='approved'/><flowable:variable source='note' target='text'/>");

  private final Database database;

  AggregationTest(Database database) {
    this.database = database;
  }

  /** Joins texts to one. */
  public static final class Joined implements VariableAggregator {

    @Override
    public Object aggregateSingleVariable(
        DelegateScope instance, VariableAggregatorContext context) {
      return instance.getVariable("note");
    }

    @Override
    public Object aggregateMultiVariables(
        DelegateScope container, List<Object> parts, VariableAggregatorContext context) {
      return context.targetVariableName() + "=" + parts + " " + context.state();
    }
  }

  private static String aggregation(String attributes, String variables) {
    return "<flowable:variableAggregation "
        + attributes
        + ">"
        + variables
        + "</flowable:variableAggregation>";
  }

  private static String repeated(String attributes, String condition, String aggregations) {
    return "<repetitionRule "
        + attributes
        + "><extensionElements>"
        + aggregations
        + "</extensionElements><condition><![CDATA["
        + condition
        + "]]></condition></repetitionRule>";
  }

  private static PlannedItem review(String aggregations) {
    return human("review").rules(repeated("", "${repetitionCounter < 3}", aggregations));
  }

  private static PlannedItem overPeople(String id, String aggregations) {
    return human(id)
        .rules(
            repeated(
                "flowable:collectionVariable='people' flowable:elementVariable='person'",
                "${true}",
                aggregations));
  }

  private static Map<String, Object> said(boolean approved, String note) {
    return Map.of("approved", approved, "note", note);
  }

  private Object variable(TestCase test, String name) {
    return test.runtime().getVariable(test.id(), name);
  }

  @Test
  void whatInstancesLeaveBehindIsOneListWhenAllAreOver() {
    try (var test = TestCase.of(database, review(REVIEW), human("last")).start()) {
      test.complete("review", said(true, "fine"));
      test.complete("review", said(false, "bad"));
      assertThat(variable(test, "reviews")).isNull();

      test.complete("review", Map.of("approved", true));

      assertThat(variable(test, "reviews"))
          .isEqualTo(
              List.of(
                  Map.of("approved", true, "text", "fine"),
                  Map.of("approved", false, "text", "bad"),
                  Map.of("approved", true)));
      assertThat(test.rows("select ID_ from MR_VARIABLE_PART")).isEmpty();
    }
  }

  @Test
  void theListHasTheOrderOfTheInstancesNotThatOfTheirEnds() {
    var who =
        aggregation(
            "target='answers'",
            "<flowable:variable source='person'/><flowable:variable sourceExpression='${answer *"
                + " 2}' targetExpression='${key}'/>");
    try (var test =
        TestCase.of(database, overPeople("ask", who), human("last"))
            .start(Map.of("people", List.of("kermit", "fozzie", "gonzo"), "key", "double"))) {
      var tasks =
          test.engine()
              .getCmmnTaskService()
              .createTaskQuery()
              .taskDefinitionKey("def_ask")
              .orderByTaskCreateTime()
              .asc()
              .list();
      for (var i = 2; i >= 0; i--) {
        test.engine().getCmmnTaskService().complete(tasks.get(i).getId(), Map.of("answer", i));
      }

      assertThat(variable(test, "answers"))
          .asInstanceOf(LIST)
          .extracting(answer -> ((Map<?, ?>) answer).get("person").toString())
          .containsExactly("kermit", "fozzie", "gonzo");
      assertThat(variable(test, "answers").toString())
          .isEqualTo(
              "[{person=kermit, double=0}, {person=fozzie, double=2}, {person=gonzo, double=4}]");
    }
  }

  @Test
  void anOverviewIsThereAfterEachInstance() {
    var overview =
        aggregation(
            "target='seen' createOverviewVariable='true'", "<flowable:variable source='note'/>");
    try (var test = TestCase.of(database, review(overview), human("last")).start()) {
      test.complete("review", Map.of("note", "a"));
      assertThat(variable(test, "seen")).isEqualTo(List.of(Map.of("note", "a")));
      test.complete("review", Map.of("note", "b"));
      assertThat(variable(test, "seen"))
          .isEqualTo(List.of(Map.of("note", "a"), Map.of("note", "b")));
      test.complete("review", Map.of("note", "c"));

      assertThat(variable(test, "seen")).asInstanceOf(LIST).hasSize(3);
    }
  }

  @Test
  void anInstanceThatDoesNotCompleteLeavesNothingBehind() {
    try (var test =
        TestCase.of(database, overPeople("ask", REVIEW), human("last"))
            .start(Map.of("people", List.of("kermit", "fozzie")))) {
      test.complete("ask", said(true, "fine"));

      test.runtime().createPlanItemInstanceTransitionBuilder(test.itemId("ask")).terminate();

      assertThat(variable(test, "reviews"))
          .isEqualTo(List.of(Map.of("approved", true, "text", "fine")));
    }
  }

  @Test
  void whatWaitsForItsRepetitionAddsToTheListLater() {
    var again = human("review").entry("go.occur").rules(repeated("", "${true}", REVIEW));
    try (var test = TestCase.of(database, user("go").repeats(null), again, human("last")).start()) {
      test.trigger("go").complete("review", said(true, "1"));
      assertThat(variable(test, "reviews")).asInstanceOf(LIST).hasSize(1);

      test.trigger("go").complete("review", said(true, "2"));

      assertThat(variable(test, "reviews")).asInstanceOf(LIST).hasSize(2);
      test.runtime().terminateCaseInstance(test.id());
      assertThat(test.rows("select ID_ from MR_VARIABLE_PART")).isEmpty();
    }
  }

  @Test
  void theListOfARepeatedStageIsItsOwnAndCanBeGatheredAgain() {
    var inner = aggregation("target='notes'", "<flowable:variable source='note'/>");
    var outer = aggregation("target='rounds'", "<flowable:variable source='notes'/>");
    var round =
        stage("round", human("review").rules(repeated("", "${repetitionCounter < 2}", inner)))
            .rules(repeated("flowable:counterVariable='r'", "${r < 2}", outer));
    try (var test = TestCase.of(database, round, human("last")).start()) {
      for (var note : List.of("a", "b", "c", "d")) {
        test.complete("review", Map.of("note", note));
      }

      assertThat(variable(test, "notes")).isNull();
      assertThat(variable(test, "rounds").toString())
          .isEqualTo("[{notes=[{note=a}, {note=b}]}, {notes=[{note=c}, {note=d}]}]");
    }
  }

  @Test
  void aStageThatIsExitedTakesThePartsAlong() {
    var work = stage("work", review(REVIEW)).exit("stop.occur");
    try (var test = TestCase.of(database, user("stop"), work, human("last")).start()) {
      test.complete("review", said(true, "fine"));
      assertThat(test.rows("select PLACE_ from MR_VARIABLE_PART")).containsExactly("1");

      test.trigger("stop");

      assertThat(test.rows("select PLACE_ from MR_VARIABLE_PART")).isEmpty();
      assertThat(variable(test, "reviews")).asInstanceOf(LIST).hasSize(1);
    }
  }

  @Test
  void codeOfTheApplicationMayGather() {
    var joined =
        aggregation("target='all' class='" + Joined.class.getName() + "'", "")
            + aggregation(
                "target='same' delegateExpression='${joined}' createOverviewVariable='true'", "");
    try (var test =
        TestCase.of(
                database,
                Map.of("joined", new Joined()),
                stage("plan", review(joined), human("last")))
            .start()) {
      test.complete("review", Map.of("note", "a"));
      assertThat(variable(test, "same")).isEqualTo("same=[a] OVERVIEW");
      test.complete("review", Map.of("note", "b")).complete("review", Map.of("note", "c"));

      assertThat(variable(test, "all")).isEqualTo("all=[a, b, c] COMPLETE");
    }
  }

  @Test
  void aTransientListIsSeenByWhatFollowsInTheSameCall() {
    var passing =
        aggregation(
            "target='reviews' storeAsTransientVariable='true'",
            "<flowable:variable source='note'/>");
    var after =
        PlannedItem.service("count", "${reviews.size()}")
            .with("flowable:resultVariableName='count'")
            .entry("review.complete");
    var once = human("review").rules(repeated("", "${false}", passing));
    try (var test = TestCase.of(database, once, after, human("last")).start()) {
      test.complete("review", Map.of("note", "n"));

      assertThat(variable(test, "reviews")).isNull();
      assertThat(variable(test, "count")).hasToString("1");
    }
  }

  @Test
  void migrationTakesThePartsAlong() {
    try (var test = TestCase.of(database, review(REVIEW), human("last")).start()) {
      test.complete("review", said(true, "old"));
      var renamed = human("check").rules(repeated("", "${repetitionCounter < 2}", REVIEW));
      var repository = test.engine().getCmmnRepositoryService();
      repository
          .createDeployment()
          .addString("case.cmmn", TestCase.file(stage("plan", renamed, human("last"))))
          .deploy();

      test.engine()
          .getCmmnMigrationService()
          .createCaseInstanceMigrationBuilder()
          .migrateToCaseDefinition("case", 2)
          .addChangePlanItemIdMapping(new ChangePlanItemIdMapping("review", "check"))
          .migrate(test.id());
      test.complete("check", said(false, "new"));

      assertThat(variable(test, "reviews"))
          .asInstanceOf(LIST)
          .extracting(one -> ((Map<?, ?>) one).get("text").toString())
          .containsExactly("old", "new");
    }
  }

  @Test
  void migrationFollowsTheTargetsOfAggregationsAndNotTheirPlaces() {
    try (var test = TestCase.of(database, review(REVIEW), human("last")).start()) {
      test.complete("review", said(true, "old"));
      var first = aggregation("target='others'", "<flowable:variable source='note'/>");
      var target = test.deploy(review(first + REVIEW), human("last"));

      test.migrationTo(target).migrate(test.id());
      test.complete("review", said(false, "new"));
      test.complete("review", said(false, "newest"));

      assertThat(texts(test, "reviews", "text")).containsExactly("old", "new", "newest");
      assertThat(texts(test, "others", "note")).containsExactly("new", "newest");
    }
  }

  private List<String> texts(TestCase test, String variable, String name) {
    return ((List<?>) variable(test, variable))
        .stream().map(one -> ((Map<?, ?>) one).get(name).toString()).toList();
  }

  @Test
  void migrationKeepsThePartsOfItemsApartThatChangeTheirIdsInARow() {
    var ofB = aggregation("target='ofB'", "<flowable:variable source='note'/>");
    var both = aggregation("target='ofA'", "<flowable:variable source='note'/>") + ofB;
    try (var test =
        TestCase.of(database, repeatedTwice("a", both), repeatedTwice("b", both), human("last"))
            .start()) {
      test.complete("a", Map.of("note", "a1"));
      test.complete("b", Map.of("note", "b1"));
      var target = test.deploy(repeatedTwice("b", both), repeatedTwice("c", both), human("last"));

      test.migrationTo(target)
          .addChangePlanItemIdMapping(new ChangePlanItemIdMapping("a", "b"))
          .addChangePlanItemIdMapping(new ChangePlanItemIdMapping("b", "c"))
          .migrate(test.id());

      assertThat(
              test.rows(
                  "select ELEMENT_ID_, AGGREGATION_ from MR_VARIABLE_PART order by ELEMENT_ID_,"
                      + " AGGREGATION_"))
          .containsExactly("b 0", "b 1", "c 0", "c 1");
      assertThat(test.rows("select TEXT_ from MR_VARIABLE_PART where ELEMENT_ID_ = 'c'"))
          .allSatisfy(text -> assertThat(text).contains("b1"));
    }
  }

  private static PlannedItem repeatedTwice(String id, String aggregations) {
    return human(id).rules(repeated("", "${repetitionCounter < 3}", aggregations));
  }

  @Test
  void anAggregationThatSaysTooLittleIsRefusedAtDeployment() {
    for (var bad :
        List.of(
            aggregation("", "<flowable:variable source='note'/>"),
            aggregation("target='t'", ""),
            aggregation("target='t'", "<flowable:variable sourceExpression='${note}'/>"),
            aggregation("target='t'", "<flowable:variable target='x'/>"))) {
      assertThatThrownBy(() -> TestCase.of(database, review(bad)))
          .as(bad)
          .isInstanceOf(DeploymentException.class)
          .hasMessageContaining("case.cmmn");
    }
  }
}
