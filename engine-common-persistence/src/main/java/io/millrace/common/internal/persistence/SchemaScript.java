package io.millrace.common.internal.persistence;

import io.millrace.common.SchemaException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Reads the scripts that the module {@code sql} ships. */
final class SchemaScript {

  private SchemaScript() {}

  /** Returns the statements of a script, in order, without their semicolons and comments. */
  static List<String> read(String folder, String script) {
    return Arrays.stream(whole(folder, script).split(";"))
        .map(String::strip)
        .filter(sql -> !sql.isEmpty())
        .toList();
  }

  /** Returns the statements of a step of an upgrade; none where the database needs nothing. */
  static List<String> upgrade(String folder, int version, String part) {
    var script = "upgrade/to-" + version + "-" + part;
    return SchemaScript.class.getResource(path(folder, script)) == null
        ? List.of()
        : read(folder, script);
  }

  private static String path(String folder, String script) {
    return "/io/millrace/sql/" + folder + "/" + script + ".sql";
  }

  /** Returns a script that is one statement, or some that the driver takes as one. */
  static String whole(String folder, String script) {
    var path = path(folder, script);
    try (var stream = SchemaScript.class.getResourceAsStream(path)) {
      if (stream == null) {
        throw new SchemaException(
            "The script " + path + " is not on the class path. Add the module millrace-sql.");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).replaceAll("(?m)^--.*$", "");
    } catch (IOException e) {
      throw new SchemaException("The script " + path + " cannot be read.", e);
    }
  }
}
