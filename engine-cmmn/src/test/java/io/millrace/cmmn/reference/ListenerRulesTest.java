package io.millrace.cmmn.reference;

import static io.millrace.cmmn.reference.Items.complete;
import static io.millrace.cmmn.reference.Items.listener;
import static io.millrace.cmmn.reference.Items.occur;
import static io.millrace.cmmn.reference.Items.on;
import static io.millrace.cmmn.reference.Items.repeating;
import static io.millrace.cmmn.reference.Items.stage;
import static io.millrace.cmmn.reference.Items.task;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Chapter 9 of the rules. */
class ListenerRulesTest {

  @Test
  void aListenerThatCouldOnlyStopWhatHasEndedIsRemoved() {
    var play =
        Play.of(listener("stop"), stage("s", task("a")).exiting(on("c", occur("stop")))).start();

    assertThat(play.complete("a").state()).isEqualTo(CaseState.COMPLETED);
  }

  @Test
  void ofTwoListenersForOneEntryTheOtherIsRemoved() {
    var x = task("x").entering(on("c1", occur("l1")), on("c2", occur("l2")));

    assertThat(Play.of(listener("l1"), listener("l2"), x).start().occur("l1").instances())
        .isEqualTo("x:active");
  }

  @Test
  void aListenerStaysForWhatIsNotMadeYet() {
    var later =
        stage("s", task("x").entering(on("c1", occur("l")))).entering(on("c2", complete("a")));
    var play = Play.of(listener("l"), task("a"), later).start();

    assertThat(play.instances()).isEqualTo("a:active l:available s:available");
    assertThat(play.complete("a").instances()).isEqualTo("l:available s:active x:available");
  }

  @Test
  void aListenerStaysForARepetitionThatWaits() {
    var x = task("x").with(repeating()).entering(on("c", occur("l1")), on("c2", occur("l2")));
    var play = Play.of(listener("l1"), listener("l2"), x).start().occur("l1");

    assertThat(play.instances()).isEqualTo("l2:available x:active x:wait_repetition");
  }

  @Test
  void aListenerThatNobodyNamesStays() {
    assertThat(Play.of(listener("l"), task("a")).start().complete("a").instances())
        .isEqualTo("l:available");
  }

  @Test
  void aListenerStaysForWhoeverWaitsForItsRemoval() {
    var x = task("x").entering(on("c1", OnPart.of("l", Transition.TERMINATE)));
    var play = Play.of(listener("l"), task("t").exiting(on("c2", occur("l"))), x).start();

    assertThat(play.complete("t").instances()).isEqualTo("l:available x:available");
  }
}
