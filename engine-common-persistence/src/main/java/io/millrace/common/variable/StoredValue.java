package io.millrace.common.variable;

import java.util.Arrays;
import java.util.Objects;

/**
 * How the value of a variable lies in the database: in up to four columns, of which a type uses those it needs. A column
 * it does not use is null.
 *
 * <p>Immutable but for the bytes, which must not be changed after they were handed in.
 *
 * @param text up to 4,000 characters without U+0000 and unpaired surrogates; queries compare texts by it
 * @param number queries compare whole numbers and times by it
 * @param decimal a finite number; queries compare fractions by it
 * @param bytes anything longer; queries do not look at it
 */
public record StoredValue(String text, Long number, Double decimal, byte[] bytes) {

  /** Nothing in any column: the value of a variable that is null. */
  public static final StoredValue EMPTY = new StoredValue(null, null, null, null);

  /** The most characters that fit in the text column. */
  public static final int MAX_TEXT = 4_000;

  /**
   * Returns a value in the text column.
   *
   * @param text the text, or null
   * @return the value, never null
   */
  public static StoredValue ofText(String text) {
    return new StoredValue(text, null, null, null);
  }

  /**
   * Returns a value in the number column.
   *
   * @param number the number
   * @return the value, never null
   */
  public static StoredValue ofNumber(long number) {
    return new StoredValue(null, number, null, null);
  }

  /**
   * Returns a value in the bytes column.
   *
   * @param bytes the bytes, or null
   * @return the value, never null
   */
  public static StoredValue ofBytes(byte[] bytes) {
    return new StoredValue(null, null, null, bytes);
  }

  /**
   * Compares column by column, the bytes by content.
   *
   * @param other the other value, or null
   * @return whether all columns are equal
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof StoredValue value
        && Objects.equals(text, value.text)
        && Objects.equals(number, value.number)
        && Objects.equals(decimal, value.decimal)
        && Arrays.equals(bytes, value.bytes);
  }

  /**
   * Returns a hash of all columns.
   *
   * @return the hash
   */
  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new Object[] {text, number, decimal, bytes});
  }
}
