package io.millrace.bpmn.internal.reachability;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The search answers as the rule does, taken word for word, in graphs of any shape: circles, loops
 * from an element to itself, boundary events, elements nothing leads to.
 */
class JoinReachTest {

  private static final int GRAPHS = 3_000;

  @Test
  void answersAsTheRule() {
    for (var seed = 0; seed < GRAPHS; seed++) {
      var random = new Random(seed);
      var drawn = draw(random);
      var graph = drawn.graph();
      for (var join = 0; join < drawn.elements; join++) {
        var filled = some(random, drawn.waysTo(join));
        var tokens = tokens(random, drawn, join);
        var rule = new Rule(drawn, join);
        assertThat(drawn.join(join, graph).isExpected(tokens, filled))
            .as("seed %d, join %d", seed, join)
            .isEqualTo(rule.isExpected(tokens, filled));
      }
    }
  }

  private static Drawn draw(Random random) {
    var elements = 2 + random.nextInt(12);
    var drawn = new Drawn(elements);
    var ways = random.nextInt(elements * 2);
    for (var i = 0; i < ways; i++) {
      drawn.flow(random.nextInt(elements), random.nextInt(elements));
    }
    for (var i = 1; i < elements; i++) {
      if (random.nextInt(5) == 0) {
        drawn.boundaryEvent(i, random.nextInt(i));
      }
    }
    return drawn;
  }

  private static Set<String> some(Random random, List<Way> ways) {
    return ways.stream()
        .filter(way -> random.nextBoolean())
        .map(Way::id)
        .collect(Collectors.toSet());
  }

  private static List<ExecutionEntity> tokens(Random random, Drawn drawn, int join) {
    return IntStream.range(0, random.nextInt(3)).mapToObj(i -> token(random, drawn, join)).toList();
  }

  private static ExecutionEntity token(Random random, Drawn drawn, int join) {
    var incoming = drawn.waysTo(join);
    if (!incoming.isEmpty() && random.nextInt(6) == 0) {
      var token = Drawn.token(join);
      token.incomingFlowId(incoming.get(random.nextInt(incoming.size())).id());
      return token;
    }
    return random.nextInt(20) == 0
        ? new ExecutionEntity()
        : Drawn.token(random.nextInt(drawn.elements + 1));
  }

  /** BPMN 2.0.2 §13.4.3: all ways to each flow, along all elements. */
  private static final class Rule {

    private final Drawn drawn;
    private final int join;
    private final Map<String, Set<String>> possible;
    private final Map<String, Set<String>> direct;

    Rule(Drawn drawn, int join) {
      this.drawn = drawn;
      this.join = join;
      this.possible = reach(true);
      this.direct = reach(false);
    }

    private Map<String, Set<String>> reach(boolean byEvents) {
      var flows = new HashMap<String, Set<String>>();
      for (var way : drawn.waysTo(join)) {
        for (var element : leadingTo(way.from(), byEvents)) {
          flows.computeIfAbsent(Drawn.id(element), id -> new HashSet<>()).add(way.id());
        }
      }
      return flows;
    }

    private Set<Integer> leadingTo(int last, boolean byEvents) {
      var found = new HashSet<Integer>();
      var toVisit = new ArrayDeque<>(List.of(last));
      while (!toVisit.isEmpty()) {
        var element = toVisit.poll();
        if (found.add(element) && element != join) {
          drawn.waysTo(element).forEach(way -> toVisit.add(way.from()));
          if (byEvents) {
            Stream.ofNullable(drawn.hosts.get(element)).forEach(toVisit::add);
          }
        }
      }
      return found;
    }

    boolean isExpected(List<ExecutionEntity> tokens, Set<String> filled) {
      return tokens.stream().anyMatch(token -> isExpected(token, filled));
    }

    private boolean isExpected(ExecutionEntity token, Set<String> filled) {
      return token.activityId() == null
          || !filled.containsAll(reached(token, possible))
              && Collections.disjoint(reached(token, direct), filled);
    }

    private Set<String> reached(ExecutionEntity token, Map<String, Set<String>> reach) {
      return token.incomingFlowId() != null
          ? Set.of(token.incomingFlowId())
          : reach.getOrDefault(token.activityId(), Set.of());
    }
  }
}
