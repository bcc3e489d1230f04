package io.millrace.bpmn.reference;

import io.millrace.test.random.Comparison;
import io.millrace.test.random.Mismatch;
import io.millrace.test.random.RandomRuns;
import io.millrace.test.random.Shrinker;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Runs random processes on an engine and on the interpreter until they differ.
 *
 * <pre>{@code
 * new RandomProcesses(() -> new MillraceProcess(engine, deployed), new Rules()).run(0, 200, 5)
 * }</pre>
 */
final class RandomProcesses {

  private static final int ATTEMPTS_TO_SHRINK = 3_000;

  private final Comparison<ProcessModel, Action, Snapshot> comparison;
  private final Schedule schedule;

  RandomProcesses(Supplier<? extends EngineUnderTest> engines, Rules rules) {
    this.comparison = new Comparison<>(() -> new Reference(rules), engines);
    this.schedule = new Schedule(rules);
  }

  /** The first difference among the processes of these seeds, each with as many schedules. */
  Optional<RandomRuns.Finding<Script, Mismatch<Snapshot>>> run(
      long fromSeed, long toSeed, int schedules) {
    var shrinker =
        new Shrinker<Script, Snapshot>(Reductions::of, comparison::run, ATTEMPTS_TO_SHRINK);
    return new RandomRuns<Script, Script, Mismatch<Snapshot>>(
            ProcessGenerator::generate, schedule::of, comparison::run, shrinker::shrink)
        .run(fromSeed, toSeed, schedules);
  }

  /** The difference that one schedule of the process of a seed shows. */
  Optional<Mismatch<Snapshot>> runAgain(long seed, int number) {
    return comparison.run(
        schedule.of(ProcessGenerator.generate(seed), RandomRuns.seed(seed, number)));
  }

  /** How often each construct has taken effect. */
  Map<Construct, Integer> hits() {
    return schedule.hits();
  }
}
