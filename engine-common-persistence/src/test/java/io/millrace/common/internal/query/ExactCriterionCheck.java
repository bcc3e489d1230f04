package io.millrace.common.internal.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.persistence.TextRows;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Asks with each criterion of a query for a text that rows hold, and for others that are alike: the
 * database has to take these for as different as any text that is not there.
 *
 * @param query the query; rows of {@link TextRows} are there
 */
public record ExactCriterionCheck(EveryCriterion query) {

  private static final String HELD = TextRows.HELD;
  private static final List<String> IDS =
      IntStream.rangeClosed(1, 20).mapToObj(Integer::toString).toList();
  private static final String NOWHERE = "4712 is nowhere";

  /**
   * Checks criteria that take texts, each text of them by itself.
   *
   * @param which which of them, by their names
   * @return those which found neither the text nor the id that all rows have
   */
  public Set<String> tellsTextsApart(Predicate<String> which) {
    var blind = new TreeSet<String>();
    var seen = new LinkedHashSet<String>();
    for (var call : query.criteria(HELD)) {
      var name = call.method().getName();
      var texts = texts(call);
      if (!name.contains("Than") && !texts.isEmpty() && which.test(name)) {
        (check(call, texts) ? seen : blind).add(name);
      }
    }
    blind.removeAll(seen);
    return blind;
  }

  private boolean check(EveryCriterion.Call call, Set<Integer> texts) {
    var found = false;
    for (var text : texts) {
      found |= differs(call, Set.of(text));
    }
    // all at once: one may find what another one leaves
    return texts.size() > 1 && differs(call, texts) || found;
  }

  private static Set<Integer> texts(EveryCriterion.Call call) {
    return IntStream.range(0, call.arguments().length)
        .filter(i -> holds(call.arguments()[i]))
        .boxed()
        .collect(Collectors.toSet());
  }

  private static boolean holds(Object argument) {
    return HELD.equals(argument) || argument instanceof Collection<?> texts && texts.contains(HELD);
  }

  /** Tells whether it makes a difference that the text is there, or an id. */
  private boolean differs(EveryCriterion.Call call, Set<Integer> texts) {
    var without = count(with(call, texts, NOWHERE));
    if (count(call) == without) {
      return IDS.stream().anyMatch(id -> count(with(call, texts, id)) != without);
    }
    var name = call.method().getName();
    for (var other : TextRows.OTHERS) {
      if (!name.contains("IgnoreCase") || !other.equalsIgnoreCase(HELD)) {
        assertThat(count(with(call, texts, other)))
            .as(query.type().getSimpleName() + "." + call + " with '" + other + "'")
            .isEqualTo(without);
      }
    }
    return true;
  }

  private static EveryCriterion.Call with(
      EveryCriterion.Call call, Set<Integer> indexes, String text) {
    var arguments = call.arguments().clone();
    for (var i : indexes) {
      arguments[i] =
          arguments[i] instanceof String
              ? text
              : arguments[i] instanceof Set ? Set.of(text) : List.of(text);
    }
    return new EveryCriterion.Call(call.method(), arguments);
  }

  /** A criterion for words of the engine refuses others, which is no answer about rows. */
  private long count(EveryCriterion.Call call) {
    try {
      var asked = query.make().get();
      call.on(asked);
      return asked.count();
    } catch (BadArgumentException refused) {
      return -1;
    }
  }
}
