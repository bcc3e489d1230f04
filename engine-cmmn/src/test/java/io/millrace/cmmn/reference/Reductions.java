package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All scripts that are a little smaller than a given one, the much smaller first. */
final class Reductions {

  private final Script script;
  private final Edits edits;

  private Reductions(Script script) {
    this.script = script;
    this.edits = new Edits(script.model());
  }

  static Stream<Script> of(Script script) {
    var reductions = new Reductions(script);
    var models =
        Stream.of(
                reductions.items(), reductions.stages(), reductions.criteria(), reductions.rules())
            .flatMap(s -> s);
    return Stream.concat(reductions.actions(), models.map(script::with));
  }

  private Stream<Script> actions() {
    var actions = script.actions();
    var halves =
        Stream.of(
            actions.subList(0, actions.size() / 2),
            actions.subList(actions.size() / 2, actions.size()));
    var singles = IntStream.range(0, actions.size()).mapToObj(index -> without(actions, index));
    return Stream.concat(halves, singles)
        .filter(shorter -> shorter.size() < actions.size())
        .map(script::with);
  }

  private Stream<Item> below() {
    return script.model().source().all().skip(1);
  }

  private Stream<CaseModel> items() {
    return below().map(edits::remove);
  }

  private Stream<CaseModel> stages() {
    return below().filter(item -> item.kind() == Kind.STAGE).map(edits::dissolve);
  }

  private Stream<CaseModel> criteria() {
    return script
        .model()
        .source()
        .all()
        .flatMap(
            item ->
                Stream.concat(
                    criteria(item.entry())
                        .map(smaller -> edits.replace(item, i -> i.withEntry(smaller))),
                    criteria(item.exit())
                        .map(smaller -> edits.replace(item, i -> i.withExit(smaller)))));
  }

  private static Stream<List<Criterion>> criteria(List<Criterion> criteria) {
    return IntStream.range(0, criteria.size())
        .boxed()
        .flatMap(
            index ->
                Stream.concat(
                    Stream.of(without(criteria, index)),
                    simpler(criteria.get(index)).map(simpler -> with(criteria, index, simpler))));
  }

  private static Stream<Criterion> simpler(Criterion criterion) {
    var parts = criterion.onParts();
    var fewerParts =
        IntStream.range(0, parts.size())
            .mapToObj(index -> criterion.withOnParts(without(parts, index)));
    var plainer =
        Stream.<UnaryOperator<Criterion>>of(
                c -> c.onParts().isEmpty() ? c : c.withIfPart(null),
                c -> c.with(ExitType.DEFAULT),
                c -> c.with(ExitEventType.EXIT),
                c ->
                    new Criterion(
                        c.id(), false, c.onParts(), c.ifPart(), c.exitType(), c.exitEventType()))
            .map(change -> change.apply(criterion));
    return Stream.concat(fewerParts, plainer).filter(c -> !c.equals(criterion));
  }

  private Stream<CaseModel> rules() {
    return script
        .model()
        .source()
        .all()
        .flatMap(
            item ->
                plainer(item)
                    .map(change -> change.apply(item))
                    .filter(plain -> !plain.equals(item))
                    .map(plain -> edits.replace(item, i -> plain)));
  }

  private static Stream<Function<Item, Item>> plainer(Item item) {
    var control = item.control();
    var fewerRules =
        Stream.of(
            control.withRequired(null),
            control.withManualActivation(null),
            control.withRepetition(null),
            control.withCompletionNeutral(null),
            control.with(ParentCompletion.DEFAULT));
    var fewerExtras =
        Stream.of(
            Extras.NONE
                .hearing(item.extras().hears(), item.extras().change())
                .planned(item.extras().discretion())
                .sharing(item.extras().shares()),
            item.extras().planned(null),
            item.extras().inDefaultControl(false),
            item.extras().async(false, false),
            item.extras().available(null),
            item.extras().autoComplete(null),
            item.extras().startedBy(null),
            item.extras().occurring(0));
    return Stream.concat(
        Stream.concat(
            Stream.of(i -> i.with(false)), fewerExtras.map(extras -> i -> i.with(extras))),
        fewerRules.map(rules -> i -> i.with(rules)));
  }

  private static <T> List<T> without(List<T> list, int index) {
    var shorter = new ArrayList<>(list);
    shorter.remove(index);
    return List.copyOf(shorter);
  }

  private static <T> List<T> with(List<T> list, int index, T other) {
    var changed = new ArrayList<>(list);
    changed.set(index, other);
    return List.copyOf(changed);
  }
}
