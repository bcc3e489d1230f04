package io.millrace.common.internal.persistence;

import io.millrace.common.BadArgumentException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts the table prefix and the database schema that were set in the place of {@code MR_} in a
 * statement.
 *
 * <p>Thread-safe. Each distinct statement is translated once; the statements of the engines are a
 * fixed set.
 */
public final class TableNames {

  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]{0,29}");
  private static final Pattern TOKEN = Pattern.compile("(?<![A-Za-z0-9_])(IX_)?MR_");
  private static final String DEFAULT_PREFIX = "MR_";

  private final String prefix;
  private final String qualifiedPrefix;
  private final boolean unchanged;
  private final Map<String, String> translated = new ConcurrentHashMap<>();

  /**
   * Creates the translation.
   *
   * @param schema the database schema, or null for the connection's own
   * @param prefix what table names start with, or null for {@code MR_}
   */
  public TableNames(String schema, String prefix) {
    this.prefix =
        prefix == null || prefix.isEmpty() ? DEFAULT_PREFIX : checked("table prefix", prefix);
    this.qualifiedPrefix =
        schema == null || schema.isEmpty()
            ? this.prefix
            : checked("schema", schema) + "." + this.prefix;
    this.unchanged = qualifiedPrefix.equals(DEFAULT_PREFIX);
  }

  private static String checked(String what, String name) {
    if (!NAME.matcher(name).matches()) {
      throw new BadArgumentException(
          "The "
              + what
              + " '"
              + name
              + "' is not a plain SQL name. Use up to 30 letters, digits and underscores.");
    }
    return name;
  }

  /** Returns a fixed statement with the names that were set; the translation is kept. */
  public String in(String sql) {
    return unchanged ? sql : translated.computeIfAbsent(sql, this::translate);
  }

  /** Returns a text with the names that were set; nothing is kept. */
  public String translate(String sql) {
    return unchanged
        ? sql
        : TOKEN
            .matcher(sql)
            .replaceAll(
                m ->
                    Matcher.quoteReplacement(
                        m.group(1) == null ? qualifiedPrefix : "IX_" + prefix));
  }
}
