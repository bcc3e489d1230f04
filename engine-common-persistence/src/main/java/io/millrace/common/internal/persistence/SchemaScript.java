package io.millrace.common.internal.persistence;

import io.millrace.common.SchemaException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the scripts that the module {@code sql} ships. */
final class SchemaScript {

  private static final String BLOCK = Pattern.quote("$$");
  private static final int KEEPING_EMPTY_ONES = -1;

  private SchemaScript() {}

  /** Returns the statements of a script, in order, without their semicolons and comments. */
  static List<String> read(String folder, String script) {
    var path = "/io/millrace/sql/" + folder + "/" + script + ".sql";
    try (var stream = SchemaScript.class.getResourceAsStream(path)) {
      if (stream == null) {
        throw new SchemaException(
            "The script " + path + " is not on the class path. Add the module millrace-sql.");
      }
      var text =
          new String(stream.readAllBytes(), StandardCharsets.UTF_8).replaceAll("(?m)^--.*$", "");
      return statements(text).stream().map(String::strip).filter(sql -> !sql.isEmpty()).toList();
    } catch (IOException e) {
      throw new SchemaException("The script " + path + " cannot be read.", e);
    }
  }

  /**
   * A semicolon ends a statement, but for those between two {@code $$}, of a block of statements.
   */
  private static List<String> statements(String text) {
    var statements = new ArrayList<String>();
    var statement = new StringBuilder();
    var isBlock = false;
    for (var part : text.split(BLOCK, KEEPING_EMPTY_ONES)) {
      if (isBlock) {
        statement.append("$$").append(part).append("$$");
      } else {
        var ends = part.split(";", KEEPING_EMPTY_ONES);
        for (var i = 0; i < ends.length - 1; i++) {
          statements.add(statement.append(ends[i]).toString());
          statement.setLength(0);
        }
        statement.append(ends[ends.length - 1]);
      }
      isBlock = !isBlock;
    }
    statements.add(statement.toString());
    return statements;
  }
}
