package io.millrace.common.internal.variable;

import io.millrace.common.variable.StoredValue;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Writes variables as a text that a job carries, and reads them again: each as its type stores it.
 * A line is a variable; its parts stand between blanks, texts and bytes as Base64, a dash is null.
 *
 * @param types the types of values
 */
public record CarriedValues(VariableTypes types) {

  private static final String NULL = "-";

  /** Returns the text. */
  public String write(Map<String, ?> values) {
    var text = new StringBuilder();
    values.forEach((name, value) -> write(name, value, text));
    return text.toString();
  }

  private void write(String name, Object value, StringBuilder text) {
    var type = types.of(name, value);
    var stored = types.write(name, type, value);
    text.append(encoded(name))
        .append(' ')
        .append(encoded(type.name()))
        .append(' ')
        .append(encoded(stored.text()))
        .append(' ')
        .append(stored.number() == null ? NULL : stored.number())
        .append(' ')
        .append(stored.decimal() == null ? NULL : stored.decimal())
        .append(' ')
        .append(encoded(stored.bytes()))
        .append('\n');
  }

  /** Returns the variables of a text in the order in which they were written; none for null. */
  public Map<String, Object> read(String text) {
    var values = new LinkedHashMap<String, Object>();
    if (text != null) {
      text.lines().forEach(line -> read(line.split(" "), values));
    }
    return values;
  }

  /** Returns those of some values whose names begin with a prefix, by what follows it. */
  public static Map<String, Object> under(String prefix, Map<String, Object> values) {
    var part = new LinkedHashMap<String, Object>();
    values.forEach(
        (name, value) -> {
          if (name.startsWith(prefix)) {
            part.put(name.substring(prefix.length()), value);
          }
        });
    return part;
  }

  private void read(String[] parts, Map<String, Object> values) {
    var name = text(parts[0]);
    var stored =
        new StoredValue(
            text(parts[2]),
            parts[3].equals(NULL) ? null : Long.valueOf(parts[3]),
            parts[4].equals(NULL) ? null : Double.valueOf(parts[4]),
            bytes(parts[5]));
    values.put(name, types.named(name, text(parts[1])).read(stored));
  }

  /** What is empty keeps a mark, so that no part is lost between two blanks. */
  private static String encoded(byte[] bytes) {
    return bytes == null ? NULL : "." + Base64.getEncoder().encodeToString(bytes);
  }

  private static String encoded(String text) {
    return encoded(text == null ? null : text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] bytes(String part) {
    return part.equals(NULL) ? null : Base64.getDecoder().decode(part.substring(1));
  }

  private static String text(String part) {
    var bytes = bytes(part);
    return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
  }
}
