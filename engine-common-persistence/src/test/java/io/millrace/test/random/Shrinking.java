package io.millrace.test.random;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Makes a script that shows something as small as it can, by leaving out what is not needed for it.
 *
 * @param <S> the script
 */
public final class Shrinking<S> {

  private final Function<S, Stream<S>> reductions;
  private final Predicate<S> stillShows;
  private int attemptsLeft;

  /**
   * Creates it.
   *
   * @param reductions all scripts that are a little smaller, the much smaller first
   * @param stillShows whether a smaller script shows the same
   * @param attempts how many scripts it may try
   */
  public Shrinking(Function<S, Stream<S>> reductions, Predicate<S> stillShows, int attempts) {
    this.reductions = reductions;
    this.stillShows = stillShows;
    this.attemptsLeft = attempts;
  }

  /** Returns the smallest script that was found. */
  public S shrink(S script) {
    var smallest = script;
    for (var next = smaller(script); next.isPresent(); next = smaller(smallest)) {
      smallest = next.get();
    }
    return smallest;
  }

  private Optional<S> smaller(S script) {
    return reductions
        .apply(script)
        .takeWhile(each -> attemptsLeft-- > 0)
        .filter(stillShows)
        .findFirst();
  }
}
