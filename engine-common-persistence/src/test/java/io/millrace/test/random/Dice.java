package io.millrace.test.random;

import java.util.List;
import java.util.SplittableRandom;

/** Random choices that depend on nothing but the seed. */
public class Dice {

  private final SplittableRandom random;

  /** Creates dice that fall the same way for the same seed. */
  public Dice(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** Returns true in so many of a hundred cases. */
  public final boolean percent(int chance) {
    return random.nextInt(100) < chance;
  }

  /** From low to high, both included. */
  public final int between(int low, int high) {
    return random.nextInt(low, high + 1);
  }

  /** Returns one of several. */
  public final <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  /** The index of one of the weights, each as likely as it is heavy. */
  public final int weighted(int... weights) {
    int total = 0;
    for (int weight : weights) {
      total += weight;
    }
    int rest = random.nextInt(total);
    int index = 0;
    while (rest >= weights[index]) {
      rest -= weights[index++];
    }
    return index;
  }
}
