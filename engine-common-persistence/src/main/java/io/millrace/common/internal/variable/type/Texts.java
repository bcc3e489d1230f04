package io.millrace.common.internal.variable.type;

import io.millrace.common.variable.StoredValue;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Texts of any length and content in columns. What the text column cannot hold goes into the bytes: as UTF-8, or where a
 * text has unpaired surrogates, which UTF-8 cannot express, as UTF-16 behind a byte order mark. No UTF-8 starts like that.
 */
final class Texts {

  private static final byte MARK_1 = (byte) 0xFE;
  private static final byte MARK_2 = (byte) 0xFF;

  private Texts() {}

  static StoredValue write(String text) {
    if (text.length() <= StoredValue.MAX_TEXT && isPlain(text)) {
      return StoredValue.ofText(text);
    }
    return StoredValue.ofBytes(
        hasUnpairedSurrogate(text) ? toUtf16(text) : text.getBytes(StandardCharsets.UTF_8));
  }

  static String read(StoredValue stored) {
    var bytes = stored.bytes();
    if (bytes == null) {
      return stored.text();
    }
    var isUtf16 = bytes.length >= 2 && bytes[0] == MARK_1 && bytes[1] == MARK_2;
    return isUtf16 ? ofUtf16(bytes) : new String(bytes, StandardCharsets.UTF_8);
  }

  private static boolean isPlain(String text) {
    return text.indexOf('\0') < 0 && !hasUnpairedSurrogate(text);
  }

  private static boolean hasUnpairedSurrogate(String text) {
    for (var i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        if (i + 1 == text.length() || !Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))) {
          return true;
        }
        i++;
      }
    }
    return false;
  }

  private static byte[] toUtf16(String text) {
    var buffer = ByteBuffer.allocate(2 + 2 * text.length()).put(MARK_1).put(MARK_2);
    buffer.slice().asCharBuffer().put(text);
    return buffer.array();
  }

  private static String ofUtf16(byte[] bytes) {
    return ByteBuffer.wrap(bytes, 2, bytes.length - 2).slice().asCharBuffer().toString();
  }
}
