package io.millrace.common.internal.eventregistry;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Texts for sets of correlation values: equal if and only if the sets are. One who waits keeps the
 * text of what he asks for in his subscription; an event looks for the texts of all subsets of what
 * it carries, so that a search by index finds exactly those it concerns.
 */
public final class Correlation {

  /** The text of an empty set. */
  public static final String NONE = "*";

  private static final int LONGEST = 190;
  private static final int MOST_ZEROS = 10_000;

  private Correlation() {}

  /** Returns the text of a set of values, none of which is null. */
  public static String of(Map<String, ?> values) {
    if (values.isEmpty()) {
      return NONE;
    }
    var text = new StringBuilder();
    new TreeMap<String, Object>(values)
        .forEach(
            (name, value) ->
                text.append(name).append('=').append(escaped(text(value))).append(';'));
    return text.length() <= LONGEST ? text.toString() : digest(text.toString());
  }

  /** Returns the texts of all subsets, the empty one included. */
  static List<String> ofSubsets(Map<String, ?> values) {
    var names = List.copyOf(values.keySet());
    var texts = new ArrayList<String>();
    for (var bits = 0; bits < 1 << names.size(); bits++) {
      var subset = new LinkedHashMap<String, Object>();
      for (var i = 0; i < names.size(); i++) {
        if ((bits >> i & 1) == 1) {
          subset.put(names.get(i), values.get(names.get(i)));
        }
      }
      texts.add(of(subset));
    }
    return texts;
  }

  /** A number is the same whatever its type is: a variable may hold 5 as an integer or a long. */
  private static String text(Object value) {
    if (value instanceof Number) {
      var number = new BigDecimal(value.toString());
      return number.signum() == 0 ? "0" : written(number.stripTrailingZeros());
    }
    return value.toString();
  }

  /** An exponent that an event carries may stand for more zeros than fit in memory. */
  private static String written(BigDecimal number) {
    return Math.abs((long) number.scale()) > MOST_ZEROS
        ? number.toString()
        : number.toPlainString();
  }

  /** The end is never a blank, which some databases do not tell from none. */
  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace(";", "\\;").replace("=", "\\=");
  }

  /** Returns a short text that stands for a long one. */
  static String digest(String text) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return "sha256:"
          + HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }

  /**
   * Returns the external id of the one instance that an event may start.
   *
   * @param definitionKey the key of the process or case
   */
  public static String uniqueId(String definitionKey, EventInstance event) {
    var tenant = event.tenantId().isEmpty() ? "" : "@" + event.tenantId();
    var id =
        "event:"
            + escaped(definitionKey)
            + tenant
            + ":"
            + event.key()
            + ":"
            + of(event.correlations());
    return id.length() <= 255 ? id : digest(id);
  }
}
