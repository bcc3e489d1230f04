package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.user;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.delegate.CaseInstanceLifecycleListener;
import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.delegate.DelegateCaseInstance;
import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.delegate.PlanItemInstanceLifecycleListener;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.ConflictException;
import io.millrace.common.DelegateException;
import io.millrace.common.DeploymentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Lifecycle listeners of plan items and of the case. */
@DatabaseTest
class ListenersTest {

  private static final List<String> HEARD = new ArrayList<>();

  private final Database database;
  private CmmnEngine engine;

  ListenersTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void hearNothing() {
    HEARD.clear();
  }

  /** Writes down each change; made by the engine. */
  public static final class Recorder
      implements PlanItemInstanceLifecycleListener, CaseInstanceLifecycleListener {

    private io.millrace.common.delegate.Expression word;

    public void setWord(io.millrace.common.delegate.Expression word) {
      this.word = word;
    }

    @Override
    public String getSourceState() {
      return null;
    }

    @Override
    public String getTargetState() {
      return null;
    }

    @Override
    public void stateChanged(DelegatePlanItemInstance item, String oldState, String newState) {
      var prefix = word == null ? "" : word.getValue(item) + ": ";
      HEARD.add(
          prefix
              + item.getElementId()
              + " "
              + item.getEventName()
              + " "
              + oldState
              + " -> "
              + newState);
    }

    @Override
    public void stateChanged(DelegateCaseInstance instance, String oldState, String newState) {
      HEARD.add(
          "case "
              + instance.getEventName()
              + " "
              + oldState
              + " -> "
              + newState
              + " "
              + instance.getVariable("x"));
    }
  }

  private TestCase of(String content, String plan) {
    return of(Map.of(), content, plan);
  }

  private TestCase of(Map<String, Object> beans, String content, String plan) {
    var test = TestCase.ofFile(database, c -> c.setBeans(beans), TestCase.file("", content, plan));
    engine = test.engine();
    return test;
  }

  private static String listener(String attributes) {
    return "<extensionElements><flowable:planItemLifecycleListener "
        + attributes
        + "/></extensionElements>";
  }

  private static String recorder(String attributes) {
    return listener("class=\"" + Recorder.class.getName() + "\" " + attributes);
  }

  private static String bean(String attributes) {
    return listener("delegateExpression=\"${bean}\" " + attributes);
  }

  private static String one(String extensions) {
    return "<planItem id=\"a\" definitionRef=\"task\"/><humanTask id=\"task\">"
        + extensions
        + "</humanTask>";
  }

  @Test
  @Covers("60 plan item lifecycle listener")
  void aListenerHearsEachChangeOfStateOfItsPlanItem() {
    try (var test = of("", one(recorder(""))).start().complete("a")) {
      assertThat(HEARD)
          .containsExactly(
              "a create null -> available",
              "a start available -> active",
              "a complete active -> completed");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  @Covers("60 plan item lifecycle listener")
  void statesSayWhatIsHeard() {
    try (var test =
        of("", one(recorder("sourceState=\"available\" targetState=\"active\"")))
            .start()
            .complete("a")) {
      assertThat(HEARD).containsExactly("a start available -> active");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  @Covers("60 plan item lifecycle listener")
  void aTransitionSaysWhatIsHeard() {
    var extension =
        "<extensionElements><camunda:caseExecutionListener event=\"complete\" class=\""
            + Recorder.class.getName()
            + "\"/></extensionElements>";
    try (var test = of("", one(extension)).start().complete("a")) {
      assertThat(HEARD).containsExactly("a complete active -> completed");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void listenersOfADefinitionComeBeforeThoseOfThePlanItemInTheOrderOfTheDocument() {
    var own = "<planItem id=\"a\" definitionRef=\"task\">" + words("3") + "</planItem>";
    var plan = own + "<humanTask id=\"task\">" + words("1", "2") + "</humanTask>";
    try (var test = of("", plan).start()) {
      assertThat(HEARD)
          .containsExactly(
              "1: a start available -> active",
              "2: a start available -> active",
              "3: a start available -> active");
      assertThat(test.open()).containsExactly("a active");
    }
  }

  private static String words(String... words) {
    var text = new StringBuilder("<extensionElements>");
    for (var word : words) {
      text.append(
          "<flowable:planItemLifecycleListener targetState=\"active\" class=\"%s\"><flowable:field name=\"word\" stringValue=\"%s\"/></flowable:planItemLifecycleListener>"
              .formatted(Recorder.class.getName(), word));
    }
    return text.append("</extensionElements>").toString();
  }

  @Test
  void whatAListenerSetsIsSeenByTheWorkThatBegins() {
    PlanItemInstanceLifecycleListener setter =
        (item, from, to) -> item.setVariable("who", "kermit");
    var plan =
        one(bean("targetState=\"active\""))
            .replace("id=\"task\">", "id=\"task\" flowable:assignee=\"${who}\">");
    try (var test = of(Map.of("bean", setter), "", plan).start()) {
      var task = engine.getCmmnTaskService().createTaskQuery().singleResult();
      assertThat(task.getAssignee()).isEqualTo("kermit");
      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void aListenerOfANewItemSeesItsElementOfACollection() {
    PlanItemInstanceLifecycleListener listener =
        (item, from, to) -> HEARD.add(item.getName() + " " + item.getVariable("one"));
    var plan =
        """
        <planItem id="a" name="${one}" definitionRef="task"><itemControl>
          <repetitionRule flowable:collectionVariable="all" flowable:elementVariable="one"/>
        </itemControl></planItem>
        <humanTask id="task">%s</humanTask>
        """
            .formatted(bean("targetState=\"available\""));
    var all = Map.<String, Object>of("all", List.of("x", "y"));
    try (var test = of(Map.of("bean", listener), "", plan).start(all)) {
      assertThat(HEARD).containsExactly("x x", "y y");
      assertThat(test.open()).containsExactly("a active", "a active");
    }
  }

  @Test
  void anExpressionSeesThePlanItemAndItsVariables() {
    var extension =
        listener("targetState=\"active\" expression=\"${bean.add(planItemInstance.state, x)}\"");
    var sum = new Sum();
    try (var test = of(Map.of("bean", sum), "", one(extension)).start(Map.of("x", "1"))) {
      assertThat(sum.text).isEqualTo("active1");
      assertThat(test.open()).containsExactly("a active");
    }
  }

  /** Puts two texts together. */
  public static final class Sum {
    private String text;

    public void add(String one, String other) {
      text = one + other;
    }
  }

  @Test
  void anItemThatEndsStillHasItsLocalVariables() {
    PlanItemInstanceLifecycleListener reader =
        (item, from, to) -> item.setVariable("last", item.getVariableLocal("mine"));
    try (var test =
        of(Map.of("bean", reader), "", one(bean("targetState=\"completed\"")) + other()).start()) {
      engine.getCmmnRuntimeService().setLocalVariable(test.itemId("a"), "mine", 8);
      test.complete("a");
      assertThat(engine.getCmmnRuntimeService().getVariable(test.id(), "last")).isEqualTo(8);
    }
  }

  private static String other() {
    return "<planItem id=\"z\" definitionRef=\"more\"/><humanTask id=\"more\"/>";
  }

  @Test
  void theExceptionOfAListenerUndoesTheCall() {
    PlanItemInstanceLifecycleListener failing =
        (item, from, to) -> {
          throw new IOException("out of paper");
        };
    try (var test = of(Map.of("bean", failing), "", one(bean("targetState=\"completed\"")))) {
      test.start();
      assertThatThrownBy(() -> test.complete("a"))
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining("out of paper")
          .hasMessageContaining("'task'");
      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  @Covers("57 faults")
  void aFaultBeforeTheWorkBeginsLetsTheItemFail() {
    PlanItemInstanceLifecycleListener failing =
        (item, from, to) -> {
          throw new CmmnFault("E1", "out of paper");
        };
    try (var test =
        of(Map.of("bean", failing), "", one(bean("targetState=\"active\"")) + other()).start()) {
      assertThat(test.open()).containsExactly("a failed", "z active");
      assertThat(engine.getCmmnTaskService().createTaskQuery().count()).isEqualTo(1);
    }
  }

  @Test
  void aFaultAtAnyOtherMomentUndoesTheCall() {
    PlanItemInstanceLifecycleListener failing =
        (item, from, to) -> {
          throw new CmmnFault("E1");
        };
    try (var test =
        of(Map.of("bean", failing), "", one(bean("targetState=\"completed\""))).start()) {
      assertThatThrownBy(() -> test.complete("a")).isInstanceOf(CmmnFault.class);
      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void whatAListenerSetsGoingFollowsWhenItHasReturned() {
    PlanItemInstanceLifecycleListener ender =
        (item, from, to) -> {
          var cases = engine.getCmmnRuntimeService();
          cases.terminateCaseInstance(item.getCaseInstanceId());
          HEARD.add(
              cases.createCaseInstanceQuery().caseInstanceId(item.getCaseInstanceId()).count()
                  + " there");
        };
    try (var test =
        of(Map.of("bean", ender), "", one(bean("targetState=\"completed\"")) + other())) {
      test.start().complete("a");
      assertThat(HEARD).containsExactly("1 there");
      assertThat(test.state()).isEqualTo("terminated");
    }
  }

  @Test
  void aListenerOfANewItemMayEndItsCase() {
    PlanItemInstanceLifecycleListener ender =
        (item, from, to) ->
            engine.getCmmnRuntimeService().terminateCaseInstance(item.getCaseInstanceId());
    try (var test =
        of(Map.of("bean", ender), "", one(bean("targetState=\"available\"")) + other())) {
      test.start();
      assertThat(test.state()).isEqualTo("terminated");
    }
  }

  @Test
  @Covers("61 case lifecycle listener")
  void aCaseTellsItsBeginningAndItsEnd() {
    var content =
        "<extensionElements><flowable:caseLifecycleListener class=\""
            + Recorder.class.getName()
            + "\"/></extensionElements>";
    try (var test = of(content, one(recorder("targetState=\"available\""))).start(Map.of("x", 1))) {
      test.set("x", 2).complete("a");
      assertThat(HEARD)
          .containsExactly(
              "case create null -> active 1",
              "a create null -> available",
              "case complete active -> completed 2");
    }
  }

  @Test
  @Covers("61 case lifecycle listener")
  void aListenerOfThePlanModelHearsTheCase() {
    var extension =
        "<extensionElements><camunda:caseExecutionListener event=\"terminate\" class=\""
            + Recorder.class.getName()
            + "\"/></extensionElements>";
    try (var test = of("", extension + one("")).start()) {
      engine.getCmmnRuntimeService().terminateCaseInstance(test.id());
      assertThat(HEARD).containsExactly("case terminate active -> terminated null");
    }
  }

  @Test
  void afterTheCommitAListenerSeesHowThingsWere() {
    PlanItemInstanceLifecycleListener late =
        (item, from, to) -> {
          HEARD.add(item.getElementId() + " " + item.getState() + " " + item.getVariable("x"));
          HEARD.add(
              engine.getCmmnHistoryService().createHistoricCaseInstanceQuery().finished().count()
                  + " over");
          assertThatThrownBy(() -> item.setVariable("x", 3))
              .isInstanceOf(IllegalStateEngineException.class)
              .hasMessageContaining("service of the engine");
        };
    var extension = bean("targetState=\"completed\" onTransaction=\"committed\"");
    try (var test = of(Map.of("bean", late), "", one(extension)).start()) {
      test.complete("a", Map.of("x", 2));
      assertThat(HEARD).containsExactly("a completed 2", "1 over");
    }
  }

  @Test
  void afterARollbackAListenerIsToldWhatDidNotHappen() {
    PlanItemInstanceLifecycleListener late = (item, from, to) -> HEARD.add(from + " -> " + to);
    var extension =
        bean("targetState=\"completed\" onTransaction=\"rolled-back\"")
            .replace(
                "</extensionElements>",
                "<flowable:planItemLifecycleListener targetState=\"completed\" expression=\"${1 + nothing}\"/></extensionElements>");
    try (var test = of(Map.of("bean", late), "", one(extension)).start()) {
      assertThatThrownBy(() -> test.complete("a")).hasMessageContaining("nothing");
      assertThat(HEARD).containsExactly("active -> completed");
      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void beforeTheCommitAListenerMayCallTheServices() {
    PlanItemInstanceLifecycleListener late =
        (item, from, to) ->
            engine.getCmmnRuntimeService().setVariable(item.getCaseInstanceId(), "late", true);
    var extension = bean("targetState=\"active\" onTransaction=\"before-commit\"");
    try (var test = of(Map.of("bean", late), "", one(extension)).start()) {
      assertThat(engine.getCmmnRuntimeService().getVariable(test.id(), "late")).isEqualTo(true);
    }
  }

  @Test
  void anObjectThatIsNoListenerIsNamed() {
    try (var test = of(Map.of("bean", "text"), "", one(bean("")))) {
      assertThatThrownBy(test::start)
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining(PlanItemInstanceLifecycleListener.class.getName());
    } catch (DelegateException e) {
      assertThat(e).hasMessageContaining("String");
    }
  }

  @Test
  void aStateThatDoesNotExistIsRefusedAtDeployment() {
    var refused =
        catchThrowableOfType(
            DeploymentException.class,
            () -> of("", one(recorder("targetState=\"activ\""))).close());
    assertThat(refused.problems()).singleElement().matches(problem -> problem.line() > 0);
    assertThat(refused).hasMessageContaining("activ");
  }

  @Test
  void anAttemptThatIsMadeAgainTellsNoRollback() {
    PlanItemInstanceLifecycleListener late = (item, from, to) -> HEARD.add("rolled back");
    var conflicts = new AtomicInteger(1);
    PlanItemInstanceLifecycleListener conflict =
        (item, from, to) -> {
          HEARD.add("attempt");
          if (conflicts.getAndDecrement() > 0) {
            throw new ConflictException("somebody else was faster");
          }
        };
    var extension =
        bean("targetState=\"completed\" onTransaction=\"rolled-back\"")
            .replace(
                "</extensionElements>",
                "<flowable:planItemLifecycleListener targetState=\"completed\" delegateExpression=\"${conflict}\"/></extensionElements>");
    try (var test = of(Map.of("bean", late, "conflict", conflict), "", one(extension)).start()) {
      test.complete("a");
      assertThat(HEARD).containsExactly("attempt", "attempt");
      assertThat(test.over()).containsExactly("a completed");
    }
  }

  @Test
  void theCreationOfEachInstanceIsHeard() {
    PlanItemInstanceLifecycleListener listener = (item, from, to) -> HEARD.add(from + " -> " + to);
    var repeated =
        human("a")
            .entry("u.occur")
            .repeats(null)
            .extended(
                "<camunda:caseExecutionListener event=\"create\" delegateExpression=\"${bean}\"/>");
    var plan = stage("plan", repeated, user("u"), human("k"));
    try (var test = TestCase.of(database, Map.of("bean", listener), plan).start()) {
      test.trigger("u");
      assertThat(HEARD).containsExactly("null -> available", "null -> wait_repetition");
    }
  }
}
