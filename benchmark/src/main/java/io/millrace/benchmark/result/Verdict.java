package io.millrace.benchmark.result;

/** What became of a figure since an earlier run. */
public enum Verdict {
  /** It changed for the better, beyond the noise. */
  BETTER,
  /** It changed for the worse, beyond the noise. */
  WORSE,
  /** Whatever its change, the rounds of one of the runs differed as much among themselves. */
  WITHIN_NOISE,
  /** One of the runs has a single good round, so nobody knows its noise. */
  UNKNOWN;

  /** The rule, in words. */
  public static final String RULE =
      "A figure has changed beyond the noise if its two medians differ by more than the rounds of"
          + " either run differ among themselves, that is by more than (max - min) of the earlier"
          + " run and by more than (max - min) of the later one. With fewer than two good rounds in"
          + " either run the noise is unknown and nothing is claimed.";

  static Verdict of(Spread before, int roundsBefore, Spread after, int roundsAfter, boolean more) {
    if (roundsBefore < 2 || roundsAfter < 2) {
      return UNKNOWN;
    }
    double difference = after.median() - before.median();
    double noise = Math.max(before.max() - before.min(), after.max() - after.min());
    if (Math.abs(difference) <= noise) {
      return WITHIN_NOISE;
    }
    return difference > 0 == more ? BETTER : WORSE;
  }
}
