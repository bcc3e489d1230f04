package io.millrace.bpmn.internal.reachability;

/**
 * Numbers the elements of a graph so that no way leads from a lower number to a higher one:
 * elements that lie on a common circle get the same number, what comes after them lower ones.
 *
 * <p>This is Tarjan's search for strongly connected components, with its path in an array rather
 * than on the stack, so that a chain of any length can be numbered. Takes time and memory in
 * proportion to elements and ways. Used once.
 */
final class ComponentOrder {

  private final Edges edges;
  private final boolean lastFirst;
  private final int[] found;
  private final int[] lowest;
  private final int[] taken;
  private final int[] numbers;
  private final int[] path;
  private final int[] open;
  private int depth;
  private int opened;
  private int seen;
  private int closed;

  private ComponentOrder(Edges edges, boolean lastFirst) {
    var elements = edges.elements();
    this.edges = edges;
    this.lastFirst = lastFirst;
    this.found = new int[elements];
    this.lowest = new int[elements];
    this.taken = new int[elements];
    this.numbers = new int[elements];
    this.path = new int[elements];
    this.open = new int[elements];
  }

  /**
   * Returns the numbers of all elements.
   *
   * @param lastFirst whether of several ways the last one is taken first: of two elements of which
   *     neither leads to the other, which gets the lower number depends on that
   */
  static int[] of(Edges edges, boolean lastFirst) {
    var order = new ComponentOrder(edges, lastFirst);
    var hasWayIn = new boolean[edges.elements()];
    for (var end : edges.ends()) {
      hasWayIn[end] = true;
    }
    order.searchFrom(hasWayIn, false);
    order.searchFrom(hasWayIn, true);
    return order.numbers;
  }

  private void searchFrom(boolean[] hasWayIn, boolean which) {
    var elements = edges.elements();
    for (var i = 0; i < elements; i++) {
      var element = lastFirst ? elements - 1 - i : i;
      if (hasWayIn[element] == which && found[element] == 0) {
        search(element);
      }
    }
  }

  private void search(int root) {
    enter(root);
    while (depth > 0) {
      var element = path[depth - 1];
      if (taken[element] < edges.count(element)) {
        follow(element, next(element));
      } else {
        leave(element);
      }
    }
  }

  private int next(int element) {
    var way = taken[element]++;
    return edges.end(element, lastFirst ? edges.count(element) - 1 - way : way);
  }

  private void enter(int element) {
    found[element] = ++seen;
    lowest[element] = seen;
    path[depth++] = element;
    open[opened++] = element;
  }

  private void follow(int element, int end) {
    if (found[end] == 0) {
      enter(end);
    } else if (numbers[end] == 0) {
      lowest[element] = Math.min(lowest[element], found[end]);
    }
  }

  private void leave(int element) {
    depth--;
    if (depth > 0) {
      var before = path[depth - 1];
      lowest[before] = Math.min(lowest[before], lowest[element]);
    }
    if (lowest[element] == found[element]) {
      closed++;
      do {
        numbers[open[--opened]] = closed;
      } while (open[opened] != element);
    }
  }
}
