package io.millrace.cmmn.reference;

import java.util.Map;
import java.util.Optional;
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

  private final Comparison comparison;
  private final Schedule schedule = new Schedule();

  RandomCases(Supplier<? extends EngineUnderTest> engines) {
    this.comparison = new Comparison(engines);
  }

  /**
   * The first difference among the cases of these seeds, each with as many schedules, made small;
   * empty if there is none.
   */
  Optional<Finding> run(long fromSeed, long toSeed, int schedules) {
    for (long seed = fromSeed; seed < toSeed; seed++) {
      var bare = CaseGenerator.generate(seed);
      for (int number = 0; number < schedules; number++) {
        var script = schedule.of(bare, seed * 1_000 + number);
        if (comparison.run(script).isPresent()) {
          return Optional.of(finding(seed, number, script));
        }
      }
    }
    return Optional.empty();
  }

  private Finding finding(long seed, int number, Script script) {
    var smallest = new Shrinker(comparison, ATTEMPTS_TO_SHRINK).shrink(script);
    return new Finding(seed, number, smallest, comparison.run(smallest).orElseThrow());
  }

  /** How often each construct has taken effect. */
  Map<Construct, Integer> hits() {
    return schedule.hits();
  }

  /**
   * A difference.
   *
   * @param script the smallest that shows it
   */
  record Finding(long seed, int schedule, Script script, Mismatch mismatch) {

    @Override
    public String toString() {
      return "seed " + seed + ", schedule " + schedule + "\n" + script + mismatch;
    }
  }
}
