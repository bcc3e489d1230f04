package io.millrace.common.internal.work;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The headers that a field of a task gives, each in a line of the model. A value that brings a line
 * of its own would add a header that the model does not know, and is refused.
 *
 * @param fields the fields, of which this one was taken apart by {@link #SEPARATORS}
 * @param field the name of the field
 */
public record HeaderLines(Fields fields, String field) {

  /** What stands between headers. */
  public static final String SEPARATORS = "\r\n";

  private static final Pattern LINE_BREAK = Pattern.compile("[\\r\\n]");

  /** A header. */
  public record Header(String name, String value) {}

  /** Makes the exception by which a line is refused. */
  @FunctionalInterface
  public interface Refusal {
    /** Says what is wrong with a line, counted from 1, without its text. */
    RuntimeException of(int line, String what);
  }

  /** Tells whether a text has more than one line. */
  public static boolean hasLineBreak(String text) {
    return text != null && LINE_BREAK.matcher(text).find();
  }

  /** Returns the headers in their order. */
  public List<Header> read(Workplace place, Refusal refusal) {
    var headers = new ArrayList<Header>();
    var number = 0;
    for (var part : fields.parts(field)) {
      number++;
      var line = part.evaluateString(place.scope());
      if (hasLineBreak(line)) {
        throw refusal.of(number, "gives several lines. Let a value be one line");
      }
      if (line != null && !line.isBlank()) {
        var colon = line.indexOf(':');
        if (colon < 1) {
          throw refusal.of(number, "is no header. Write it as X-Name: value");
        }
        headers.add(
            new Header(line.substring(0, colon).strip(), line.substring(colon + 1).strip()));
      }
    }
    return headers;
  }
}
