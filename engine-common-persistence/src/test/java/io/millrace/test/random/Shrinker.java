package io.millrace.test.random;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Makes a script that shows a difference as small as it can, by leaving out what the difference
 * does not need.
 *
 * @param <T> the scripts
 * @param <S> what can be seen
 */
public final class Shrinker<T, S> {

  private final Function<T, Stream<T>> reductions;
  private final Function<T, Optional<Mismatch<S>>> comparison;
  private final int attempts;

  /**
   * Creates it.
   *
   * @param reductions all scripts that are a little smaller, the much smaller first
   * @param comparison the first difference that a script shows
   * @param attempts how many scripts it may run
   */
  public Shrinker(
      Function<T, Stream<T>> reductions,
      Function<T, Optional<Mismatch<S>>> comparison,
      int attempts) {
    this.reductions = reductions;
    this.comparison = comparison;
    this.attempts = attempts;
  }

  /** Returns the smallest script that was found. */
  public T shrink(T script) {
    boolean failure = comparison.apply(script).map(Shrinker::failed).orElse(false);
    return new Shrinking<>(reductions, smaller -> stillDiffers(smaller, failure), attempts)
        .shrink(script);
  }

  private boolean stillDiffers(T script, boolean failure) {
    // a smaller model that the engine refuses to deploy is not the difference that was found
    try {
      return comparison.apply(script).filter(found -> failed(found) == failure).isPresent();
    } catch (RuntimeException meansNothing) {
      return false; // the interpreter cannot run a model from which too much has been taken
    }
  }

  private static boolean failed(Mismatch<?> difference) {
    return difference.actual().failure() != null;
  }
}
