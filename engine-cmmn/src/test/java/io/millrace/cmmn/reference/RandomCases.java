package io.millrace.cmmn.reference;

import io.millrace.test.random.Comparison;
import io.millrace.test.random.Mismatch;
import io.millrace.test.random.RandomRuns;
import io.millrace.test.random.Shrinker;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/**
 * Runs random cases on an engine and on the interpreter until they differ.
 *
 * <pre>{@code
 * assertThat(new RandomCases(() -> new MillraceCase(engine)).run(0, 5_000, 10)).isEmpty();
 * }</pre>
 *
 * <p>Case and schedules depend on the seeds alone, so a seed that failed once can be kept and run
 * for ever.
 */
final class RandomCases {

  private static final int ATTEMPTS_TO_SHRINK = 3_000;

  private final Comparison<CaseModel, Action, Snapshot> comparison;
  private final Schedule schedule;
  private final LongFunction<Script> models;

  RandomCases(Supplier<? extends EngineUnderTest> engines) {
    this(CaseGenerator::generate, new Schedule(), engines);
  }

  private RandomCases(
      LongFunction<Script> models, Schedule schedule, Supplier<? extends EngineUnderTest> engines) {
    this.models = models;
    this.schedule = schedule;
    this.comparison = new Comparison<>(Reference::new, engines);
  }

  /** Those that {@link FurtherCases} describes. */
  static RandomCases further(Supplier<? extends EngineUnderTest> engines) {
    return new RandomCases(FurtherCases::generate, new Schedule(Choices::withChanges), engines);
  }

  /**
   * The first difference among the cases of these seeds, each with as many schedules, made small;
   * empty if there is none.
   */
  Optional<RandomRuns.Finding<Script, Mismatch<Snapshot>>> run(
      long fromSeed, long toSeed, int schedules) {
    var shrinker =
        new Shrinker<Script, Snapshot>(Reductions::of, comparison::run, ATTEMPTS_TO_SHRINK);
    return new RandomRuns<Script, Script, Mismatch<Snapshot>>(
            models, schedule::of, comparison::run, shrinker::shrink)
        .run(fromSeed, toSeed, schedules);
  }

  /** How often each construct has taken effect. */
  Map<Construct, Integer> hits() {
    return schedule.hits();
  }
}
