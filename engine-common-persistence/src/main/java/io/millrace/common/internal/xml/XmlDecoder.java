package io.millrace.common.internal.xml;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Turns the bytes of a resource into text, in the encoding its byte order mark or its XML
 * declaration names, else UTF-8.
 *
 * <p>Spec: XML 1.0, appendix F. Bytes that are no text are refused, never replaced.
 */
final class XmlDecoder {

  private static final Pattern DECLARED =
      Pattern.compile("^<\\?xml[^>]*?\\sencoding\\s*=\\s*[\"']([A-Za-z0-9._-]+)[\"']");
  private static final int LONGEST_DECLARATION = 256;

  private final String resource;
  private final byte[] bytes;

  XmlDecoder(String resource, byte[] bytes) {
    this.resource = resource;
    this.bytes = bytes;
  }

  XmlText decode() {
    var mark = ByteOrderMark.of(bytes);
    var charset = mark.charset() == null ? declared() : mark.charset();
    var input = ByteBuffer.wrap(bytes, mark.length(), bytes.length - mark.length());
    var decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    var output =
        CharBuffer.allocate((int) (input.remaining() * (double) decoder.maxCharsPerByte()));
    var result = decoder.decode(input, output, true);
    if (!result.isError()) {
      decoder.flush(output);
    }
    var text = new XmlText(output.flip().toString());
    if (result.isError()) {
      var place = text.placeOf(text.toString().length());
      throw XmlProblem.ENCODING.at(
          resource,
          place.line(),
          place.column(),
          "Byte " + (input.position() + 1) + " is no text in " + charset.name() + ".");
    }
    return text;
  }

  private Charset declared() {
    var length = Math.min(bytes.length, LONGEST_DECLARATION);
    var matcher = DECLARED.matcher(new String(bytes, 0, length, StandardCharsets.ISO_8859_1));
    return matcher.find() ? charset(matcher.group(1)) : StandardCharsets.UTF_8;
  }

  private Charset charset(String name) {
    try {
      return Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw XmlProblem.ENCODING.at(resource, 1, 1, "The encoding '" + name + "' is unknown.");
    }
  }

  /** How the first bytes give the encoding away; the charset is null where they do not. */
  private record ByteOrderMark(Charset charset, int length) {

    static ByteOrderMark of(byte[] bytes) {
      return switch (first(bytes, 4)) {
        case "0000feff" -> new ByteOrderMark(Charset.forName("UTF-32BE"), 4);
        case "fffe0000" -> new ByteOrderMark(Charset.forName("UTF-32LE"), 4);
        case "003c003f" -> new ByteOrderMark(StandardCharsets.UTF_16BE, 0);
        case "3c003f00" -> new ByteOrderMark(StandardCharsets.UTF_16LE, 0);
        default -> ofShorter(bytes);
      };
    }

    private static ByteOrderMark ofShorter(byte[] bytes) {
      if (first(bytes, 3).equals("efbbbf")) {
        return new ByteOrderMark(StandardCharsets.UTF_8, 3);
      }
      return switch (first(bytes, 2)) {
        case "feff" -> new ByteOrderMark(StandardCharsets.UTF_16BE, 2);
        case "fffe" -> new ByteOrderMark(StandardCharsets.UTF_16LE, 2);
        default -> new ByteOrderMark(null, 0);
      };
    }

    private static String first(byte[] bytes, int count) {
      return bytes.length < count ? "" : HexFormat.of().formatHex(bytes, 0, count);
    }
  }
}
