package io.millrace.cmmn.reference;

import java.util.List;
import java.util.SplittableRandom;

/** Random choices that depend on nothing but the seed. */
final class Dice {

  private final SplittableRandom random;

  Dice(long seed) {
    this.random = new SplittableRandom(seed);
  }

  boolean percent(int chance) {
    return random.nextInt(100) < chance;
  }

  /** From low to high, both included. */
  int between(int low, int high) {
    return random.nextInt(low, high + 1);
  }

  <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  /** The index of one of the weights, each as likely as it is heavy. */
  int weighted(int... weights) {
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
