package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.InMemoryEngine;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.peer.EngineCatalog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchmarkCommandTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final StringWriter err = new StringWriter();
  private final List<EngineSettings> opened = new ArrayList<>();
  private final List<Model> deployed = new ArrayList<>();
  @TempDir private Path directory;

  @Test
  void runsEveryProcessWithEveryNumberOfThreads() {
    int exit = run("--threads", "1-2", "--iterations", "20", "--warmup", "5", "--history", "FULL");

    assertThat(exit).isZero();
    assertThat(table())
        .hasSize(10)
        .allSatisfy(row -> assertThat(row).contains(" full ").endsWith("  ok"));
    assertThat(table().get(1)).matches("startToEnd +full +2 +20 +0 +0 .*");
  }

  @Test
  void opensOneEngineForEachPoint() {
    run(
        "--process",
        "startToEnd",
        "--threads",
        "1,2",
        "--history",
        "none,audit",
        "--connections",
        "7");

    assertThat(opened)
        .extracting(EngineSettings::history)
        .containsExactly(History.NONE, History.NONE, History.AUDIT, History.AUDIT);
    assertThat(opened)
        .allMatch(settings -> settings.connections() == 7 && !settings.replaceTables());
  }

  @Test
  void writesALineOfCsvForEachOperation() throws IOException {
    Path csv = directory.resolve("result.csv");

    run(
        "--process",
        "manyVariables",
        "--threads",
        "2",
        "--iterations",
        "10",
        "--history",
        "full",
        "--csv",
        csv.toString());

    List<String> lines = Files.readAllLines(csv);
    assertThat(lines).hasSize(5);
    assertThat(lines.get(0)).startsWith("engine,engine_version,database,").endsWith(",check,round");
    assertThat(lines.get(1))
        .startsWith("in memory,\"1, beta\",H2,")
        .contains(",instance,10,10,0,0,");
    assertThat(lines.subList(2, 5))
        .extracting(line -> line.replaceAll(".*,(start|query|complete),10,10,.*", "$1"))
        .containsExactly("start", "query", "complete");
  }

  @Test
  void deploysTheFilesOfADirectory() throws IOException {
    Files.writeString(directory.resolve("startToEnd.bpmn20.xml"), "<mine/>");

    run("--process", "startToEnd", "--threads", "1", "--bpmn-dir", directory.toString());

    assertThat(deployed).containsExactly(new Model("startToEnd.bpmn20.xml", "<mine/>"));
  }

  @Test
  void aRecordingThatWouldReplaceAnotherOfTheSameRunIsRefused() throws IOException {
    assertRefused(
        "--jfr does not tell levels of history apart",
        "--jfr",
        directory.toString(),
        "--history",
        "none,audit");
    assertRefused(
        "--jfr must name a directory",
        "--jfr",
        Files.writeString(directory.resolve("file"), "").toString());
  }

  @Test
  void whatIsLeftOverFailsTheRun() {
    EngineFactory leaking =
        settings ->
            new InMemoryEngine() {
              private long rows = 1;

              @Override
              public Map<String, Long> runtimeRows() {
                return Map.of("MR_TASK", rows++);
              }
            };

    int exit = run(leaking, "--process", "startToEnd", "--threads", "1", "--history", "full");

    assertThat(exit).isEqualTo(1);
    assertThat(output()).contains("FAILED").contains("  ! 1 rows left over in MR_TASK.");
  }

  @Test
  void failuresAreCountedAndNamed() {
    EngineFactory failing =
        settings ->
            new InMemoryEngine() {
              @Override
              public String start(String processKey, Map<String, Object> variables) {
                throw new IllegalStateException("no start today");
              }
            };

    int exit =
        run(
            failing,
            "--process",
            "startToEnd",
            "--threads",
            "1",
            "--warmup",
            "0",
            "--iterations",
            "7",
            "--stacktrace");

    assertThat(exit).isEqualTo(1);
    assertThat(output())
        .contains("  ! 7 x IllegalStateException: no start today")
        .contains("\tat io.millrace.benchmark.measure.Worker");
  }

  @Test
  void wrongOptionsAreExplained() {
    assertRefused("no number of threads", "--threads", "0");
    assertRefused("No process is named 'x'", "--process", "x");
    assertRefused("--iterations must be 1 or more", "--iterations", "0");
    assertRefused("A warm-up must be 0 or more", "--warmup", "-1");
    assertRefused("--connections must be 1 or more", "--connections", "0");
    assertRefused("'lots'", "--history", "lots");
    assertRefused("'oracle'", "--embedded", "oracle");
    assertRefused("lacks the file", "--bpmn-dir", directory.toString());
    assertRefused("directory that exists", "--csv", directory.resolve("no/such/file").toString());
    assertRefused("cannot be combined", "--embedded", "mariadb", "--url", "jdbc:h2:mem:x");
    assertRefused("need --url", "--user", "me");
    assertRefused("--rate must be from 0.001", "--rate", "0");
    assertRefused("--rate must be from 0.001", "--rate", "NaN");
    assertRefused("'fast'", "--rate", "fast");
    assertRefused("'5' is no length of time", "--duration", "5");
    assertRefused("--duration must be from 1s", "--duration", "10ms");
    assertRefused("--duration must be from 1s", "--duration", "721h");
    assertRefused("give one of them", "--duration", "2s", "--iterations", "5");
    assertRefused("--latency must be more than 0ms", "--latency", "0ms");
    assertRefused("--latency must be more than 0ms", "--latency", "11s");
    assertRefused("'-1ms' is no length of time", "--latency", "-1ms");
    assertRefused("--server-pid must name a process", "--server-pid", "999999999");
    assertRefused("Unknown option: '--fast'", "--fast");
  }

  @Test
  void explainsEveryOption() {
    var command =
        new BenchmarkCommand(
            settings -> new InMemoryEngine(), new EngineCatalog(List.of()), System.out);

    assertThat(BenchmarkCommand.commandLine(command).getUsageMessage())
        .contains("--rate=N", "50%,80%", "floor-rows")
        .doesNotContain("%%", "%n");
  }

  @Test
  void aDatabaseInThisJvmHasNoLatency() {
    assertThat(run("--latency", "1ms", "--process", "startToEnd")).isEqualTo(1);

    assertThat(err.toString()).contains("Cannot count or delay round trips").contains("--embedded");
    assertThat(opened).isEmpty();
  }

  @Test
  void aPointCanEndByTimeAtAFixedRate() throws IOException {
    Path csv = directory.resolve("result.csv");

    int exit =
        run(
            "--process",
            "startToEnd",
            "--threads",
            "1",
            "--warmup",
            "0",
            "--history",
            "full",
            "--rate",
            "20",
            "--duration",
            "1s",
            "--csv",
            csv.toString());

    assertThat(exit).isZero();
    assertThat(table().get(0)).matches("startToEnd +full +1 +20 .*  ok");
    assertThat(Files.readAllLines(csv).get(1))
        .contains(",full,1,0,,20.000,1,0.000,instance,20,20,0,0,");
  }

  @Test
  void costsFollowInATableOfTheirOwn() {
    int exit = run("--process", "startToEnd", "--threads", "1", "--history", "full", "--costs");

    assertThat(exit).isZero();
    assertThat(output()).contains("Costs of an instance");
    List<String> lines = output().lines().toList();
    assertThat(lines.get(lines.size() - 3))
        .startsWith("engine     round  process     history   threads  jvm cpu us");
    assertThat(lines.get(lines.size() - 1))
        .startsWith("in memory      1  startToEnd  full            1  ");
  }

  @Test
  void aFullDiskIsNamed() {
    assumeThat(Path.of("/dev/full")).exists();

    assertThat(run("--process", "startToEnd", "--csv", "/dev/full")).isEqualTo(1);

    assertThat(err.toString()).contains("benchmark: Cannot write /dev/full: ");
    assertThat(opened).isEmpty();
  }

  @Test
  void aDatabaseThatHoldsTablesIsLeftAlone() throws SQLException {
    String url = "jdbc:h2:mem:precious";
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      statement.execute("create table MR_DEPLOYMENT (ID_ bigint)");

      assertThat(run("--url", url, "--process", "startToEnd")).isEqualTo(1);
      assertThat(err.toString())
          .contains("holds an engine's tables already")
          .contains("--replace-tables");
      assertThat(opened).isEmpty();
      assertThat(
              run("--url", url, "--process", "startToEnd", "--history", "full", "--replace-tables"))
          .isZero();
    }
  }

  @Test
  void aDatabaseThatCannotBeReachedIsExplained() {
    assertThat(run("--url", "jdbc:nonsense:x")).isEqualTo(1);
    assertThat(err.toString()).contains("Cannot connect").contains("jdbc:postgresql:");
    assertThat(
            run(
                "--url",
                "jdbc:h2:file:" + directory + "/absent;IFEXISTS=TRUE",
                "--user",
                "me",
                "--password=secret"))
        .isEqualTo(1);
    assertThat(err.toString())
        .contains("as user 'me'")
        .contains("Check --url")
        .doesNotContain("secret");
  }

  private void assertRefused(String message, String... arguments) {
    assertThat(run(arguments)).isEqualTo(2);
    assertThat(err.toString()).contains(message);
    err.getBuffer().setLength(0);
  }

  private int run(String... arguments) {
    EngineFactory engines =
        settings -> {
          opened.add(settings);
          return new InMemoryEngine() {
            @Override
            public void deploy(Model model) {
              deployed.add(model);
            }
          };
        };
    return run(engines, arguments);
  }

  private int run(EngineFactory engines, String... arguments) {
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    return BenchmarkCommand.commandLine(
            new BenchmarkCommand(engines, new EngineCatalog(List.of()), print))
        .setErr(new PrintWriter(err, true))
        .execute(arguments);
  }

  private String output() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private List<String> table() {
    List<String> lines = output().lines().toList();
    return lines.subList(4, lines.size());
  }
}
