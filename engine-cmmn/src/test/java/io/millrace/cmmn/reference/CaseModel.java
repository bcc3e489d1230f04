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
  private final Item plan;
  private final Map<String, List<Item>> paths = new LinkedHashMap<>();
  private final Map<String, List<Item>> hearers = new HashMap<>();

  CaseModel(String key, Item plan) {
    this.key = key;
    this.plan = plan;
    index(plan, List.of());
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
