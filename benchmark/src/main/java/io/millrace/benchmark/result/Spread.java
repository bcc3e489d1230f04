package io.millrace.benchmark.result;

import java.util.Collection;

/**
 * Figures of several runs that should be the same.
 *
 * @param median the middle one, or the mean of the two in the middle
 * @param min the least
 * @param max the greatest
 * @param mean their mean
 * @param relative the greatest less the least, divided by the mean
 */
public record Spread(double median, double min, double max, double mean, double relative) {

  /**
   * Sums up figures.
   *
   * @param figures at least one
   * @return their spread
   */
  public static Spread of(Collection<Double> figures) {
    double[] sorted = figures.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    double min = sorted[0];
    double max = sorted[sorted.length - 1];
    double mean = figures.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    double median = (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    return new Spread(median, min, max, mean, mean == 0 ? 0 : (max - min) / mean);
  }
}
