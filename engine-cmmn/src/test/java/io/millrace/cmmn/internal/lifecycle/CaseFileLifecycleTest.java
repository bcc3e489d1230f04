package io.millrace.cmmn.internal.lifecycle;

import static io.millrace.cmmn.internal.lifecycle.CaseFileItemState.AVAILABLE;
import static io.millrace.cmmn.internal.lifecycle.CaseFileItemState.DISCARDED;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.model.CaseFileItemTransition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CaseFileLifecycleTest {

  /** The figure of CMMN 1.1 §8.3 once more, by state: what is not named is not possible. */
  private static final Map<String, Map<String, CaseFileItemState>> BY_STATE =
      Map.of(
          "none",
          Map.of("create", AVAILABLE),
          "available",
          Map.of(
              "update", AVAILABLE,
              "replace", AVAILABLE,
              "addChild", AVAILABLE,
              "removeChild", AVAILABLE,
              "addReference", AVAILABLE,
              "removeReference", AVAILABLE,
              "delete", DISCARDED),
          "discarded",
          Map.of());

  @Test
  void everyPairOfStateAndTransitionIsAsTheStandardHasIt() {
    var states = new ArrayList<CaseFileItemState>(List.of(CaseFileItemState.values()));
    states.add(null);
    for (var state : states) {
      for (var transition : CaseFileItemTransition.values()) {
        var expected = BY_STATE.get(state == null ? "none" : state.text()).get(transition.text());

        assertThat(CaseFileLifecycle.next(state, transition))
            .as("%s in %s", transition.text(), state)
            .isEqualTo(expected);
      }
    }
  }
}
