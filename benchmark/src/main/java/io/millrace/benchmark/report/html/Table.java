package io.millrace.benchmark.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A table that scrolls by itself where the page is too narrow. Not thread-safe. */
final class Table {

  /** The titles of columns that hold words, which begin at the left. */
  private static final Set<String> WORDS = Set.of("process", "history", "figure");

  /** The titles of columns with a number for each thread, which may take several lines. */
  private static final Set<String> LISTS = Set.of("completed", "calls repeated", "waited ms");

  private final String caption;
  private final List<String> titles;
  private final List<Element> rows = new ArrayList<>();

  Table(String caption, List<String> titles) {
    this.caption = caption;
    this.titles = titles;
  }

  /** Adds a row; the first cell is its header. */
  void add(List<Node> cells) {
    add("", cells);
  }

  /** Adds a row that looks different. */
  void add(String style, List<Node> cells) {
    Element row = Element.of("tr");
    if (!style.isEmpty()) {
      row.with("class", style);
    }
    for (int i = 0; i < cells.size(); i++) {
      Element cell = i == 0 ? Element.of("th").with("scope", "row") : Element.of("td");
      row.add(aligned(cell, titles.get(i)).add(cells.get(i)));
    }
    rows.add(row);
  }

  private static Element aligned(Element cell, String title) {
    if (LISTS.contains(title)) {
      return cell.with("class", "word list");
    }
    return WORDS.contains(title) ? cell.with("class", "word") : cell;
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  Node node() {
    Element head = Element.of("tr");
    titles.forEach(title -> head.add(aligned(Element.of("th", title).with("scope", "col"), title)));
    return Element.of("div")
        .with("class", "wide")
        .with("tabindex", "0")
        .with("role", "region")
        .with("aria-label", caption)
        .add(
            Element.of("table")
                .add(
                    Element.of("caption", caption),
                    Element.of("thead").add(head),
                    Element.of("tbody").add(rows)));
  }
}
