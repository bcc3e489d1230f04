package io.millrace.common.variable;

import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/**
 * What the database keeps of a value: four columns, of which any may be null. Immutable as long as
 * nobody changes the bytes; two are equal if all four columns are.
 *
 * @param text up to {@value #MOST_CHARACTERS} characters
 * @param number a whole number
 * @param decimal a floating point number; not every database stores infinity, NaN or negative zero
 * @param bytes bytes of any length
 */
public record StoredValue(String text, Long number, Double decimal, byte[] bytes) {

  /** How many characters the text column holds: {@value}. */
  public static final int MOST_CHARACTERS = 4000;

  /** Nothing in any column. */
  public static final StoredValue NOTHING = new StoredValue(null, null, null, null);

  /** Marks bytes that are UTF-16, for texts that UTF-8 cannot express. */
  private static final long UTF_16 = 16;

  /**
   * Returns a stored text of any length. What the text column cannot hold goes to the bytes: long
   * texts, and those with characters that a database refuses. {@link #fullText()} reads it.
   *
   * @param text the text, not null
   * @return the text in the columns that can hold it
   */
  public static StoredValue ofText(String text) {
    if (text.length() <= MOST_CHARACTERS && isPlain(text)) {
      return new StoredValue(text, null, null, null);
    }
    var encoder = StandardCharsets.UTF_8.newEncoder();
    if (text.length() <= MOST_CHARACTERS && text.indexOf('\0') < 0 && encoder.canEncode(text)) {
      return new StoredValue(text, null, null, null);
    }
    try {
      var encoded = encoder.encode(CharBuffer.wrap(text));
      return ofBytes(Arrays.copyOf(encoded.array(), encoded.limit()));
    } catch (CharacterCodingException unpaired) {
      return new StoredValue(null, UTF_16, null, utf16(text));
    }
  }

  /** Tells, without the price of an encoder, that every character can be stored by itself. */
  private static boolean isPlain(String text) {
    for (var i = 0; i < text.length(); i++) {
      var character = text.charAt(i);
      if (character == 0 || Character.isSurrogate(character)) {
        return false;
      }
    }
    return true;
  }

  /** Returns two bytes for each character, whatever it is. */
  private static byte[] utf16(String text) {
    var bytes = new byte[2 * text.length()];
    for (var i = 0; i < text.length(); i++) {
      bytes[2 * i] = (byte) (text.charAt(i) >> Byte.SIZE);
      bytes[2 * i + 1] = (byte) text.charAt(i);
    }
    return bytes;
  }

  /**
   * Returns a stored whole number.
   *
   * @param number the number
   * @return the number in its column, the others null
   */
  public static StoredValue ofNumber(long number) {
    return new StoredValue(null, number, null, null);
  }

  /**
   * Returns stored bytes.
   *
   * @param bytes the bytes; not copied
   * @return the bytes in their column, the others null
   */
  public static StoredValue ofBytes(byte[] bytes) {
    return new StoredValue(null, null, null, bytes);
  }

  /**
   * Returns the text that {@link #ofText} stored, from whichever column holds it.
   *
   * @return the text, or null if there is none
   */
  public String fullText() {
    if (text != null || bytes == null) {
      return text;
    }
    return number != null && number == UTF_16
        ? fromUtf16()
        : new String(bytes, StandardCharsets.UTF_8);
  }

  private String fromUtf16() {
    var characters = new char[bytes.length / 2];
    for (var i = 0; i < characters.length; i++) {
      characters[i] = (char) (bytes[2 * i] << Byte.SIZE | Byte.toUnsignedInt(bytes[2 * i + 1]));
    }
    return new String(characters);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StoredValue that
        && Objects.equals(text, that.text)
        && Objects.equals(number, that.number)
        && Objects.equals(decimal, that.decimal)
        && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Objects.hash(text, number, decimal, Arrays.hashCode(bytes));
  }

  /** Returns the columns, but only the length of the bytes. */
  @Override
  public String toString() {
    var length = bytes == null ? null : bytes.length;
    return "StoredValue[text="
        + text
        + ", number="
        + number
        + ", decimal="
        + decimal
        + ", bytes="
        + length
        + "]";
  }
}
