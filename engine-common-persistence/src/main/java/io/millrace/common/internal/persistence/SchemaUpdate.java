package io.millrace.common.internal.persistence;

import io.millrace.common.BadArgumentException;
import java.util.Locale;

/** What an engine does about the tables when it starts and when it is closed. */
public enum SchemaUpdate {
  /** Checks the version and the columns, changes nothing; the default. */
  VALIDATE,
  /** Creates the tables; fails if they are there. */
  CREATE,
  /** Creates the tables if they are missing and upgrades older ones. */
  UPDATE,
  /** Creates the tables, and drops them when the engine is closed. */
  CREATE_DROP,
  /** Drops what is there, then creates the tables. */
  DROP_CREATE;

  /**
   * Returns the constant for a setting as the field spells it.
   *
   * @param setting {@code false} or {@code validate}, {@code true} or {@code update}, {@code
   *     create}, {@code create-drop}, {@code drop-create}
   */
  public static SchemaUpdate of(String setting) {
    return switch (setting.toLowerCase(Locale.ROOT)) {
      case "false", "validate" -> VALIDATE;
      case "true", "update" -> UPDATE;
      case "create" -> CREATE;
      case "create-drop" -> CREATE_DROP;
      case "drop-create" -> DROP_CREATE;
      default ->
          throw new BadArgumentException(
              "databaseSchemaUpdate '"
                  + setting
                  + "' is not known. Use false (validate), true (update), create, create-drop or drop-create.");
    };
  }
}
