package io.millrace.common.internal.variable.type;

import io.millrace.common.internal.json.JsonAccess;
import java.time.Duration;
import java.time.LocalTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Map;

/** What to do about a value that no type stores. */
final class Remedies {

  private Remedies() {}

  static String of(Object value) {
    if (value instanceof Map || value instanceof List) {
      return "Put jackson-databind on the class path to store maps and lists as JSON.";
    }
    if (value instanceof Date) {
      return "Store its toInstant(), or a java.util.Date made of its getTime().";
    }
    if (value instanceof ZonedDateTime) {
      return "Store its toOffsetDateTime() or toInstant(); the rules of a zone may change.";
    }
    if (hasIsoText(value) || value instanceof Enum || value instanceof Character) {
      return "Store its toString().";
    }
    if (value instanceof Byte) {
      return "Store its shortValue().";
    }
    if (value instanceof Collection || value.getClass().isArray()) {
      return "Store a List of its elements.";
    }
    return (JsonAccess.isAvailable()
            ? "Convert it to a Map or a JsonNode (ObjectMapper.valueToTree)"
            : "Store its parts")
        + ", make it a transient variable, or register a VariableType for it.";
  }

  private static boolean hasIsoText(Object value) {
    return value instanceof Duration
        || value instanceof Period
        || value instanceof LocalTime
        || value instanceof Year
        || value instanceof YearMonth;
  }
}
