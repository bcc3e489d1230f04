package io.millrace.bpmn.internal.definition;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.millrace.bpmn.internal.parser.lenient.TakenLiberty;
import io.millrace.bpmn.repository.Liberty;
import io.millrace.common.internal.deployment.ResourceDraft;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The liberties taken with a file, as a deployment keeps them: one a line, with tabs between. */
public final class LibertyReport {

  private static final String SUFFIX = ".liberties";
  private static final String ORIGINAL = ".original";
  private static final int PARTS = 6;

  private LibertyReport() {}

  /** Tells whether a resource is a report. */
  public static boolean isReport(String resourceName) {
    return resourceName.endsWith(SUFFIX);
  }

  static ResourceDraft of(ResourceDraft file, List<TakenLiberty> liberties) {
    var lines = liberties.stream().map(LibertyReport::line).collect(Collectors.joining());
    return new ResourceDraft(file.name() + SUFFIX, lines.getBytes(UTF_8));
  }

  static ResourceDraft original(ResourceDraft file) {
    return new ResourceDraft(file.name() + ORIGINAL, file.bytes());
  }

  private static String line(TakenLiberty taken) {
    var problem = taken.problem();
    var parts =
        List.of(
            problem.code(),
            String.valueOf(problem.line()),
            String.valueOf(problem.column()),
            problem.elementId() == null ? "" : problem.elementId(),
            problem.message(),
            taken.done());
    return parts.stream().map(LibertyReport::plain).collect(Collectors.joining("\t")) + "\n";
  }

  private static String plain(String text) {
    return text.replaceAll("[\t\r\n]", " ");
  }

  /** Reads a report. */
  public static List<Liberty> read(String resourceName, byte[] report) {
    var file = resourceName.substring(0, resourceName.length() - SUFFIX.length());
    return new String(report, UTF_8)
        .lines()
        .map(line -> line.split("\t", -1))
        .filter(parts -> parts.length == PARTS)
        .map(parts -> liberty(file, Arrays.asList(parts)))
        .toList();
  }

  private static Liberty liberty(String file, List<String> parts) {
    return new Liberty(
        file,
        parts.get(0),
        Integer.parseInt(parts.get(1)),
        Integer.parseInt(parts.get(2)),
        parts.get(3).isEmpty() ? null : parts.get(3),
        parts.get(4),
        parts.get(5));
  }
}
