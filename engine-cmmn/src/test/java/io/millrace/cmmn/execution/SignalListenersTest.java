package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.signal;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.user;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import org.junit.jupiter.api.Test;

@Covers("26 signal event listener")
@DatabaseTest
class SignalListenersTest {

  private final Database database;

  SignalListenersTest(Database database) {
    this.database = database;
  }

  private TestCase start(PlannedItem... items) {
    return TestCase.of(database, items).start();
  }

  @Test
  void occursWhenItsSignalIsSent() {
    try (var test = start(signal("l", "alarm"), human("a").entry("l.occur"))) {
      var runtime = test.engine().getCmmnRuntimeService();
      assertThat(runtime.createEventSubscriptionQuery().eventName("alarm").count()).isOne();

      runtime.signalEventReceived("other");
      assertThat(test.open()).containsExactly("a available", "l available");

      runtime.signalEventReceived("alarm", variables("who", "kermit"));
      assertThat(test.open()).containsExactly("a active");
      assertThat(runtime.getVariable(test.id(), "who")).isEqualTo("kermit");
      assertThat(runtime.createEventSubscriptionQuery().count()).isZero();
    }
  }

  @Test
  void reachesAllCasesThatWait() {
    try (var test = start(signal("l", "alarm"), human("a").entry("l.occur"))) {
      test.start();
      test.engine().getCmmnRuntimeService().signalEventReceived("alarm");

      assertThat(test.open()).containsExactly("a active", "a active");
    }
  }

  @Test
  void isDeliveredByJobs() {
    try (var test = start(signal("l", "alarm"), human("a").entry("l.occur"))) {
      test.engine().getCmmnRuntimeService().signalEventReceivedAsync("alarm");
      assertThat(test.open()).contains("l available");

      assertThat(test.engine().runDueJobs()).isOne();

      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void theNameMayBeAnExpression() {
    try (var test =
        TestCase.of(database, signal("l", "alarm-${place}"), human("a").entry("l.occur"))
            .start(variables("place", "attic"))) {
      test.engine().getCmmnRuntimeService().signalEventReceived("alarm-attic");

      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void hearsEachSignalIfItRepeats() {
    try (var test =
        start(signal("l", "alarm").repeats(null), human("a").entry("l.occur").repeats(null))) {
      var runtime = test.engine().getCmmnRuntimeService();
      runtime.signalEventReceived("alarm");
      runtime.signalEventReceived("alarm");

      assertThat(test.open())
          .containsExactly("a active", "a active", "a wait_repetition", "l available");
    }
  }

  @Test
  void doesNotHearWhileItIsUnavailableOrSuspended() {
    try (var test =
        TestCase.of(
                database,
                signal("l", "alarm").with("flowable:availableCondition=\"${ready}\""),
                human("a").entry("l.occur"),
                human("b"))
            .start(variables("ready", false))) {
      var runtime = test.engine().getCmmnRuntimeService();
      runtime.signalEventReceived("alarm");
      assertThat(test.open()).contains("l unavailable");

      test.set("ready", true);
      runtime.createPlanItemInstanceTransitionBuilder(test.itemId("l")).suspend();
      runtime.signalEventReceived("alarm");
      assertThat(test.open()).contains("l suspended");

      runtime.createPlanItemInstanceTransitionBuilder(test.itemId("l")).resume();
      runtime.signalEventReceived("alarm");
      assertThat(test.open()).containsExactly("a active", "b active");
    }
  }

  @Test
  void endsWithItsStage() {
    try (var test =
        start(
            user("out"),
            human("b"),
            stage("s", signal("l", "alarm"), human("a").entry("l.occur")).exit("out.occur"))) {
      test.trigger("out");

      assertThat(test.open()).containsExactly("b active");
      assertThat(test.rows("select count(*) from MR_EVENT_SUBSCRIPTION")).containsExactly("0");
    }
  }

  @Test
  void aSignalWithoutANameIsRefused() {
    try (var test = start(signal("l", "alarm"), human("a"))) {
      assertThatThrownBy(() -> test.engine().getCmmnRuntimeService().signalEventReceived(""))
          .isInstanceOf(BadArgumentException.class);
    }
  }
}
