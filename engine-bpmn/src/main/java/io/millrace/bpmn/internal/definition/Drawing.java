package io.millrace.bpmn.internal.definition;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Tells whether a file says how its processes are drawn. */
final class Drawing {

  private static final Pattern DIAGRAM =
      Pattern.compile("<\0?(?:[\\w.\\-\0]+:\0?)?B\0?P\0?M\0?N\0?D\0?i\0?a\0?g\0?r\0?a\0?m\\b");

  private Drawing() {}

  /**
   * Looks for the element of the standard; its name is plain ASCII in every encoding of XML, with
   * zeros between in some.
   */
  static boolean isIn(byte[] bytes) {
    return DIAGRAM.matcher(new String(bytes, StandardCharsets.ISO_8859_1)).find();
  }
}
