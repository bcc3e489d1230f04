package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.benchmark.engine.InMemoryEngine;
import io.millrace.benchmark.peer.EngineCatalog;
import io.millrace.benchmark.result.Json;
import io.millrace.benchmark.result.RunFile;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.ThreadRecord;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The benchmark of jobs in its smallest forms, on PostgreSQL. */
@ServerTest
@Timeout(240)
class JobsCommandTest {

  private final Database database;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final StringWriter err = new StringWriter();
  @TempDir private Path directory;

  JobsCommandTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void onlyWhereItIsQuick() {
    assumeTrue(database.kind() == DatabaseKind.POSTGRESQL, "one server is enough");
  }

  @Test
  void twoNodesRunTheBranchesOfAllInstancesOnceAndAllReportsTell() throws IOException {
    Path json = directory.resolve("jobs.json");
    Path html = directory.resolve("jobs.html");
    int exit =
        run(
            "--nodes=2",
            "--threads=2",
            "--lanes=2",
            "--jobs=40",
            "--branches=5",
            "--hot=7",
            "--warmup=5",
            "--effects",
            "--strict",
            "--json=" + json,
            "--html=" + html);

    assertThat(err.toString()).isEmpty();
    assertThat(output())
        .contains("lost: 0; dead letters: 0; conflicts in the logs: 0")
        .containsPattern("runs of each lane: \\d+ \\d+ \\| \\d+ \\d+ \\(spread \\d+ %\\)")
        .contains("of the hot instance: ");
    assertThat(exit).isZero();
    RunRecord run = Json.read(Files.readString(json), RunFile.class).runs().get(0);
    assertThat(run.point().process()).isEqualTo("asyncJobs5");
    assertThat(run.point().threads()).isEqualTo(4);
    assertThat(run.completed()).isEqualTo(47);
    assertThat(run.retries()).isZero();
    assertThat(run.threads()).hasSize(2);
    assertThat(run.threads().stream().mapToLong(ThreadRecord::completed).sum()).isEqualTo(47);
    assertThat(run.operations().get("instance").latency().count()).isEqualTo(47);
    assertThat(run.operations().get("instance").histogram()).isNotEmpty();
    assertThat(run.costs()).containsKey("jvmCpuMicros").containsEntry("lostJobsInTheRun", 0.0);
    assertThat(Files.readString(html)).contains("asyncJobs5");
  }

  @Test
  void jobsThatAlwaysFailAreNoneOfThoseThatAreCounted() throws IOException {
    Path json = directory.resolve("poison.json");
    int exit = run("--threads=2", "--jobs=20", "--warmup=0", "--poisoned=3", "--json=" + json);

    assertThat(err.toString()).isEmpty();
    assertThat(output()).contains("lost: 0; dead letters: 3; conflicts in the logs: 0 of 9 lines");
    assertThat(exit).isZero();
    RunRecord run = Json.read(Files.readString(json), RunFile.class).runs().get(0);
    assertThat(run.completed()).isEqualTo(20);
    assertThat(run.retries()).isZero();
  }

  @Test
  void timersThatAreDueAtOnceGoOffOldestFirstWhileInstancesStart() throws IOException {
    Path json = directory.resolve("timers.json");
    int exit =
        execute("jobs", "timers", "--timers=200", "--starts=50", "--load=200ms", "--json=" + json);

    assertThat(err.toString()).isEmpty();
    assertThat(output())
        .contains("200 timers went off")
        .contains("at most 0 places")
        .contains("ok");
    assertThat(exit).isZero();
    assertThat(Files.readString(json)).contains("\"ended\" : 200");
  }

  @Test
  void whatAKilledNodeHeldIsDoneElsewhereOnce() {
    int exit =
        execute(
            "jobs",
            "kill",
            "--leased=12",
            "--others=4",
            "--threads=4",
            "--lease=3s",
            "--within=60s");

    assertThat(err.toString()).isEmpty();
    assertThat(output()).containsPattern("round 1: killed with 12 jobs; 16 jobs done .* ok");
    assertThat(exit).isZero();
  }

  @Test
  void anInterruptedRunEndsItsNodes() throws IOException, InterruptedException {
    List<String> line =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    line.addAll(arguments("jobs", "--nodes=1", "--jobs=90000000", "--warmup=0").toList());
    Process run = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try (BufferedReader output = run.inputReader()) {
      for (String read = output.readLine();
          read != null && !read.startsWith("-----");
          read = output.readLine()) {}
      while (run.isAlive() && run.descendants().count() < 2) {
        Thread.onSpinWait();
      }
      List<ProcessHandle> nodes = run.descendants().toList();

      run.toHandle().destroy();

      assertThat(run.waitFor(100, TimeUnit.SECONDS)).isTrue();
      assertThat(run.exitValue()).isNotZero();
      assertThat(nodes).isNotEmpty().noneMatch(ProcessHandle::isAlive);
    } finally {
      run.descendants().forEach(ProcessHandle::destroyForcibly);
      run.destroyForcibly();
    }
  }

  @Test
  void wrongOptionsAreExplained() {
    assertRefused("No engine is named 'x'. There are millrace, flowable-8", "--engines=x");
    assertRefused("'0' in '1,0' is no number of nodes", "--nodes=1,0");
    assertRefused("'many' in 'many' is no number of nodes", "--nodes=many");
    assertRefused("--threads must be from 1 to 500, but is 0.", "--threads=0");
    assertRefused("--lanes must be from 1 to the number of threads", "--lanes=11");
    assertRefused("--balance must be whole seconds", "--balance=100ms");
    assertRefused("--jobs must be from 1 to 100000000, but is 0.", "--jobs=0");
    assertRefused("--branches must be from 1 to 5000, but is 0.", "--branches=0");
    assertRefused("--rounds must be from 1 to 1000, but is 0.", "--rounds=0");
    assertRefused("'some' is no kind of jobs. Give shared, exclusive", "--kind=some");
    assertRefused("compared at the history levels none, audit and full", "--history=task");
    assertRefused("no length of time", "--patience=long");
    assertRefusedAs("has to be a server: give --embedded", "jobs");
    assertRefusedAs("has to be a server: give --embedded", "jobs", "kill", "--url=jdbc:h2:mem:x");
    assertRefusedAs("--leased must be from 1", "jobs", "kill", "--leased=0", "--embedded=mysql");
    assertRefusedAs("--timers must be from 1", "jobs", "timers", "--timers=0", "--embedded=mysql");
    assertRefusedAs(
        "--starts must be more than 0", "jobs", "timers", "--starts=0", "--embedded=mysql");
  }

  private void assertRefused(String message, String option) {
    assertRefusedAs(message, "jobs", "--embedded=postgresql", option);
  }

  private void assertRefusedAs(String message, String... arguments) {
    assertThat(program().execute(arguments)).isEqualTo(2);
    assertThat(err.toString()).contains(message);
    err.getBuffer().setLength(0);
  }

  private int run(String... options) {
    return execute(Stream.concat(Stream.of("jobs"), Stream.of(options)).toArray(String[]::new));
  }

  private int execute(String... words) {
    return program().execute(arguments(words).toArray(String[]::new));
  }

  private Stream<String> arguments(String... words) {
    return Stream.concat(
        Stream.of(words),
        Stream.of(
            "--url=" + database.url(),
            "--user=" + database.user(),
            "--password=" + database.password()));
  }

  private CommandLine program() {
    return BenchmarkCommand.commandLine(
            new BenchmarkCommand(
                settings -> new InMemoryEngine(),
                EngineCatalog.of(directory),
                new PrintStream(out, true, StandardCharsets.UTF_8)))
        .setErr(new PrintWriter(err, true));
  }

  private String output() {
    return out.toString(StandardCharsets.UTF_8);
  }
}
