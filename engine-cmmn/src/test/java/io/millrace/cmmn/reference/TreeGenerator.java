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
  private int left;
  private int number;

  TreeGenerator(Dice dice) {
    this.dice = dice;
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
    return kinds.stream().map(kind -> item(kind, depth)).toList();
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
    int stage = depth <= DEEPEST ? 30 : 0;
    return switch (dice.weighted(stage, 32, 8, 7, 10, 12, 5)) {
      case 0 -> Kind.STAGE;
      case 1 -> Kind.HUMAN_TASK;
      case 2 -> Kind.BLOCKING_TASK;
      case 3 -> Kind.NON_BLOCKING_TASK;
      case 4 -> Kind.MILESTONE;
      case 5 -> Kind.USER_LISTENER;
      default -> Kind.GENERIC_LISTENER;
    };
  }

  private static String letter(Kind kind) {
    return switch (kind) {
      case STAGE -> "s";
      case HUMAN_TASK -> "h";
      case BLOCKING_TASK -> "t";
      case NON_BLOCKING_TASK -> "n";
      case MILESTONE -> "m";
      case USER_LISTENER -> "u";
      case GENERIC_LISTENER -> "g";
    };
  }
}
