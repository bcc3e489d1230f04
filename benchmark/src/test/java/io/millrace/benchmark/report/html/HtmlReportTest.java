package io.millrace.benchmark.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.result.FailedRun;
import io.millrace.benchmark.result.RunFile;
import io.millrace.benchmark.result.RunFiles;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.Runs;
import io.millrace.benchmark.result.Source;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class HtmlReportTest {

  private static final Pattern SVG = Pattern.compile("<svg .*?</svg>", Pattern.DOTALL);

  @Test
  void figuresRatiosAndFloorStandSideBySide() {
    String page =
        page(
            Runs.good("millrace", 1, 1_000),
            Runs.good("peer", 1, 400),
            Runs.good("floor", 1, 2_000),
            Runs.good("millrace", 2, 1_050),
            Runs.good("peer", 2, 420),
            Runs.good("floor", 2, 2_100));

    assertThat(text(page))
        .contains("Processor X, 8 processors, 16.0 GiB memory, Linux 6 (amd64)")
        .contains("17 Vendor, VM 17")
        .contains("PostgreSQL 18.6, driver 42")
        .contains("at most 50 connections; rounds: 3")
        .contains("-Xmx2g")
        .contains("benchmark/run --embedded postgresql")
        .contains("Millrace does 2.50× what the best peer, peer, does")
        .contains("Millrace reaches 50.0 % of what this database can do here (floor)")
        .contains("peer|2|2 of 2|410.0|4.9 %|2.000|3.000|4.000|5.000|6.000|6|0|2.50× (best peer)|")
        .contains("floor|2|2 of 2|2050.0|4.9 %|2.000|3.000|4.000|5.000|6.000|6|0|50.0 % of it|")
        .contains("cost|threads|millrace|peer|floor|")
        .contains("round trips|2|103 (4.9 %)|41 (4.9 %)|205 (4.9 %)|")
        .doesNotContain("What each thread did");
  }

  @Test
  void textsAreEscaped() {
    String page =
        page(
            List.of(Runs.good("<b>\"x'</b>", 1, 1_000), Runs.bad("&amp;", 1, 2)),
            List.of(new FailedRun("</td>", 1, Runs.POINT, "<script>alert(1)</script>", "<i>")));

    assertThat(page)
        .contains("&lt;b&gt;&quot;x&#39;&lt;/b&gt;")
        .contains("&amp;amp;")
        .contains("&lt;script&gt;alert(1)&lt;/script&gt;")
        .doesNotContain("<b>")
        .doesNotContain("<script")
        .doesNotContain("<i>");
  }

  @Test
  void thePageNeedsNothingFromTheNetwork() {
    String page = new HtmlReport(Source.of(List.of(RunFiles.plausible("H2", 1))), null).page();

    assertThat(page.replaceAll("xmlns(:xlink)?=\"[^\"]*\"", ""))
        .doesNotContain("http:")
        .doesNotContain("https:")
        .doesNotContain("@import")
        .doesNotContain("src=");
  }

  @Test
  void everyChartIsWellFormedAndHasIdentifiersOfItsOwn() throws Exception {
    String page = new HtmlReport(Source.of(List.of(RunFiles.plausible("H2", 1))), null).page();

    List<String> charts = all(SVG, page);
    // six over the threads and one for each of three numbers of threads, for two processes
    assertThat(charts).hasSize(18);
    for (String chart : charts) {
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(chart)));
      assertThat(chart).contains("role=\"img\"").contains("var(--ink)").contains("aria-label=\"");
    }
    assertThat(all(Pattern.compile(" id=\"[^\"]+\""), page)).doesNotHaveDuplicates();
  }

  @Test
  void theWholePageIsWellFormed() throws Exception {
    String page = new HtmlReport(Source.of(List.of(RunFiles.plausible("H2", 1))), null).page();
    String xml = page.replace("<!DOCTYPE html>", "").replaceAll("<(meta|br)( [^>]*)?>", "").strip();

    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }

  @Test
  void whatWentWrongIsMarked() {
    String page =
        page(
            List.of(Runs.good("millrace", 1, 1_000), Runs.bad("peer", 1, 400)),
            List.of(new FailedRun("other", 2, Runs.POINT, "Its process ended.", "a last word")));

    assertThat(text(page))
        .contains("Not everything went well")
        .contains("Runs that did not end as they should: 1.")
        .contains("Runs that came to nothing: 1.")
        .contains("peer, round 1, startToEnd with history audit on 2 threads")
        .contains("1 rows left over in X.")
        .contains("other, round 2, startToEnd with history audit on 2 threads came to nothing:")
        .contains("a last word")
        .contains("peer|2|✗ 0 of 1|–|–|");
  }

  @Test
  void anEngineThatVariesMuchShowsWhatItsThreadsDid() {
    assertThat(text(page(Runs.good("millrace", 1, 1_000), Runs.good("millrace", 2, 1_100))))
        .contains("! 9.5 %")
        .contains("What each thread did where the spread is above 9 %")
        .contains("millrace|2|1|1000.0|60 40|1 2|");
  }

  @Test
  void severalFilesStandSideBySide() {
    List<Source> sources =
        Source.of(
            List.of(
                RunFiles.of("H2", List.of(Runs.good("a", 1, 10)), List.of()),
                RunFiles.of("MariaDB", List.of(Runs.good("a", 1, 20)), List.of())));

    assertThat(text(new HtmlReport(sources, null).page()))
        .contains("engine|process|history|threads|H2 18.6|MariaDB 18.6|")
        .contains("a|startToEnd|audit|2|10.0|20.0|");
  }

  @Test
  void arrivalsAtAShareOfTheBestPeersRateHaveASectionOfTheirOwn() {
    String page =
        text(
            page(
                Runs.good("millrace", 1, 1_000),
                Runs.good("peer", 1, 400),
                Runs.atHalf(Runs.good("millrace", 1, 200)),
                Runs.atHalf(Runs.good("peer", 1, 200))));

    assertThat(page)
        .contains("startToEnd, history audit, on PostgreSQL 18.6")
        .contains(
            "startToEnd, history audit, at 50.0 % of the best peer&#39;s rate, on PostgreSQL 18.6")
        .contains("2 threads: 200.0 instances arrive in a second, 50.0 % of what the best peer")
        .containsOnlyOnce("Millrace does 2.50× what")
        .doesNotContain("Millrace does 1.00×");
  }

  @Test
  void changesBeyondTheNoiseAreMarkedAndTheRuleIsStated() {
    RunFile before = file(List.of(Runs.good("a", 1, 100), Runs.good("a", 2, 102)), List.of());
    RunFile after = file(List.of(Runs.good("a", 1, 80), Runs.good("a", 2, 82)), List.of());

    assertThat(text(new HtmlReport(Source.of(List.of(after)), before).page()))
        .contains(
            "4 figures compared: 1 better, 1 worse, 2 within the noise, 0 with unknown noise.")
        .contains("▼ −19.8 % worse")
        .contains("a|startToEnd|audit|2|round trips|10.10 (0.200)|8.100 (0.200)|▲ −19.8 % better|")
        .contains("A figure has changed beyond the noise if");
  }

  private static String page(RunRecord... runs) {
    return page(List.of(runs), List.of());
  }

  private static String page(List<RunRecord> runs, List<FailedRun> failedRuns) {
    return new HtmlReport(Source.of(List.of(file(runs, failedRuns))), null).page();
  }

  private static RunFile file(List<RunRecord> runs, List<FailedRun> failedRuns) {
    return RunFiles.of("PostgreSQL", runs, failedRuns);
  }

  private static List<String> all(Pattern pattern, String page) {
    List<String> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(page);
    while (matcher.find()) {
      found.add(matcher.group());
    }
    return found;
  }

  /** What a reader sees, with a bar after each cell of a table. */
  private static String text(String page) {
    return page.replaceAll("</t[dh]>", "|").replaceAll("<[^>]*>", "");
  }
}
