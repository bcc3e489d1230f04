package io.millrace.common.internal.http;

import io.millrace.common.internal.persistence.StorableText;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Tells texts from other bytes, so that none of these is lost as a replacement character.
 *
 * @param charset in which the bytes are a text, if they are one
 */
record BodyText(Charset charset) {

  private static final Pattern CHARSET = Pattern.compile("(?i)charset\\s*=\\s*\"?([^\\s;\"]+)");

  /** Reads the charset of a Content-Type; UTF-8 where it names none that is known. */
  static BodyText of(String contentType) {
    var found = CHARSET.matcher(contentType);
    try {
      return new BodyText(found.find() ? Charset.forName(found.group(1)) : StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return new BodyText(StandardCharsets.UTF_8);
    }
  }

  /** Returns the text; null if the bytes are none that can be kept. */
  String in(byte[] bytes) {
    try {
      var text = charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return StorableText.flaw(text) == null ? text : null;
    } catch (CharacterCodingException e) {
      return null;
    }
  }
}
