package io.millrace.cmmn.internal.sentry;

import java.util.BitSet;
import java.util.HexFormat;

/**
 * Which on-parts of the criteria of one plan item have happened: a bit for each, in the order in
 * which deployment numbered them. Immutable.
 */
public final class SatisfiedParts {

  /** Nothing has happened. */
  public static final SatisfiedParts NONE = new SatisfiedParts(new BitSet());

  private final BitSet bits;

  private SatisfiedParts(BitSet bits) {
    this.bits = bits;
  }

  /** Reads what a row keeps; null stands for nothing. */
  public static SatisfiedParts of(String text) {
    return text == null ? NONE : new SatisfiedParts(BitSet.valueOf(HexFormat.of().parseHex(text)));
  }

  /** Returns what a row keeps; null for nothing. */
  public String text() {
    return bits.isEmpty() ? null : HexFormat.of().formatHex(bits.toByteArray());
  }

  /** Returns these parts and one more. */
  public SatisfiedParts with(int part) {
    var more = (BitSet) bits.clone();
    more.set(part);
    return new SatisfiedParts(more);
  }

  /** Returns these parts and others. */
  public SatisfiedParts with(SatisfiedParts others) {
    var more = (BitSet) bits.clone();
    more.or(others.bits);
    return new SatisfiedParts(more);
  }

  /** Returns these parts without those of a criterion. */
  public SatisfiedParts without(CompiledCriterion criterion) {
    var fewer = (BitSet) bits.clone();
    fewer.clear(criterion.firstPart(), criterion.firstPart() + criterion.parts());
    return new SatisfiedParts(fewer);
  }

  /** Tells whether a part has happened. */
  public boolean has(int part) {
    return bits.get(part);
  }

  boolean hasAll(int first, int count) {
    return bits.nextClearBit(first) >= first + count;
  }
}
