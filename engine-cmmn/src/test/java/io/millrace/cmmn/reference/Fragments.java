package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Lets some items of a stage be planned together, by an entry for a plan fragment, rule 16.5. */
final class Fragments {

  private static final int MOST_ITEMS = 3;

  private final Dice dice;
  private final Variables variables;
  private int number;

  Fragments(Dice dice) {
    this.dice = dice;
    this.variables = new Variables(dice);
  }

  /** The plan model with plan fragments in some of its stages. */
  Item in(Item plan) {
    var kept = plan.all().flatMap(item -> named(item).stream()).collect(Collectors.toSet());
    return in(plan, kept);
  }

  /** What has a table of its own or shares its definition stays where it is. */
  private static List<String> named(Item item) {
    var named = new ArrayList<String>();
    if (item.isDiscretionary() && item.extras().discretion().table() != null) {
      named.add(item.extras().discretion().table());
    }
    if (item.extras().shares() != null) {
      named.add(item.extras().shares());
      named.add(item.id());
    }
    return named;
  }

  private Item in(Item stage, Set<String> kept) {
    var children = stage.children().stream().map(child -> in(child, kept)).toList();
    var changed = stage.withChildren(children);
    return stage.kind() == Kind.STAGE && dice.percent(45) ? gathered(changed, kept) : changed;
  }

  private Item gathered(Item stage, Set<String> kept) {
    var planned = stage.children().stream().filter(i -> !i.isDiscretionary()).toList();
    var free = new ArrayList<>(planned.stream().filter(i -> !kept.contains(i.id())).toList());
    var chosen = new ArrayList<Item>();
    int count = Math.min(dice.between(1, MOST_ITEMS), planned.size() - 1);
    while (chosen.size() < count && !free.isEmpty()) {
      chosen.add(free.remove(dice.between(0, free.size() - 1)));
    }
    if (chosen.isEmpty()) {
      return stage;
    }
    var how =
        new Discretion(null, dice.percent(60) ? variables.condition() : null, "f_" + ++number);
    var all = new ArrayList<>(planned.stream().filter(i -> !chosen.contains(i)).toList());
    // in the order of the document, which stays
    planned.stream()
        .filter(chosen::contains)
        .forEach(item -> all.add(item.with(item.extras().planned(how))));
    stage.children().stream().filter(Item::isDiscretionary).forEach(all::add);
    return stage.withChildren(all);
  }
}
