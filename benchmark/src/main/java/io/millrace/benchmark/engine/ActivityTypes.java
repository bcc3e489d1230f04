package io.millrace.benchmark.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/**
 * The types of elements that are counted in a history, with the names that an engine's history
 * gives them. Immutable.
 *
 * @param names the engine's names by the name of the element, such as {@code serviceTask}
 */
public record ActivityTypes(Map<String, List<String>> names) {

  private static final List<String> ELEMENTS =
      List.of(
          "startEvent",
          "endEvent",
          "userTask",
          "serviceTask",
          "subProcess",
          "receiveTask",
          "scriptTask",
          "callActivity",
          "boundaryEvent",
          "intermediateCatchEvent",
          "intermediateThrowEvent",
          "exclusiveGateway",
          "inclusiveGateway",
          "eventBasedGateway",
          "parallelGateway");

  private static final List<String> PLAN_ITEMS = List.of("stage", "humanTask", "milestone");

  /** Keeps a copy of the map. */
  public ActivityTypes {
    names = Map.copyOf(names);
  }

  /**
   * Begins with an engine whose history names each activity as the model does.
   *
   * @return the types
   */
  public static ActivityTypes asInModels() {
    return named(ELEMENTS);
  }

  /**
   * The same for cases, whose plan items are counted where activities of processes are.
   *
   * @return the types
   */
  public static ActivityTypes ofCases() {
    return named(PLAN_ITEMS);
  }

  private static ActivityTypes named(List<String> elements) {
    Map<String, List<String>> names = new TreeMap<>();
    elements.forEach(element -> names.put(element, List.of(element)));
    return new ActivityTypes(names);
  }

  /**
   * Gives an element other names.
   *
   * @param element the name of the element
   * @param namesInHistory every name that the engine's history has for it
   * @return these types with that change
   */
  public ActivityTypes with(String element, String... namesInHistory) {
    Map<String, List<String>> changed = new TreeMap<>(names);
    changed.put(element, List.of(namesInHistory));
    return new ActivityTypes(changed);
  }

  /**
   * Counts activities.
   *
   * @param ended counts the ended activities of one of the engine's names
   * @return the counts by name of the element
   */
  public Map<String, Long> census(ToLongFunction<String> ended) {
    Map<String, Long> counts = new TreeMap<>();
    names.forEach(
        (element, inHistory) -> counts.put(element, inHistory.stream().mapToLong(ended).sum()));
    return counts;
  }
}
