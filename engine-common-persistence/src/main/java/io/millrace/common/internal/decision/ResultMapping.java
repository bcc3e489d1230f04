package io.millrace.common.internal.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What of the results of a decision goes into the variable. */
public enum ResultMapping {
  /** The only output of the only result. */
  SINGLE_ENTRY("singleEntry") {
    @Override
    Object of(List<Map<String, Object>> results, String what) {
      if (results.isEmpty()) {
        return null;
      }
      return only(single(results, what), what);
    }
  },
  /** The outputs of the only result. */
  SINGLE_RESULT("singleResult") {
    @Override
    Object of(List<Map<String, Object>> results, String what) {
      return results.isEmpty() ? null : single(results, what);
    }
  },
  /** The only output of each result. */
  COLLECT_ENTRIES("collectEntries") {
    @Override
    Object of(List<Map<String, Object>> results, String what) {
      var entries = new ArrayList<>(results.size());
      results.forEach(result -> entries.add(only(result, what)));
      return entries;
    }
  },
  /** The outputs of each result. */
  RESULT_LIST("resultList") {
    @Override
    Object of(List<Map<String, Object>> results, String what) {
      return results;
    }
  };

  private final String word;

  ResultMapping(String word) {
    this.word = word;
  }

  /** Returns the mapping of a word of a model; that of all outputs for null. */
  public static ResultMapping of(String word) {
    for (var mapping : values()) {
      if (mapping.word.equals(word)) {
        return mapping;
      }
    }
    return RESULT_LIST;
  }

  /** Returns what goes into the variable; refuses in the words of what was asked. */
  abstract Object of(List<Map<String, Object>> results, String what);

  Map<String, Object> single(List<Map<String, Object>> results, String what) {
    if (results.size() > 1) {
      throw DecisionWork.unfit(
          what, results.size() + " rules were hit, " + word + " takes one. Take resultList.");
    }
    return results.get(0);
  }

  Object only(Map<String, Object> result, String what) {
    if (result.size() != 1) {
      throw DecisionWork.unfit(
          what,
          "a result has the outputs "
              + result.keySet()
              + ", "
              + word
              + " takes one. Take resultList.");
    }
    return result.values().iterator().next();
  }
}
