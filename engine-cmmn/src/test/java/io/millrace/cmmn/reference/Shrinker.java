package io.millrace.cmmn.reference;

import java.util.Optional;

/**
 * Makes a script that shows a difference as small as it can, by leaving out what the difference
 * does not need.
 */
final class Shrinker {

  private final Comparison comparison;
  private int attemptsLeft;
  private boolean failure;

  /**
   * @param attempts how many scripts it may run
   */
  Shrinker(Comparison comparison, int attempts) {
    this.comparison = comparison;
    this.attemptsLeft = attempts;
  }

  Script shrink(Script script) {
    failure = comparison.run(script).map(m -> m.actual().failure() != null).orElse(false);
    var smallest = script;
    for (var next = smaller(script); next.isPresent(); next = smaller(smallest)) {
      smallest = next.get();
    }
    return smallest;
  }

  private Optional<Script> smaller(Script script) {
    return Reductions.of(script)
        .takeWhile(each -> attemptsLeft-- > 0)
        .filter(this::stillDiffers)
        .findFirst();
  }

  private boolean stillDiffers(Script script) {
    // a smaller case that the engine refuses to deploy is not the difference that was found
    return comparison
        .run(script)
        .filter(m -> (m.actual().failure() != null) == failure)
        .isPresent();
  }
}
