package io.millrace.cmmn.reference;

import io.millrace.test.random.Shrinking;

/**
 * Makes a script that shows a difference as small as it can, by leaving out what the difference
 * does not need.
 */
final class Shrinker {

  private final Comparison comparison;
  private final int attempts;

  /**
   * @param attempts how many scripts it may run
   */
  Shrinker(Comparison comparison, int attempts) {
    this.comparison = comparison;
    this.attempts = attempts;
  }

  Script shrink(Script script) {
    boolean failure = comparison.run(script).map(m -> m.actual().failure() != null).orElse(false);
    return new Shrinking<>(Reductions::of, smaller -> stillDiffers(smaller, failure), attempts)
        .shrink(script);
  }

  private boolean stillDiffers(Script script, boolean failure) {
    // a smaller case that the engine refuses to deploy is not the difference that was found
    return comparison
        .run(script)
        .filter(m -> (m.actual().failure() != null) == failure)
        .isPresent();
  }
}
