package io.millrace.common.internal.decision;

import io.millrace.common.DecisionException;
import io.millrace.common.decision.DecisionEvaluator;
import io.millrace.common.internal.work.Work;
import io.millrace.common.internal.work.Workplace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Asks for a decision. With a result variable that gets what the mapping says. Without, each output
 * of a single result becomes a variable, and several results become a list in a variable that has
 * the name of the decision, as in the field.
 *
 * @param wanted which decision
 * @param resultVariable gets the result; null for none
 * @param mapping what of the result
 * @param needsHit whether it fails when no rule is hit
 * @param evaluator takes decisions
 */
public record DecisionWork(
    WantedDecision wanted,
    String resultVariable,
    ResultMapping mapping,
    boolean needsHit,
    DecisionEvaluator evaluator)
    implements Work {

  @Override
  public void run(Workplace place) {
    var request = wanted.at(place);
    var what = "the decision '" + request.decisionKey() + "' at " + place.scope().location();
    var results = copy(evaluator.evaluate(request), what);
    if (results.isEmpty() && needsHit) {
      throw unfit(what, "no rule was hit. Let one of its rules fit, or do not ask for a hit.");
    }
    if (resultVariable != null) {
      place.set(resultVariable, mapping.of(results, what));
    } else if (results.size() == 1) {
      results.get(0).forEach(place::set);
    } else if (!results.isEmpty()) {
      place.set(request.decisionKey(), results);
    }
  }

  private static List<Map<String, Object>> copy(List<Map<String, Object>> results, String what) {
    if (results == null) {
      throw unfit(what, "the evaluator returns null. Let it return an empty list for no hit.");
    }
    var copies = new ArrayList<Map<String, Object>>(results.size());
    for (var result : results) {
      if (result == null) {
        throw unfit(
            what,
            "the evaluator returns a list that holds null. Let it return a map for each rule that was hit.");
      }
      copies.add(new LinkedHashMap<>(result));
    }
    return copies;
  }

  static DecisionException unfit(String what, String why) {
    return new DecisionException("Cannot go on with " + what + ": " + why);
  }
}
