package io.millrace.benchmark.report.chart;

import io.millrace.benchmark.result.OperationRecord;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/** Reads the histograms that files hold. */
final class EncodedHistogram {

  private static final int SIGNIFICANT_DIGITS = 3;

  private EncodedHistogram() {}

  /** Adds histograms up; empty if one of them is missing or damaged. */
  static Optional<Histogram> sum(List<OperationRecord> operations) {
    Histogram sum = new Histogram(SIGNIFICANT_DIGITS);
    for (OperationRecord operation : operations) {
      Histogram one = decoded(operation.histogram());
      if (one == null) {
        return Optional.empty();
      }
      sum.add(one);
    }
    return Optional.of(sum);
  }

  private static Histogram decoded(String encoded) {
    if (encoded == null) {
      return null;
    }
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(encoded));
      return Histogram.decodeFromCompressedByteBuffer(bytes, 0);
    } catch (DataFormatException | RuntimeException e) {
      return null;
    }
  }
}
