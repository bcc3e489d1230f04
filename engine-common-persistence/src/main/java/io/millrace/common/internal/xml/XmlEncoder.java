package io.millrace.common.internal.xml;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Turns the text of a resource into bytes that every reader of XML turns into the same text again.
 *
 * <p>A text has no encoding, whatever its XML declaration says: the bytes are UTF-8, and where the
 * declaration would have them read as something else, it names UTF-8 instead. All other characters,
 * and texts that are no XML, stay as they are.
 *
 * <p>Spec: XML 1.0, section 4.3.3.
 */
public final class XmlEncoder {

  private static final Pattern DECLARED =
      Pattern.compile(
          "^(\\uFEFF?<\\?xml[^>]*?\\sencoding\\s*=\\s*[\"'])([A-Za-z0-9._-]+)(?=[\"'])");

  private XmlEncoder() {}

  /** Returns the bytes. */
  public static byte[] encode(String text) {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    var declaration = DECLARED.matcher(text);
    return !declaration.find() || isReadAlike(text, bytes, declaration.group(2))
        ? bytes
        : declaration.replaceFirst("$1UTF-8").getBytes(StandardCharsets.UTF_8);
  }

  private static boolean isReadAlike(String text, byte[] bytes, String declared) {
    try {
      var charset = Charset.forName(declared);
      return charset.canEncode() && Arrays.equals(text.getBytes(charset), bytes);
    } catch (IllegalArgumentException unknown) {
      return false;
    }
  }
}
