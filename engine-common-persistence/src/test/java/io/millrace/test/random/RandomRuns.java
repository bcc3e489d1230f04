package io.millrace.test.random;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.UnaryOperator;

/**
 * Runs random scripts until one shows a difference.
 *
 * <p>Models and schedules depend on the seeds alone, so a seed that failed once can be kept and run
 * for ever.
 *
 * @param <M> a model, made of a seed
 * @param <S> the model with what is done to it
 * @param <D> a difference
 */
public final class RandomRuns<M, S, D> {

  /** Makes a script of a model. */
  public interface Scheduling<M, S> {

    /** Returns the model with what is done to it, the same for the same seed. */
    S schedule(M model, long seed);
  }

  private final LongFunction<M> models;
  private final Scheduling<M, S> schedules;
  private final Function<S, Optional<D>> comparison;
  private final UnaryOperator<S> shrinking;

  /**
   * Creates it.
   *
   * @param models makes a model out of a seed
   * @param schedules adds what is done to it
   * @param comparison the first difference that a script shows
   * @param shrinking makes a script that shows a difference small
   */
  public RandomRuns(
      LongFunction<M> models,
      Scheduling<M, S> schedules,
      Function<S, Optional<D>> comparison,
      UnaryOperator<S> shrinking) {
    this.models = models;
    this.schedules = schedules;
    this.comparison = comparison;
    this.shrinking = shrinking;
  }

  /** The first difference among the models of these seeds, each with as many schedules. */
  public Optional<Finding<S, D>> run(long fromSeed, long toSeed, int numberOfSchedules) {
    for (long seed = fromSeed; seed < toSeed; seed++) {
      var model = models.apply(seed);
      for (int number = 0; number < numberOfSchedules; number++) {
        var script = schedules.schedule(model, seed(seed, number));
        if (comparison.apply(script).isPresent()) {
          var smallest = shrinking.apply(script);
          var difference = comparison.apply(smallest).orElseThrow();
          return Optional.of(new Finding<>(seed, number, smallest, difference));
        }
      }
    }
    return Optional.empty();
  }

  /** The seed of one of the schedules of a model. */
  public static long seed(long model, int schedule) {
    return model * 1_000 + schedule;
  }

  /**
   * A difference.
   *
   * @param script the smallest that shows it
   */
  public record Finding<S, D>(long seed, int schedule, S script, D difference) {

    @Override
    public String toString() {
      return "seed " + seed + ", schedule " + schedule + "\n" + script + difference;
    }
  }
}
