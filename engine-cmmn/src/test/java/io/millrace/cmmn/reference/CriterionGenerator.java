package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The criteria of one item, with on-parts that name other items of the same case. */
final class CriterionGenerator {

  private static final List<Transition> FILE_CHANGES =
      List.of(
          Transition.CREATE,
          Transition.UPDATE,
          Transition.REPLACE,
          Transition.DELETE,
          Transition.ADD_CHILD,
          Transition.REMOVE_CHILD);

  private static final List<Transition> VARIABLE_CHANGES =
      List.of(Transition.CREATE, Transition.UPDATE, Transition.DELETE);

  private final Dice dice;
  private final Profile profile;
  private final Variables variables;
  private final CaseModel tree;
  private final Map<String, List<String>> exitCriteria;

  /**
   * @param exitCriteria ids of the exit criteria that each item will have, for on-parts that name
   *     one
   */
  CriterionGenerator(
      Dice dice, Profile profile, CaseModel tree, Map<String, List<String>> exitCriteria) {
    this.dice = dice;
    this.profile = profile;
    this.variables = new Variables(dice);
    this.tree = tree;
    this.exitCriteria = exitCriteria;
  }

  List<Criterion> entry(Item item) {
    if (item.kind().isListener() || !dice.percent(profile.entry())) {
      return List.of();
    }
    int count = 1 + dice.weighted(70, 25, 5);
    return IntStream.range(0, count)
        .mapToObj(n -> criterion("e" + n + "_" + item.id(), item, false))
        .toList();
  }

  List<Criterion> exit(Item item) {
    return exitCriteria.getOrDefault(item.id(), List.of()).stream()
        .map(id -> exit(id, item))
        .toList();
  }

  /** What starts the clock of a timer. */
  OnPart startTrigger(Item timer) {
    var sources = sources(timer).stream().filter(i -> !i.kind().isListener()).toList();
    if (sources.isEmpty()) {
      return null;
    }
    var part = onPart(source(timer, sources, false));
    return OnPart.of(part.source(), part.event());
  }

  private Criterion exit(String id, Item item) {
    var criterion = criterion(id, item, true);
    if (item.kind() == Kind.STAGE) {
      return criterion.with(dice.one(Arrays.asList(ExitEventType.values())));
    }
    return criterion.with(dice.one(Arrays.asList(ExitType.values())));
  }

  private Criterion criterion(String id, Item target, boolean exit) {
    var sources = sources(target);
    int parts = sources.isEmpty() ? 0 : dice.weighted(exit ? 6 : 12, 60, 24, 4);
    var onParts = new ArrayList<OnPart>();
    for (int part = 0; part < parts; part++) {
      onParts.add(
          dice.percent(profile.outside()) ? outside() : onPart(source(target, sources, exit)));
    }
    var criterion = Criterion.on(id).withOnParts(onParts.stream().distinct().toList());
    if (onParts.isEmpty() || dice.percent(25)) {
      criterion = criterion.withIfPart(variables.condition());
    }
    return dice.percent(profile.onEvent()) ? criterion.asOnEvent() : criterion;
  }

  /** All but the target and what is around it. */
  private List<Item> sources(Item target) {
    var around = tree.path(target.id());
    return tree.items().filter(item -> around.stream().noneMatch(a -> a == item)).toList();
  }

  private Item source(Item target, List<Item> all, boolean exit) {
    var near =
        (target == tree.plan() ? all : siblings(target)).stream().filter(all::contains).toList();
    var inside = target.all().skip(1).toList();
    if (exit && !inside.isEmpty() && dice.percent(40)) {
      return dice.one(inside);
    }
    return near.isEmpty() || dice.percent(profile.acrossStages()) ? dice.one(all) : dice.one(near);
  }

  private List<Item> siblings(Item target) {
    var path = tree.path(target.id());
    return path.get(path.size() - 2).children().stream().filter(item -> item != target).toList();
  }

  private OnPart outside() {
    if (dice.percent(50)) {
      return OnPart.of("#" + dice.one(CaseFile.ITEMS), dice.one(FILE_CHANGES));
    }
    return OnPart.of("$" + dice.one(Variables.HEARD), dice.one(VARIABLE_CHANGES));
  }

  private OnPart onPart(Item source) {
    var event = event(source.kind());
    var ways = exitCriteria.getOrDefault(source.id(), List.of());
    if (event == Transition.COMPLETE && !ways.isEmpty() && dice.percent(60)) {
      event = Transition.EXIT;
    }
    boolean byWay = event == Transition.EXIT && !ways.isEmpty() && dice.percent(75);
    return new OnPart(source.id(), event, byWay ? dice.one(ways) : null);
  }

  private Transition event(Kind kind) {
    if (kind.isListener()) {
      return dice.percent(90)
          ? Transition.OCCUR
          : dice.one(
              List.of(
                  Transition.CREATE, Transition.TERMINATE, Transition.SUSPEND, Transition.RESUME));
    }
    if (kind == Kind.MILESTONE) {
      return dice.percent(90) ? Transition.OCCUR : Transition.CREATE;
    }
    return switch (dice.weighted(64, 10, 10, 4, 4, 4, 2, 2, 6, 2, 2, 2, 2, 2, 3)) {
      case 0 -> Transition.COMPLETE;
      case 1 -> Transition.EXIT;
      case 2 -> Transition.START;
      case 3 -> Transition.CREATE;
      case 4 -> Transition.ENABLE;
      case 5 -> Transition.MANUAL_START;
      case 6 -> Transition.DISABLE;
      case 7 -> Transition.REENABLE;
      case 8 -> Transition.FAULT;
      case 9 -> Transition.REACTIVATE;
      case 10 -> Transition.SUSPEND;
      case 11 -> Transition.RESUME;
      case 12 -> Transition.PARENT_SUSPEND;
      case 13 -> Transition.PARENT_RESUME;
      default -> Transition.TERMINATE;
    };
  }
}
