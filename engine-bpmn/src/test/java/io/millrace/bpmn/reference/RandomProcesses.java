package io.millrace.bpmn.reference;

import io.millrace.test.random.RandomRuns;
import io.millrace.test.random.Shrinking;
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

  private final Comparison comparison;
  private final Schedule schedule;

  RandomProcesses(Supplier<? extends EngineUnderTest> engines, Rules rules) {
    this.comparison = new Comparison(engines, rules);
    this.schedule = new Schedule(rules);
  }

  /** The first difference among the processes of these seeds, each with as many schedules. */
  Optional<RandomRuns.Finding<Script, Mismatch>> run(long fromSeed, long toSeed, int schedules) {
    return new RandomRuns<Script, Script, Mismatch>(
            ProcessGenerator::generate, schedule::of, comparison::run, this::shrink)
        .run(fromSeed, toSeed, schedules);
  }

  private Script shrink(Script script) {
    boolean failure = failed(comparison.run(script));
    return new Shrinking<>(
            Reductions::of, smaller -> stillDiffers(smaller, failure), ATTEMPTS_TO_SHRINK)
        .shrink(script);
  }

  private boolean stillDiffers(Script script, boolean failure) {
    // a smaller process that the engine refuses to deploy is not the difference that was found
    var difference = comparison.run(script);
    return difference.isPresent() && failed(difference) == failure;
  }

  private static boolean failed(Optional<Mismatch> difference) {
    return difference.map(each -> each.actual().failure() != null).orElse(false);
  }

  /** How often each construct has taken effect. */
  Map<Construct, Integer> hits() {
    return schedule.hits();
  }
}
