package io.millrace.test.sweep;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Why calls may answer nothing: words that their Javadoc tells users. */
public final class Reasons {

  private final Map<String, String> words = new LinkedHashMap<>();

  /**
   * Allows calls to answer nothing.
   *
   * @param calls a pattern of {@code Type.call}
   * @param reason what has to stand in the Javadoc of each, in any case
   * @return these reasons
   */
  public Reasons because(String calls, String reason) {
    words.put(calls, reason.toLowerCase(Locale.ROOT));
    return this;
  }

  /** Returns the calls that nothing excuses, and the excuses that no call needs. */
  List<String> complaints(Set<SilentCall> silent) {
    var unneeded = new TreeSet<>(words.keySet());
    var unexcused =
        silent.stream()
            .filter(call -> !isExcused(call, unneeded))
            .map(SilentCall::name)
            .collect(Collectors.toCollection(TreeSet::new));
    return Stream.concat(unexcused.stream(), unneeded.stream().map(rule -> "no need of " + rule))
        .toList();
  }

  private boolean isExcused(SilentCall call, Set<String> unneeded) {
    for (var rule : words.entrySet()) {
      if (call.name().matches(rule.getKey())) {
        unneeded.remove(rule.getKey());
        if (Javadoc.of(call.call()).contains(rule.getValue())
            || Javadoc.ofPart(call).contains(rule.getValue())) {
          return true;
        }
      }
    }
    return false;
  }
}
