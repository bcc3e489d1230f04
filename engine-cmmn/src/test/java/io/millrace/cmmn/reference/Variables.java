package io.millrace.cmmn.reference;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The variables of random cases: two numbers and two flags, all of them set at the start. */
final class Variables {

  static final List<String> NUMBERS = List.of("v0", "v1");
  static final List<String> FLAGS = List.of("b0", "b1");

  /** They come and go, so that no condition uses them. */
  static final List<String> HEARD = List.of("w0", "w1");

  static final List<String> SIGNALS = List.of("sig0", "sig0", "sig1");

  /** Lists, whose length alone matters. */
  static final List<String> LISTS = List.of("c0", "c1");

  private final Dice dice;

  Variables(Dice dice) {
    this.dice = dice;
  }

  Map<String, Object> initial() {
    var values = new TreeMap<String, Object>();
    NUMBERS.forEach(name -> values.put(name, dice.between(0, 2)));
    FLAGS.forEach(name -> values.put(name, dice.percent(30)));
    if (dice.percent(30)) {
      values.put(dice.one(HEARD), 0);
    }
    LISTS.forEach(name -> values.put(name, list()));
    return values;
  }

  private List<Integer> list() {
    return List.of(1, 2, 3).subList(0, dice.weighted(25, 30, 30, 15));
  }

  Action.SetVariable change() {
    if (dice.percent(15)) {
      return new Action.SetVariable(dice.one(LISTS), list());
    }
    return dice.percent(50)
        ? new Action.SetVariable(dice.one(NUMBERS), dice.between(0, 3))
        : new Action.SetVariable(dice.one(FLAGS), dice.percent(60));
  }

  /** A change of a variable that only listeners and on-parts look at. */
  Action heard() {
    var name = dice.one(HEARD);
    return dice.percent(30)
        ? new Action.RemoveVariable(name)
        : new Action.SetVariable(name, dice.between(0, 1));
  }

  Condition condition() {
    var simple = simple();
    return dice.percent(15) ? new Condition.And(simple, simple()) : simple;
  }

  private Condition simple() {
    return switch (dice.weighted(4, 2, 4)) {
      case 0 -> new Condition.AtLeast(dice.one(NUMBERS), dice.between(1, 3));
      case 1 -> new Condition.Equals(dice.one(NUMBERS), dice.between(0, 3));
      default -> new Condition.Is(dice.one(FLAGS), dice.percent(75));
    };
  }
}
