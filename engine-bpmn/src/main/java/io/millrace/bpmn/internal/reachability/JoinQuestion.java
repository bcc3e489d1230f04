package io.millrace.bpmn.internal.reachability;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.Set;

/** The question whether a join has to wait for one of some tokens. Used once. */
final class JoinQuestion {

  private final JoinReach reach;
  private final Set<String> filled;
  private final Places places;
  private boolean certain;
  private int ways;

  /**
   * Prepares the question, without any token.
   *
   * @param filled the flows of the join that nothing is expected of any more
   */
  JoinQuestion(JoinReach reach, Set<String> filled) {
    this.reach = reach;
    this.filled = filled;
    this.places = new Places(reach.graph());
  }

  /** Adds a token. One that a job will bring into the join has chosen its flow. */
  void add(ExecutionEntity token) {
    var id = token.activityId();
    if (id == null) {
      certain = true;
    } else if (token.incomingFlowId() != null && reach.joinId().equals(id)) {
      certain |= !filled.contains(token.incomingFlowId());
    } else {
      addPlace(reach.graph().number(id));
    }
  }

  private void addPlace(int place) {
    if (place >= 0 && reach.graph().mayLead(place, reach.join())) {
      places.add(place);
    }
  }

  /** Tells whether one of the tokens can come to an empty flow, and not to a filled one. */
  boolean isExpected() {
    if (certain || places.isEmpty()) {
      return certain;
    }
    var toEmpty = new UpstreamSearch(places, reach, true);
    var toFilled = new UpstreamSearch(places, reach, false);
    search(toEmpty, false);
    search(toFilled, true);
    return places.anyIn(toEmpty, toFilled);
  }

  private void search(UpstreamSearch search, boolean isFilled) {
    for (var i = 0; i < reach.sources().length; i++) {
      if (filled.contains(reach.incoming().get(i)) == isFilled) {
        ways += search.from(reach.sources()[i]);
      }
    }
  }

  /** Returns how many ways were looked at for the answer; for tests. */
  int ways() {
    return ways;
  }
}
