package io.millrace.cmmn.reference;

/** Random choices that depend on nothing but the seed. */
final class Dice extends io.millrace.test.random.Dice {

  Dice(long seed) {
    super(seed);
  }
}
