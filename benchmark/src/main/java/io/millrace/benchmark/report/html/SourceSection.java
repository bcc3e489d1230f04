package io.millrace.benchmark.report.html;

import io.millrace.benchmark.result.Machine;
import io.millrace.benchmark.result.RunFile;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.Settings;
import io.millrace.benchmark.result.Source;
import java.util.Locale;
import java.util.stream.Collectors;

/** Where the figures of a file come from: machine, versions, settings, command. */
final class SourceSection {

  private static final double GIBIBYTE = 1 << 30;

  private SourceSection() {}

  static Node of(Source source) {
    RunFile file = source.file();
    Element list = Element.of("dl");
    add(list, "Begun", file.begun());
    add(list, "Command", Element.of("code", "benchmark/run " + String.join(" ", file.command())));
    if (file.database() != null) {
      add(
          list,
          "Database",
          file.database().product()
              + " "
              + file.database().version()
              + ", "
              + file.database().driver());
    }
    add(list, "Engines", engines(file));
    if (file.machine() != null) {
      machine(list, file.machine());
    }
    settings(list, file.settings());
    Element section = Element.of("section").add(Element.of("h3", source.name()));
    Problems.of(source).ifPresent(section::add);
    return section.add(list);
  }

  private static void machine(Element list, Machine machine) {
    add(
        list,
        "Machine",
        String.format(
            Locale.ROOT,
            "%s, %d processors, %.1f GiB memory, %s (%s)",
            machine.processor() == null ? "unknown processor" : machine.processor(),
            machine.cores(),
            machine.memoryBytes() / GIBIBYTE,
            machine.operatingSystem(),
            machine.architecture()));
    add(list, "Java", machine.java() + ", " + machine.virtualMachine());
  }

  private static void settings(Element list, Settings settings) {
    add(
        list,
        "Settings",
        String.format(
            "at most %d connections; rounds: %d. %s",
            settings.connections(), settings.rounds(), settings.isolation()));
    add(
        list,
        "Options of the JVM",
        settings.jvmOptions() == null || settings.jvmOptions().isEmpty()
            ? "none"
            : String.join(" ", settings.jvmOptions()));
  }

  private static String engines(RunFile file) {
    return file.runs().stream()
        .map(SourceSection::engine)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static String engine(RunRecord run) {
    return run.engine() + " " + run.engineVersion();
  }

  private static void add(Element list, String title, String text) {
    add(list, title, Node.text(text == null ? Figures.NONE : text));
  }

  private static void add(Element list, String title, Node text) {
    list.add(Element.of("dt", title), Element.of("dd").add(text));
  }
}
