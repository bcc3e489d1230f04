package io.millrace.common.internal.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.query.NullHandling;
import io.millrace.common.query.Query;
import java.util.List;
import java.util.Set;

/**
 * Checks all criteria and orders of a query.
 *
 * @param query the query
 */
public record CriterionCheck(EveryCriterion query) {

  /** Asks with each criterion alone and, where the query has groups, in one. */
  public void runsEveryCriterion(String text) {
    var calls = query.criteria(text);
    assertThat(calls).isNotEmpty();
    for (var call : calls) {
      try {
        asks(call);
        if (query.hasGroups()) {
          var asked = group();
          call.on(asked);
          closeGroup(asked);
          asked.list();
        }
      } catch (RuntimeException e) {
        throw new AssertionError(query.type().getSimpleName() + "." + call + ": " + e, e);
      }
    }
  }

  private void asks(EveryCriterion.Call call) {
    var asked = alone();
    call.on(asked);
    var found = asked.list().size();
    assertThat(asked.count()).isEqualTo(found);
    assertThat(asked.listPage(1, 3)).hasSize(Math.max(0, Math.min(3, found - 1)));
  }

  /** Asks for a list with each criterion; where the query has groups, with all of them in one. */
  public void lists(String text) {
    var calls = query.criteria(text);
    if (query.hasGroups()) {
      var asked = group();
      calls.forEach(call -> call.on(asked));
      closeGroup(asked);
      asked.list();
    } else {
      calls.forEach(call -> list(call, alone()));
    }
  }

  private static void list(EveryCriterion.Call call, Query<?, ?> asked) {
    call.on(asked);
    asked.list();
  }

  private Query<?, ?> alone() {
    return query.make().get();
  }

  private Query<?, ?> group() {
    var asked = alone();
    callNamed(asked, "or");
    return asked;
  }

  /** Closes the group, if one is open; a criterion that adds no condition leaves it empty. */
  private void closeGroup(Query<?, ?> asked) {
    var own = (AbstractQuery<?, ?>) asked;
    if (own.isInGroup()) {
      own.where(Condition.Known.NEVER);
      callNamed(asked, "endOr");
    }
  }

  private void callNamed(Query<?, ?> asked, String name) {
    try {
      new EveryCriterion.Call(query.type().getMethod(name), new Object[0]).on(asked);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Asks with each order. */
  public void runsEveryOrder() {
    assertThat(query.orders()).isNotEmpty();
    for (var order : query.orders()) {
      for (var direction = 0; direction < 6; direction++) {
        var asked = alone();
        order.on(asked);
        direct(asked, direction);
        var found = asked.list();
        assertThat(asked.listPage(0, 1000).size()).isEqualTo(found.size());
        assertThat(asked.listPage(1, 2)).hasSize(Math.max(0, Math.min(2, found.size() - 1)));
        asked.count();
      }
    }
    var all = alone();
    query.orders().forEach(order -> order.on(all));
    all.listPage(0, 5);
  }

  private static void direct(Query<?, ?> asked, int direction) {
    switch (direction) {
      case 0 -> asked.asc();
      case 1 -> asked.desc();
      case 2 -> asked.asc(NullHandling.NULLS_FIRST);
      case 3 -> asked.asc(NullHandling.NULLS_LAST);
      case 4 -> asked.desc(NullHandling.NULLS_FIRST);
      default -> asked.desc(NullHandling.NULLS_LAST);
    }
  }

  /** Passes null, empty collections and collections with null to each criterion. */
  public void refusesBadArguments(Set<String> nullIsAValue) {
    for (var call : query.badCalls()) {
      var value = call.arguments()[call.arguments().length - 1];
      if (value == null && nullIsAValue.contains(call.method().getName()) && isNullAllowed(call)) {
        call.on(alone());
      } else {
        assertThatThrownBy(() -> call.on(alone()))
            .as(query.type().getSimpleName() + "." + call)
            .isInstanceOf(BadArgumentException.class)
            .hasMessageContaining(call.method().getName());
      }
    }
  }

  /**
   * Passes texts that not every database can store: a criterion refuses them, or finds what it
   * finds; the database never does.
   */
  public void refusesWhatNoDatabaseStores() {
    for (var text : List.of("zero\0", "half\ud83d", "\ude00")) {
      for (var call : query.criteria(text)) {
        try {
          var asked = alone();
          call.on(asked);
          asked.list();
        } catch (BadArgumentException refused) {
          assertThat(refused)
              .hasMessageContaining(call.method().getName())
              .hasMessageContaining("not every database");
        } catch (RuntimeException e) {
          throw new AssertionError(query.type().getSimpleName() + "." + call + ": " + e, e);
        }
      }
    }
  }

  private static boolean isNullAllowed(EveryCriterion.Call call) {
    return call.arguments().length == 2 || call.method().getName().equals("taskDelegationState");
  }
}
