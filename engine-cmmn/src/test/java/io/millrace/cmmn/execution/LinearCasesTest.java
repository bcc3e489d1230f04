package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.milestone;
import static io.millrace.cmmn.test.PlannedItem.service;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.PlannedItem.variable;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.LimitExceededException;
import io.millrace.test.database.CountedWork;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Ten times as many plan items are at most twelve times the work of a call. Work is counted as the
 * bytes that the thread allocates for it, which grow with all that is looked at, and not with the
 * load of the machine.
 */
@CountedWork
@DatabaseTest
class LinearCasesTest {

  private static final int FEW = 100;
  private static final int MANY = 1_000;

  private final Database database;

  LinearCasesTest(Database database) {
    this.database = database;
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }

  private long work(TestCase started, Consumer<TestCase> call) {
    try (started) {
      var before = allocated();
      call.accept(started);
      return allocated() - before;
    }
  }

  /**
   * Checks the work of a call in cases of two sizes, after one of a third size, to warm up: drivers
   * keep what they have read of short statements, but not of long ones.
   */
  private void assertLinear(IntFunction<TestCase> cases, Consumer<TestCase> call) {
    assertLinear(cases, (test, size) -> call.accept(test));
  }

  private void assertLinear(IntFunction<TestCase> cases, ObjIntConsumer<TestCase> call) {
    work(cases.apply(FEW - 10), test -> call.accept(test, FEW - 10));
    var few = work(cases.apply(FEW), test -> call.accept(test, FEW));
    var many = work(cases.apply(MANY), test -> call.accept(test, MANY));
    assertThat(many).as("against %s for a tenth", few).isLessThan(few * 12);
  }

  private TestCase plan(Stream<PlannedItem> items) {
    return TestCase.of(database, items.toArray(PlannedItem[]::new));
  }

  private static Stream<PlannedItem> times(int size, IntFunction<PlannedItem> item) {
    return IntStream.range(0, size).mapToObj(item);
  }

  private static Stream<PlannedItem> and(PlannedItem first, Stream<PlannedItem> others) {
    return Stream.concat(Stream.of(first), others);
  }

  @Test
  void aCaseOfManyItemsStarts() {
    assertLinear(size -> plan(times(size, i -> human("t" + i))), test -> test.start());
  }

  @Test
  void aCaseOfManyItemsWithConditionsStarts() {
    assertLinear(
        size -> plan(times(size, i -> human("t" + i).exitIf("${x == " + i + "}"))),
        test -> test.start(Map.of("x", -1)));
  }

  @Test
  void oneOfManyItemsCompletes() {
    assertLinear(
        size -> plan(times(size, i -> human("t" + i))).start(), test -> test.complete("t7"));
  }

  @Test
  void oneOfManyItemsWithConditionsCompletes() {
    assertLinear(
        size ->
            plan(times(size, i -> human("t" + i).exitIf("${x == " + i + "}")))
                .start(Map.of("x", -1)),
        test -> test.complete("t7"));
  }

  @Test
  void aStageOfManyItemsExits() {
    assertLinear(
        size ->
            plan(Stream.of(
                    user("stop"),
                    human("keep"),
                    stage("s", times(size, i -> human("t" + i)).toArray(PlannedItem[]::new))
                        .exit("stop.occur")))
                .start(),
        test -> test.trigger("stop"));
  }

  @Test
  void manyItemsWaitForOneSentry() {
    assertLinear(
        size -> plan(and(user("go"), times(size, i -> human("t" + i).entry("go.occur")))).start(),
        test -> test.trigger("go"));
  }

  @Test
  void eachItemOfAChainTriggersTheNext() {
    assertLinear(
        size ->
            plan(Stream.concat(
                    Stream.of(user("e"), human("keep"), milestone("m0").entry("e.occur")),
                    times(size, i -> milestone("m" + (i + 1)).entry("m" + i + ".occur"))))
                .start(),
        test -> test.trigger("e"));
  }

  /** Four times as long, so that no driver keeps what it has read of the statements. */
  @Test
  void eachItemOfAChainWithConditionsTriggersTheNext() {
    assertLinear(
        size ->
            plan(Stream.concat(
                    Stream.of(user("e"), human("keep"), milestone("m0").entry("e.occur")),
                    times(
                        4 * size,
                        i -> milestone("m" + (i + 1)).entryIf("${x == 1}", "m" + i + ".occur"))))
                .start(Map.of("x", 1)),
        test -> test.trigger("e"));
  }

  @Test
  void stagesCompleteOneAfterTheOther() {
    assertLinear(
        size -> plan(times(size, i -> stage("s" + i, service("t" + i, "${1}")))),
        test -> test.start());
  }

  @Test
  void manyListenersAreHeardByOneItemEach() {
    assertLinear(
        size ->
            plan(IntStream.range(0, size / 2)
                    .boxed()
                    .flatMap(
                        i -> Stream.of(user("e" + i), human("t" + i).entry("e" + i + ".occur"))))
                .start(),
        test -> test.trigger("e3"));
  }

  @Test
  void oneVariableIsHeardByManyListeners() {
    assertLinear(
        size -> plan(and(human("keep"), times(size, i -> variable("v" + i, "x", "all")))).start(),
        test -> test.set("x", 1));
  }

  @Test
  void aCollectionOfManyElementsIsWorkedOff() {
    assertLinear(
        size ->
            plan(
                Stream.of(
                    human("keep"),
                    service("t", "${1}").repeats("flowable:collectionVariable=\"list\"", null))),
        (test, size) -> test.start(Map.of("list", new ArrayList<>(Collections.nCopies(size, 1)))));
  }

  private TestCase endless(int most, Map<String, Object> beans, PlannedItem... items) {
    return TestCase.of(
        database,
        settings -> settings.setBeans(beans).setMaxStepsPerUnitOfWork(most),
        stage("plan", items));
  }

  /** One that is refused does as much work for a step at the end as at the beginning. */
  private void assertRefusedInTime(PlannedItem... items) {
    assertLinear(
        size -> endless(size, Map.of(), items),
        test ->
            assertThatThrownBy(
                    () -> test.start(Map.of("x", 0, "list", new ArrayList<>(List.of(1, 2, 3, 4)))))
                .isInstanceOf(LimitExceededException.class));
  }

  @Test
  void aRepetitionWithoutEndIsRefused() {
    assertRefusedInTime(
        human("a").entryIf("${true}").repeats("flowable:maxInstanceCount=\"1000000\"", "${true}"));
  }

  @Test
  void aRepetitionOverACollectionWithoutEndIsRefused() {
    assertRefusedInTime(
        human("a").entryIf("${true}").repeats("flowable:collectionVariable=\"list\"", null));
  }

  @Test
  void aRepetitionWithoutEndOfItemsThatWaitForAConditionIsRefused() {
    assertRefusedInTime(
        human("a")
            .entryIf("${true}")
            .exitIf("${x == 1}")
            .repeats("flowable:maxInstanceCount=\"1000000\"", "${true}"));
  }

  /** Starts the case once more, as often as it is to. */
  public static final class Chain {
    private TestCase test;
    private int left;

    /** Starts another case. */
    public void next() {
      if (left-- > 0) {
        test.runtime().createCaseInstanceBuilder().caseDefinitionKey("case").start();
      }
    }
  }

  private TestCase chain(Chain chain, int size, String ofCase, String plan) {
    chain.left = size;
    chain.test =
        TestCase.ofFile(
            database, c -> c.setBeans(Map.of("chain", chain)), TestCase.file("", ofCase, plan));
    return chain.test;
  }

  @Test
  void casesStartOneAnotherWhereTheyEnd() {
    var listener =
        "<extensionElements><flowable:caseLifecycleListener targetState=\"completed\""
            + " expression=\"${chain.next()}\"/></extensionElements>";
    var plan = "<planItem id=\"m\" definitionRef=\"reached\"/><milestone id=\"reached\"/>";
    assertLinear(size -> chain(new Chain(), size, listener, plan), test -> test.start());
  }

  @Test
  void casesStartOneAnotherAndStay() {
    var plan =
        "<planItem id=\"t\" definitionRef=\"task\"/><humanTask id=\"task\"><extensionElements>"
            + "<flowable:planItemLifecycleListener targetState=\"active\""
            + " expression=\"${chain.next()}\"/></extensionElements></humanTask>";
    assertLinear(size -> chain(new Chain(), size, "", plan), test -> test.start());
  }

  /** What a step looks at once is no sign that it does not settle. */
  @Test
  void aCaseOfMoreConditionsThanAStepMayJudgeAgainGoesOn() {
    // given
    var items = times(MANY, i -> human("t" + i).exitIf("${x == " + i + "}"));
    try (var test = plan(items).start(Map.of("x", -1));
        var strict = new CaseEngine(database, s -> s.setMaxStepsPerUnitOfWork(MANY / 100))) {
      // when
      strict.runtime().setVariable(test.id(), "x", 7);
      // then
      assertThat(test.over()).containsExactly("t7 terminated");
    }
  }

  /** Asks that the criteria of a case are judged. */
  public static final class Judge {
    private TestCase test;

    /** Asks for it. */
    public void judge() {
      test.runtime().evaluateCriteria(test.id());
    }
  }

  @Test
  void whatListenersLetBeJudgedAgainAndAgainIsCounted() {
    // given
    var judge = new Judge();
    var listener =
        "<extensionElements><flowable:planItemLifecycleListener targetState=\"active\""
            + " expression=\"${judge.judge()}\"/></extensionElements>";
    var loop = human("a").body(listener).entryIf("${x >= 0}");
    var items =
        and(
            loop.repeats("flowable:maxInstanceCount=\"1000000\"", "${true}"),
            times(3 * FEW, i -> human("t" + i).exitIf("${x == -" + (i + 2) + "}")));
    try (var test = endless(20 * FEW, Map.of("judge", judge), items.toArray(PlannedItem[]::new))) {
      judge.test = test.start(Map.of("x", -1));
      // when, then
      assertThatThrownBy(() -> test.set("x", 0))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("judgements");
    }
  }
}
