package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.milestone;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.user;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.TestCase;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import org.junit.jupiter.api.Test;

/** The order in which a case goes on, docs/cmmn-semantics.md, chapters 2, 9 and 13. */
@DatabaseTest
class RoundsTest {

  private final Database database;

  RoundsTest(Database database) {
    this.database = database;
  }

  @Test
  void allSentriesAreJudgedBeforeAnythingFollows() {
    var entered = human("x").entry("e.occur");
    var left = stage("s", milestone("m").entry("x.start"), human("a")).exit("e.occur");
    try (var test = TestCase.of(database, entered, left, user("e")).start()) {
      test.trigger("e");

      assertThat(test.open()).containsExactly("x active");
      assertThat(test.over())
          .as("the stage was left before the milestone could hear of the start")
          .contains("m terminated", "s terminated");
    }
  }

  @Test
  void whatIsMadeInARoundHearsWhatHappenedInIt() {
    var stage = stage("s", milestone("m").entry("s.start"), human("a"));
    try (var test = TestCase.of(database, stage).start()) {
      assertThat(test.over()).containsExactly("m completed");
      assertThat(test.open()).containsExactly("a active", "s active");
    }
  }

  @Test
  void whatTheEndOfTheLastItemStartsKeepsItsStageOpen() {
    var stage = stage("s", human("a"), human("b").entry("a.complete"));
    try (var test = TestCase.of(database, stage.with("autoComplete=\"true\"")).start()) {
      test.complete("a");

      assertThat(test.open()).containsExactly("b active", "s active");
    }
  }

  @Test
  void aListenerGoesWhenOnlyTheStageAroundItCouldHaveHeardItBeforeItStarted() {
    var stage = stage("s", user("e")).entry("a.complete").entry("e.occur");
    try (var test = TestCase.of(database, human("a"), stage).start()) {
      test.complete("a");

      assertThat(test.over()).contains("e terminated", "s completed");
      assertThat(test.state()).isEqualTo("completed");
    }
  }
}
