package io.millrace.cmmn.internal.lifecycle;

import static io.millrace.cmmn.internal.lifecycle.ItemKind.CASE;
import static io.millrace.cmmn.internal.lifecycle.ItemKind.LISTENER_OR_MILESTONE;
import static io.millrace.cmmn.internal.lifecycle.ItemKind.STAGE_OR_TASK;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.conformance.Covers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Each pair of state and transition of each kind: those that are written here lead where it is
 * written, all others nowhere. The expectation is a second table, by state, from CMMN 1.1 figures
 * 8.2 to 8.4 and tables 8.2, 8.5, 8.7; the names of the field come behind.
 */
class LifecycleTest {

  private static final String EXITS = "exit=terminated parentSuspend=suspended";

  private static final Map<ItemKind, Map<String, String>> EXPECTED =
      Map.of(
          CASE,
          Map.of(
              "none", "create=active",
              "active",
                  "suspend=suspended complete=completed terminate=terminated fault=failed"
                      + " async-leave-active=async-active-leave",
              "async-active-leave", "complete=completed terminate=terminated",
              "suspended", "reactivate=active close=closed",
              "completed", "reactivate=active close=closed",
              "terminated", "reactivate=active close=closed",
              "failed", "reactivate=active close=closed"),
          STAGE_OR_TASK,
          Map.ofEntries(
              Map.entry("none", "create=available await-repetition=wait_repetition"),
              Map.entry(
                  "available", "start=active enable=enabled async-activate=async-active " + EXITS),
              Map.entry("wait_repetition", "initiate=available " + EXITS),
              Map.entry(
                  "enabled",
                  "disable=disabled manualStart=active async-activate=async-active " + EXITS),
              Map.entry("disabled", "reenable=enabled " + EXITS),
              Map.entry(
                  "async-active", "start=active manualStart=active terminate=terminated " + EXITS),
              Map.entry(
                  "active",
                  "suspend=suspended fault=failed complete=completed terminate=terminated"
                      + " async-leave-active=async-active-leave "
                      + EXITS),
              Map.entry(
                  "async-active-leave",
                  "fault=failed complete=completed terminate=terminated " + EXITS),
              Map.entry("suspended", "resume=active exit=terminated parentResume=enabled"),
              Map.entry("failed", "reactivate=active exit=terminated")),
          LISTENER_OR_MILESTONE,
          Map.of(
              "none", "create=available await-repetition=wait_repetition",
              "available",
                  "suspend=suspended occur=completed terminate=terminated dismiss=unavailable"
                      + " parentTerminate=terminated "
                      + EXITS,
              "unavailable", "initiate=available parentTerminate=terminated " + EXITS,
              "wait_repetition", "initiate=available parentTerminate=terminated " + EXITS,
              "suspended",
                  "resume=available exit=terminated parentTerminate=terminated"
                      + " parentResume=enabled"));

  @TestFactory
  Stream<DynamicTest> eachPairLeadsWhereTheTableOfTheStandardSays() {
    var tests = new ArrayList<DynamicTest>();
    for (var kind : ItemKind.values()) {
      var states = new ArrayList<ItemState>(List.of(ItemState.values()));
      states.add(null);
      for (var state : states) {
        for (var transition : Transition.values()) {
          var expected = expected(kind, state, transition);
          tests.add(
              DynamicTest.dynamicTest(
                  kind + " " + name(state) + " " + transition.text() + " -> " + expected,
                  () -> {
                    assertThat(Lifecycle.next(kind, state, transition, ItemState.ENABLED))
                        .isEqualTo(expected);
                    assertThat(Lifecycle.allows(kind, state, transition))
                        .isEqualTo(expected != null);
                  }));
        }
      }
    }
    return tests.stream();
  }

  private static ItemState expected(ItemKind kind, ItemState state, Transition transition) {
    var line = EXPECTED.get(kind).getOrDefault(name(state), "");
    return Arrays.stream(line.split(" "))
        .filter(pair -> pair.startsWith(transition.text() + "="))
        .map(pair -> ItemState.of(pair.substring(pair.indexOf('=') + 1)))
        .findFirst()
        .orElse(null);
  }

  private static String name(ItemState state) {
    return state == null ? "none" : state.text();
  }

  @Test
  void resumingWithTheParentLeadsNowhereForWhatWasNotSuspendedWithIt() {
    assertThat(Lifecycle.next(STAGE_OR_TASK, ItemState.SUSPENDED, Transition.PARENT_RESUME, null))
        .isNull();
  }

  @Test
  @Covers("56 states and transitions of plan items")
  void everyTransitionHasOneName() {
    for (var transition : Transition.values()) {
      assertThat(Transition.of(transition.text())).isEqualTo(transition);
    }
    assertThat(Transition.of("unknown")).isNull();
  }
}
