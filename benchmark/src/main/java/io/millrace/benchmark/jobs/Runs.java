package io.millrace.benchmark.jobs;

import io.millrace.benchmark.measure.ResponseTimes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * All runs of user code, read from the journals of all nodes. Belongs to one thread.
 *
 * <p>A run that was undone, or whose node was killed, is counted like any other: what matters is
 * that user code ran.
 */
final class Runs {

  private static final long NANOS_PER_MICRO = 1_000;

  private final Map<String, Run> runs = new HashMap<>();
  private final List<Long> endedByNode = new ArrayList<>();
  private long firstBegin = Long.MAX_VALUE;
  private long lastEnd;
  private long begun;

  /** All runs of one job. */
  private static final class Run {
    private int begun;
    private int ended;
    private long firstBegin = Long.MAX_VALUE;
    private long lastEnd;
  }

  static Runs in(List<Path> journals) {
    Runs runs = new Runs();
    journals.forEach(runs::read);
    return runs;
  }

  private void read(Path journal) {
    long ended = 0;
    try (Stream<String> lines = Files.exists(journal) ? Files.lines(journal) : Stream.empty()) {
      for (String line : (Iterable<String>) lines::iterator) {
        ended += take(line) ? 1 : 0;
      }
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + journal + ".", e);
    }
    endedByNode.add(ended);
  }

  /** Takes a line; returns whether it is an end. */
  private boolean take(String line) {
    int space = line.indexOf(' ', 2);
    long micros = Long.parseLong(line.substring(2, space));
    Run run = runs.computeIfAbsent(line.substring(space + 1), key -> new Run());
    if (line.charAt(0) == Journal.BEGIN) {
      begun++;
      run.begun++;
      run.firstBegin = Math.min(run.firstBegin, micros);
      firstBegin = Math.min(firstBegin, micros);
      return false;
    }
    run.ended++;
    run.lastEnd = Math.max(run.lastEnd, micros);
    lastEnd = Math.max(lastEnd, micros);
    return true;
  }

  /** How many jobs ended at least once. */
  long jobs() {
    return runs.values().stream().filter(run -> run.ended > 0).count();
  }

  /** How many jobs of some instances ended at least once. */
  long jobs(Predicate<String> instance) {
    return runs.entrySet().stream()
        .filter(run -> run.getValue().ended > 0)
        .filter(run -> instance.test(run.getKey().substring(0, run.getKey().indexOf('/'))))
        .count();
  }

  /** How many jobs ran more than once. */
  long repeatedJobs() {
    return runs.values().stream().filter(run -> run.begun > 1).count();
  }

  /** How many runs there were beyond the first of each job. */
  long reruns() {
    return begun - runs.size();
  }

  List<Long> endedByNode() {
    return List.copyOf(endedByNode);
  }

  /** When the last run ended, in microseconds. */
  long lastEnd() {
    return lastEnd;
  }

  /** From the first begin to the last end; zero if nothing ran. */
  double seconds() {
    return lastEnd == 0 ? 0 : (lastEnd - firstBegin) / 1e6;
  }

  /** How long each job took since it could run. */
  ResponseTimes since(long dueMicros) {
    ResponseTimes times = new ResponseTimes();
    runs.values().stream()
        .filter(run -> run.ended > 0)
        .forEach(run -> times.took((run.lastEnd - dueMicros) * NANOS_PER_MICRO));
    return times;
  }

  /** The instance of each job, as often as it has jobs. */
  List<String> instancesOfRuns() {
    return runs.keySet().stream().map(key -> key.substring(0, key.indexOf('/'))).toList();
  }

  /** The instances in the order in which their first job began. */
  List<String> instancesInOrder() {
    return runs.entrySet().stream()
        .sorted(Comparator.comparingLong(run -> run.getValue().firstBegin))
        .map(run -> run.getKey().substring(0, run.getKey().indexOf('/')))
        .distinct()
        .toList();
  }
}
