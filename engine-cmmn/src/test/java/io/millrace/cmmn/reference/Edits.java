package io.millrace.cmmn.reference;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Changes single items of a model; what the change leaves without meaning goes with it. */
final class Edits {

  private final CaseModel model;

  Edits(CaseModel model) {
    this.model = model;
  }

  /** The model with another item in the place of this one. */
  CaseModel replace(Item item, UnaryOperator<Item> change) {
    return rebuilt(
        each ->
            Stream.of(each == item ? change : UnaryOperator.<Item>identity())
                .map(c -> c.apply(each)));
  }

  CaseModel remove(Item item) {
    return rebuilt(each -> each == item ? Stream.empty() : Stream.of(each));
  }

  /** The model with the items of a stage where the stage was. */
  CaseModel dissolve(Item stage) {
    return rebuilt(each -> each == stage ? each.children().stream() : Stream.of(each));
  }

  private CaseModel rebuilt(Function<Item, Stream<Item>> change) {
    var plan = change.apply(model.source()).findFirst().orElseThrow();
    return new CaseModel(model.key(), cleaned(below(plan, change)));
  }

  private static Item below(Item item, Function<Item, Stream<Item>> change) {
    var children =
        item.children().stream().flatMap(change).map(child -> below(child, change)).toList();
    return item.withChildren(children);
  }

  /** Without on-parts that name what is not there, and without criteria that wait for nothing. */
  private static Item cleaned(Item plan) {
    var there =
        plan.all()
            .flatMap(
                item ->
                    Stream.concat(Stream.of(item.id()), item.exit().stream().map(Criterion::id)))
            .collect(Collectors.toSet());
    var cleaned = cleaned(plan, there);
    // an exit criterion that went may have been named elsewhere
    return cleaned.equals(plan) ? plan : cleaned(cleaned);
  }

  private static Item cleaned(Item item, Set<String> there) {
    var trigger = item.extras().startTrigger();
    var extras =
        trigger == null || there.contains(trigger.source())
            ? item.extras()
            : item.extras().startedBy(null);
    var how = extras.discretion();
    boolean lost = how != null && how.table() != null && !there.contains(how.table());
    return item.with(lost ? extras.planned(how.ofStage()) : extras)
        .withEntry(cleaned(item.entry(), there))
        .withExit(cleaned(item.exit(), there))
        .withChildren(
            item.children().stream()
                .filter(i -> i.extras().shares() == null || there.contains(i.extras().shares()))
                .map(child -> cleaned(child, there))
                .toList());
  }

  private static List<Criterion> cleaned(List<Criterion> criteria, Set<String> there) {
    return criteria.stream()
        .map(criterion -> cleaned(criterion, there))
        .filter(Objects::nonNull)
        .toList();
  }

  private static Criterion cleaned(Criterion criterion, Set<String> there) {
    var parts = criterion.onParts().stream().filter(part -> isThere(part, there)).toList();
    boolean waitsForNothing = parts.isEmpty() && criterion.ifPart() == null;
    return waitsForNothing ? null : criterion.withOnParts(parts);
  }

  private static boolean isThere(OnPart part, Set<String> there) {
    return (!part.isItem() || there.contains(part.source()))
        && (part.exitCriterion() == null || there.contains(part.exitCriterion()));
  }
}
