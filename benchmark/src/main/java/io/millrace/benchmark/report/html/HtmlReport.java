package io.millrace.benchmark.report.html;

import io.millrace.benchmark.report.chart.ChartDrawing;
import io.millrace.benchmark.report.chart.EngineColors;
import io.millrace.benchmark.result.Changes;
import io.millrace.benchmark.result.Group;
import io.millrace.benchmark.result.RunFile;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.Source;
import java.util.List;

/**
 * Makes a page of results that needs nothing from the network. Immutable.
 *
 * @param sources the results
 * @param before an earlier run to compare with, or null for none
 */
public record HtmlReport(List<Source> sources, RunFile before) {

  private static final String TITLE = "Millrace benchmark";

  /**
   * Makes the page.
   *
   * @return a whole HTML document
   */
  public String page() {
    EngineColors colors = colors(sources);
    EngineName names = new EngineName(colors);
    Element main = Element.of("main").add(Element.of("h1", TITLE), contents());
    Element origin =
        Element.of("section")
            .with("id", "origin")
            .add(Element.of("h2", "What was measured, and how"));
    sources.forEach(source -> origin.add(SourceSection.of(source)));
    main.add(origin);
    if (sources.size() > 1) {
      main.add(
          Element.of("section")
              .with("id", "side-by-side")
              .add(Element.of("h2", "Side by side"), new SideBySide(names).of(sources)));
    }
    if (before != null) {
      main.add(changes(names));
    }
    int number = 0;
    GroupSection section = new GroupSection(colors, new ChartDrawing());
    for (Group group : groups()) {
      main.add(section.of(group, "group-" + number++, changes(group.source())));
    }
    return Page.of(TITLE, Element.of("body").add(main.add(Method.node())));
  }

  /**
   * Hands out one color for each engine of all sources.
   *
   * @param sources the results
   * @return the colors
   */
  public static EngineColors colors(List<Source> sources) {
    return new EngineColors(
        sources.stream()
            .flatMap(source -> source.file().runs().stream())
            .map(RunRecord::engine)
            .distinct()
            .toList());
  }

  private List<Group> groups() {
    return sources.stream().flatMap(source -> source.groups().stream()).toList();
  }

  private Changes changes(Source source) {
    return before == null ? null : Changes.between(before, source.file());
  }

  private Node changes(EngineName names) {
    Element section =
        Element.of("section").with("id", "changes").add(Element.of("h2", "What changed"));
    sources.forEach(
        source -> section.add(new ChangeSection(names).of(source.name(), changes(source))));
    return section;
  }

  private Node contents() {
    Element list = Element.of("ul").add(link("origin", "What was measured, and how"));
    if (sources.size() > 1) {
      list.add(link("side-by-side", "Side by side"));
    }
    if (before != null) {
      list.add(link("changes", "What changed"));
    }
    int number = 0;
    for (Group group : groups()) {
      list.add(link("group-" + number++, GroupSection.title(group)));
    }
    list.add(link("method", "How to read this"));
    return Element.of("nav").with("aria-label", "Contents").add(list);
  }

  private static Node link(String id, String text) {
    return Element.of("li").add(Element.of("a", text).with("href", "#" + id));
  }
}
