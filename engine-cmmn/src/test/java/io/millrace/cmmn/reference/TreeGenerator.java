package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.List;

/**
 * The bare tree of a random case: at most 40 items, stages nested at most 4 deep, no rules and
 * criteria yet.
 */
final class TreeGenerator {

  private static final int MOST_ITEMS = 40;
  private static final int DEEPEST = 4;

  private final Dice dice;
  private final Profile profile;
  private final Variables variables;
  private int left;
  private int number;

  TreeGenerator(Dice dice, Profile profile, Variables variables) {
    this.dice = dice;
    this.profile = profile;
    this.variables = variables;
  }

  Item plan() {
    // small cases find most, and are quick to run
    boolean small = dice.percent(65);
    left = small ? dice.between(2, 12) : dice.between(12, MOST_ITEMS - 1);
    int atTop = small ? dice.between(2, 8) : dice.between(4, 12);
    return Item.stage("plan").withChildren(children(1, atTop)).with(dice.percent(25));
  }

  private List<Item> children(int depth, int count) {
    var kinds = new ArrayList<Kind>();
    while (kinds.size() < count && left > 0) {
      kinds.add(kind(depth));
      left--;
    }
    return discretionary(kinds.stream().map(kind -> item(kind, depth)).toList());
  }

  /** Makes some of them discretionary, behind all others. */
  private List<Item> discretionary(List<Item> items) {
    var planned = new ArrayList<Item>();
    var entries = new ArrayList<Item>();
    for (var item : items) {
      boolean possible = item.kind().isStageOrTask() && !planned.isEmpty();
      if (possible && dice.percent(profile.discretionary())) {
        entries.add(item);
      } else {
        planned.add(item);
      }
    }
    var tasks = planned.stream().filter(i -> i.kind() == Kind.HUMAN_TASK).map(Item::id).toList();
    var all = new ArrayList<>(planned);
    var ofStage = new ArrayList<Item>();
    var ofTasks = new ArrayList<Item>();
    for (var entry : entries) {
      boolean ofTask = !tasks.isEmpty() && dice.percent(40);
      var how =
          new Discretion(
              ofTask ? dice.one(tasks) : null, dice.percent(65) ? variables.condition() : null);
      (ofTask ? ofTasks : ofStage).add(entry.with(Extras.NONE.planned(how)));
    }
    all.addAll(ofStage);
    tasks.forEach(
        task ->
            ofTasks.stream()
                .filter(i -> i.extras().discretion().table().equals(task))
                .forEach(all::add));
    return List.copyOf(all);
  }

  private Item item(Kind kind, int depth) {
    var id = letter(kind) + ++number;
    if (kind != Kind.STAGE) {
      return Item.of(kind, id);
    }
    int count = dice.percent(5) ? 0 : dice.between(1, 4);
    return Item.stage(id).withChildren(children(depth + 1, count)).with(dice.percent(45));
  }

  private Kind kind(int depth) {
    int stage = depth <= DEEPEST ? 28 + 5 * depth : 0;
    return switch (dice.weighted(stage, 32, 8, 7, 10, 9, 3, 2, 7, 4, 5, 9)) {
      case 0 -> Kind.STAGE;
      case 1 -> Kind.HUMAN_TASK;
      case 2 -> Kind.BLOCKING_TASK;
      case 3 -> Kind.NON_BLOCKING_TASK;
      case 4 -> Kind.MILESTONE;
      case 5 -> Kind.USER_LISTENER;
      case 6 -> Kind.GENERIC_LISTENER;
      case 7 -> Kind.INTENT_LISTENER;
      case 8 -> Kind.SIGNAL_LISTENER;
      case 9 -> Kind.VARIABLE_LISTENER;
      case 10 -> Kind.TIMER_LISTENER;
      default -> Kind.CASE_TASK;
    };
  }

  private static String letter(Kind kind) {
    return switch (kind) {
      case STAGE -> "s";
      case HUMAN_TASK -> "h";
      case BLOCKING_TASK -> "t";
      case NON_BLOCKING_TASK -> "n";
      case CASE_TASK -> "k";
      case MILESTONE -> "m";
      case USER_LISTENER -> "u";
      case GENERIC_LISTENER -> "g";
      case INTENT_LISTENER -> "i";
      case SIGNAL_LISTENER -> "l";
      case VARIABLE_LISTENER -> "w";
      case TIMER_LISTENER -> "c";
      case REACTIVATE_LISTENER -> "r";
    };
  }
}
