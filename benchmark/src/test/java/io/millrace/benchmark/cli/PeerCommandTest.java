package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.millrace.benchmark.engine.InMemoryEngine;
import io.millrace.benchmark.peer.EngineCatalog;
import io.millrace.benchmark.peer.Fakes;
import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.FailedRun;
import io.millrace.benchmark.result.Json;
import io.millrace.benchmark.result.RunFile;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.Settings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class PeerCommandTest {

  private static final EngineCatalog CATALOG =
      new EngineCatalog(
          List.of(
              Fakes.working("millrace"),
              Fakes.working("other"),
              Fakes.refusing("refusing"),
              Fakes.dying("dying"),
              Fakes.dyingAtTwoThreads("dying-at-two"),
              Fakes.tellingItsProcess("processes")));

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final StringWriter err = new StringWriter();
  @TempDir private Path directory;

  @Test
  void enginesTakeTurnsAndAreCompared() throws IOException {
    int exit = run("--engines", "millrace,other", "--rounds", "2");

    assertThat(err.toString()).isEmpty();
    assertThat(exit).isZero();
    assertThat(file().runs())
        .extracting(run -> run.engine() + " " + run.round())
        .containsExactly("millrace 1", "other 1", "millrace 2", "other 2");
    assertThat(output())
        .containsPattern("(?m)^millrace +1 +startToEnd +full .* ok$")
        .containsPattern("(?m)^other +2 +startToEnd +full .* ok$")
        .containsPattern("(?m)^  millrace +2/2 ")
        .contains("Millrace does ");
  }

  @Test
  void inARoundAnEngineRunsAllPointsInOneProcess() throws IOException {
    int exit = few("--engines=processes", "--rounds=2", "--process=startToEnd,manyVariables");

    assertThat(err.toString()).isEmpty();
    assertThat(exit).isZero();
    assertThat(file().settings().freshFor()).isEqualTo(Settings.ROUND);
    assertThat(output()).contains("Each engine has a fresh JVM and a fresh database in each round");
    assertThat(file().runs())
        .extracting(run -> run.round() + " " + run.point().process() + " " + run.point().threads())
        .containsExactly(
            "1 startToEnd 1",
            "1 startToEnd 2",
            "1 startToEnd 3",
            "1 manyVariables 1",
            "1 manyVariables 2",
            "1 manyVariables 3",
            "2 startToEnd 1",
            "2 startToEnd 2",
            "2 startToEnd 3",
            "2 manyVariables 1",
            "2 manyVariables 2",
            "2 manyVariables 3");
    assertThat(processes(1)).hasSize(1);
    assertThat(processes(2)).hasSize(1).doesNotContainAnyElementsOf(processes(1));
  }

  @Test
  void toRepeatIsToRunEachTimeInAFreshProcess() throws IOException {
    int exit = few("--engines=processes", "--repeat=2", "--process=startToEnd");

    assertThat(exit).isZero();
    assertThat(output()).contains("Each run has a fresh JVM and a fresh database (--repeat).");
    assertThat(Stream.concat(processes(1).stream(), processes(2).stream()).distinct()).hasSize(6);
  }

  /** The fake engine gives the number of its process as its version. */
  private Set<String> processes(int round) throws IOException {
    return file().runs().stream()
        .filter(run -> run.round() == round)
        .map(RunRecord::engineVersion)
        .collect(Collectors.toSet());
  }

  @Test
  void anEngineThatDiesAtOnePointRunsTheOthersInAFreshProcess() throws IOException {
    int exit = few("--engines=dying-at-two,other", "--rounds=2", "--process=startToEnd");

    assertThat(exit).isEqualTo(1);
    assertThat(file().complete()).isTrue();
    assertThat(file().failedRuns())
        .extracting(run -> run.engine() + run.round() + " " + run.point().threads())
        .containsExactly("dying-at-two1 2", "dying-at-two2 2");
    assertThat(file().runs())
        .filteredOn(run -> run.engine().equals("dying-at-two"))
        .extracting(run -> run.point().threads() + " " + run.problems())
        .containsExactly("1 []", "3 []", "1 []", "3 []");
    assertThat(file().runs()).filteredOn(run -> run.engine().equals("other")).hasSize(6);
  }

  @Test
  void aWarmUpCanEndByTime() throws IOException {
    int exit = few("--engines=other", "--process=startToEnd", "--warmup=50ms", "--warmup-first=3");

    assertThat(err.toString()).isEmpty();
    assertThat(exit).isZero();
    assertThat(file().runs().get(0).point().warmupSeconds()).isEqualTo(0.05);
    assertThat(file().runs().get(0).point().warmup()).isZero();
    assertThat(file().runs().get(0).point().firstWarmup()).isEqualTo(3);
  }

  @Test
  void eachProcessRecordsItsLoad() throws IOException {
    Path profiles = directory.resolve("profiles");

    int exit = run("--engines", "millrace,other", "--rounds", "2", "--jfr", profiles.toString());

    assertThat(err.toString()).isEmpty();
    assertThat(exit).isZero();
    try (Stream<Path> files = Files.list(profiles)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "millrace-startToEnd-1-1.jfr",
              "millrace-startToEnd-1-2.jfr",
              "other-startToEnd-1-1.jfr",
              "other-startToEnd-1-2.jfr");
    }
  }

  @Test
  void theFileHoldsEverything() throws IOException {
    run("--engines", "other", "--repeat", "2");

    RunFile file = file();
    assertThat(file.format()).isEqualTo("millrace-benchmark/1");
    assertThat(file.complete()).isTrue();
    assertThat(file.command()).startsWith("--process", "startToEnd");
    assertThat(file.machine().cores()).isPositive();
    assertThat(file.machine().memoryBytes()).isPositive();
    assertThat(file.settings().ownProcesses()).isTrue();
    assertThat(file.settings().rounds()).isEqualTo(2);
    assertThat(file.database().product()).isEqualTo("H2");
    assertThat(file.comparison().get(0).engines().get(0).instancesPerSecond().min()).isPositive();
    assertThat(file.runs().get(0).operations()).containsOnlyKeys("instance", "start");
  }

  @Test
  void eachProcessIsToldPaceAndCosts() throws IOException {
    int exit = run("--engines", "millrace,other", "--rate", "40", "--costs");

    assertThat(err.toString()).isEmpty();
    assertThat(exit).isZero();
    assertThat(output()).contains("Costs of an instance").contains("jvm cpu us");
    assertThat(file().runs())
        .allSatisfy(
            run -> {
              assertThat(run.point().rate()).isEqualTo(40);
              assertThat(run.seconds()).isGreaterThan(0.4); // the last of 20 arrives at 19/40 s
              assertThat(run.costs()).containsKeys("jvmCpuMicros", "allocatedBytes");
            });
    assertThat(file().comparison().get(0).engines().get(0).costs()).containsKey("allocatedBytes");
  }

  @Test
  void theRateCanBeAShareOfWhatTheBestPeerReaches() throws IOException {
    int exit = run("--engines", "millrace,other", "--rounds", "2", "--rate", "50%,80%");

    assertThat(err.toString()).isEmpty();
    assertThat(exit).isZero();
    List<Comparison> points = Comparison.of(file().runs());
    assertThat(points)
        .extracting(point -> point.point().ratePercentOfBestPeer())
        .containsExactly(0.0, 50.0, 80.0);
    double best = points.get(0).bestPeerThroughput();
    assertThat(points.get(1).point().rate()).isCloseTo(best / 2, within(best / 1e6));
    assertThat(points.get(2).point().rate()).isCloseTo(best * 0.8, within(best / 1e6));
    assertThat(file().runs())
        .extracting(run -> run.engine() + run.round() + " " + run.point().ratePercentOfBestPeer())
        .containsExactly(
            "millrace1 0.0",
            "other1 0.0",
            "millrace2 0.0",
            "other2 0.0",
            "millrace1 50.0",
            "millrace1 80.0",
            "other1 50.0",
            "other1 80.0",
            "millrace2 50.0",
            "millrace2 80.0",
            "other2 50.0",
            "other2 80.0");
    assertThat(output())
        .contains("instances arrive in a second, 50 % of what other reaches.)")
        .contains("arrivals/s (80 % of the best peer's rate)")
        .containsOnlyOnce("Millrace does ");
  }

  @Test
  void withoutAGoodRunOfAPeerThereIsNoShareOfItsRate() {
    assertThat(run("--engines", "millrace,refusing", "--rate", "50%")).isEqualTo(1);
    assertThat(output())
        .containsOnlyOnce("no peer has a good run, so there is no share of its rate");
  }

  @Test
  void aProcessEndsByTime() throws IOException {
    Path json = directory.resolve("result.json");

    int exit =
        execute(
            "--engines=other",
            "--process=startToEnd",
            "--threads=1",
            "--history=full",
            "--duration=1s",
            "--json=" + json);

    assertThat(exit).isZero();
    assertThat(file().runs().get(0).point().durationSeconds()).isEqualTo(1);
    assertThat(file().runs().get(0).point().iterations()).isZero();
    assertThat(file().runs().get(0).seconds()).isGreaterThan(0.9);
  }

  @Test
  void theFloorRunsWhatItKnowsAndSkipsTheRest() throws IOException {
    EngineCatalog real = EngineCatalog.of(directory);
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    Path json = directory.resolve("result.json");

    int exit =
        BenchmarkCommand.commandLine(
                new BenchmarkCommand(settings -> new InMemoryEngine(), real, print))
            .setErr(new PrintWriter(err, true))
            .execute(
                "--engines=millrace,floor,floor-grouped",
                "--process=startToEnd,manyVariables",
                "--threads=2",
                "--warmup=5",
                "--iterations=20",
                "--json=" + json);

    assertThat(err.toString()).isEmpty();
    assertThat(exit).isZero();
    assertThat(output())
        .contains("(floor does not know manyVariables with history audit: skipped.)")
        .contains("(floor-grouped does not know manyVariables with history audit: skipped.)")
        .containsPattern("Millrace reaches \\d+ % of the floor\\.")
        .containsPattern("Millrace reaches \\d+ % of the floor-grouped\\.");
    assertThat(file().runs())
        .extracting(run -> run.engine() + " " + run.point().process())
        .containsExactly(
            "millrace startToEnd",
            "millrace manyVariables",
            "floor startToEnd",
            "floor-grouped startToEnd");
    assertThat(file().failedRuns()).isEmpty();
  }

  @Test
  void aDatabaseInEachProcessHasNoLatency() {
    assertThat(run("--engines", "other", "--latency", "1ms")).isEqualTo(1);
    assertThat(err.toString()).contains("Cannot count or delay round trips");
  }

  @Test
  void anEngineThatDoesNotStartIsLeftOutAndTheOthersGoOn() throws IOException {
    int exit = run("--engines", "refusing,other", "--rounds", "2");

    assertThat(exit).isEqualTo(1);
    assertThat(output())
        .containsOnlyOnce("! refusing, round 1, startToEnd on 1 threads: IllegalStateException");
    assertThat(file().runs()).extracting(run -> run.engine()).containsExactly("other", "other");
    assertThat(file().failedRuns()).extracting(FailedRun::engine).containsExactly("refusing");
    assertThat(file().complete()).isTrue();
  }

  @Test
  void whatAnEngineLacksIsMarkedOnceAndTheRunGoesOn() throws IOException {
    int exit =
        execute(
            "--process=humanTaskCase,startToEnd",
            "--engines=other",
            "--rounds=2",
            "--threads=1",
            "--iterations=20",
            "--warmup=2",
            "--history=full",
            "--json=" + directory.resolve("result.json"));

    assertThat(exit).isZero();
    assertThat(output())
        .containsOnlyOnce("! other, round 1, humanTaskCase on 1 threads: not available: cases");
    assertThat(file().failedRuns())
        .extracting(FailedRun::message)
        .containsOnly("not available: cases");
    assertThat(file().failedRuns()).hasSize(1);
    assertThat(file().runs())
        .extracting(run -> run.point().process())
        .containsExactly("startToEnd", "startToEnd");
    assertThat(file().complete()).isTrue();
  }

  @Test
  void anEngineThatLacksSomethingGoesOnInItsProcess() throws IOException {
    int exit = few("--engines=processes", "--process=startToEnd,humanTaskCase,manyVariables");

    assertThat(exit).isZero();
    assertThat(file().failedRuns()).hasSize(1);
    assertThat(file().runs()).hasSize(6);
    assertThat(processes(1)).hasSize(1);
  }

  @Test
  void aProcessThatDiesIsShownWithItsLastLines() throws IOException {
    int exit = run("--engines", "dying,other");

    assertThat(exit).isEqualTo(1);
    assertThat(output()).contains("exit code 7").contains("      a last word");
    assertThat(file().failedRuns().get(0).message()).contains("a last word");
    assertThat(file().runs()).hasSize(1);
  }

  @Test
  void aRunInThisProcessHasTheSameFile() throws IOException {
    int exit = run();

    assertThat(exit).isZero();
    assertThat(file().settings().ownProcesses()).isFalse();
    assertThat(file().runs()).extracting(run -> run.engine()).containsExactly("in memory");
  }

  @Test
  void wrongOptionsAreExplained() {
    assertRefused(
        "No engine is named 'x'. There are millrace, other, refusing, dying,"
            + " dying-at-two, processes.",
        "--engines",
        "x");
    assertRefused("--rounds must be 1 or more", "--rounds", "0");
    assertRefused("needs a peer", "--rate", "50%");
    assertRefused("needs a peer", "--engines", "millrace", "--rate", "50%");
    assertRefused("from 1% to 100%", "--engines", "other", "--rate", "120%");
    assertRefused("'80' is no rate", "--engines", "other", "--rate", "50%,80");
    assertRefused("--repeat must be 1 or more", "--repeat", "-1");
    assertRefused("no length of time", "--warmup", "5 parsecs");
    assertRefused("A warm-up must be 0 or more", "--warmup-first=-1");
    assertRefused("give one of them", "--rounds", "2", "--repeat", "2");
    assertRefused("--json must name a file", "--json", directory.toString());
  }

  private void assertRefused(String message, String... arguments) {
    assertThat(execute(arguments)).isEqualTo(2);
    assertThat(err.toString()).contains(message);
    err.getBuffer().setLength(0);
  }

  private int run(String... arguments) {
    Stream<String> common =
        Stream.of(
            "--process",
            "startToEnd",
            "--threads",
            "1",
            "--iterations",
            "20",
            "--warmup",
            "2",
            "--history",
            "full",
            "--json",
            directory.resolve("result.json").toString());
    return execute(Stream.concat(common, Stream.of(arguments)).toArray(String[]::new));
  }

  private int few(String... arguments) {
    Stream<String> common =
        Stream.of(
            "--threads=1,2,3",
            "--iterations=20",
            "--history=full",
            "--json=" + directory.resolve("result.json"));
    return execute(Stream.concat(common, Stream.of(arguments)).toArray(String[]::new));
  }

  private int execute(String... arguments) {
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    return BenchmarkCommand.commandLine(
            new BenchmarkCommand(settings -> new InMemoryEngine(), CATALOG, print))
        .setErr(new PrintWriter(err, true))
        .execute(arguments);
  }

  private RunFile file() throws IOException {
    return Json.read(Files.readString(directory.resolve("result.json")), RunFile.class);
  }

  private String output() {
    return out.toString(StandardCharsets.UTF_8);
  }
}
