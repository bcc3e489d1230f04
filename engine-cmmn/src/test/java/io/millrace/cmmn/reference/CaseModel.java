package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A case: its plan model and the places of its items. */
final class CaseModel {

  private final String key;
  private final Item source;
  private final Item plan;
  private final Map<String, List<Item>> paths = new LinkedHashMap<>();
  private final Map<String, List<Item>> hearers = new HashMap<>();

  CaseModel(String key, Item plan) {
    this.key = key;
    this.source = plan;
    this.plan = expanded(plan, plan);
    index(this.plan, List.of());
  }

  /** Rule 19.1: each use of a definition has items of its own. */
  private static Item expanded(Item item, Item plan) {
    if (item.all().allMatch(i -> i.extras().shares() == null)) {
      return item;
    }
    if (item.extras().shares() == null) {
      return item.withChildren(
          item.children().stream().map(child -> expanded(child, plan)).toList());
    }
    var shared =
        plan.all().filter(i -> i.id().equals(item.extras().shares())).findFirst().orElseThrow();
    return item.with(shared.autoComplete())
        .with(shared.extras().sharing(shared.id()))
        .withChildren(
            shared.children().stream()
                .map(child -> expanded(child, plan).used(item.id()))
                .toList());
  }

  /** The plan model with each definition once, as it stands in the file. */
  Item source() {
    return source;
  }

  /** Rule 19.2: whether an on-part of the target that names the source's id means this one. */
  boolean means(Item target, Item named) {
    var same = items().filter(i -> i.element().equals(named.element())).toList();
    return same.size() == 1
        || shared(target, named) == same.stream().mapToInt(i -> shared(target, i)).max().orElse(0);
  }

  private int shared(Item target, Item named) {
    var below = path(target.id());
    var above = path(named.id());
    int depth = 0;
    while (depth < below.size()
        && depth < above.size() - 1
        && below.get(depth) == above.get(depth)) {
      depth++;
    }
    return depth;
  }

  private void index(Item item, List<Item> above) {
    var path = Stream.concat(above.stream(), Stream.of(item)).toList();
    if (paths.put(item.id(), path) != null) {
      throw new IllegalArgumentException("two items have the id " + item.id());
    }
    Stream.concat(item.entry().stream(), item.exit().stream())
        .flatMap(criterion -> criterion.onParts().stream())
        .map(OnPart::source)
        .distinct()
        .forEach(source -> hearers.computeIfAbsent(source, id -> new ArrayList<>()).add(item));
    item.children().forEach(child -> index(child, path));
  }

  /** Whether anything in it waits for the case file. */
  boolean hasCaseFile() {
    return hearers.keySet().stream().anyMatch(source -> source.startsWith("#"));
  }

  /** The items with a criterion that names this one as a source. */
  List<Item> hearers(String source) {
    return hearers.getOrDefault(source, List.of());
  }

  String key() {
    return key;
  }

  Item plan() {
    return plan;
  }

  Stream<Item> items() {
    return plan.all();
  }

  boolean has(String id) {
    return paths.containsKey(id);
  }

  /** From the plan model down to the item itself. */
  List<Item> path(String id) {
    return paths.get(id);
  }

  Item item(String id) {
    var path = path(id);
    return path.get(path.size() - 1);
  }

  /**
   * The item whose instance decides which events count between a source and an item with a
   * criterion, rule 4.4.
   */
  Item scope(String source, String target) {
    var above = path(source).subList(0, path(source).size() - 1);
    var below = path(target);
    int depth = 0;
    while (depth < above.size() && depth < below.size() && above.get(depth) == below.get(depth)) {
      depth++;
    }
    // the target itself is only in the source's path if the source lies inside it
    return above.get(depth - 1);
  }
}
