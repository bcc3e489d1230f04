package io.millrace.common.internal.eventregistry;

import io.millrace.common.BadArgumentException;
import io.millrace.common.eventregistry.EventDefinition;
import io.millrace.common.eventregistry.EventPayload;
import io.millrace.common.internal.json.JsonAccess;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes of values what the definition of their event says they are. Stateless. */
final class PayloadValues {

  private final JsonAccess json = JsonAccess.detect();

  /**
   * Returns an event of a definition.
   *
   * @throws BadArgumentException if it has no such value, or a value does not fit
   */
  EventInstance instance(EventDefinition definition, String tenantId, Map<String, ?> given) {
    var values = new LinkedHashMap<String, Object>();
    given.forEach(
        (name, value) -> {
          var payload = definition.payload(name).orElseThrow(() -> unknown(definition, name));
          if (value != null) {
            values.put(name, fit(definition, payload, value));
          }
        });
    return new EventInstance(definition, tenantId, values);
  }

  private static BadArgumentException unknown(EventDefinition definition, String name) {
    return new BadArgumentException(
        "The event '"
            + definition.key()
            + "' has no value '"
            + name
            + "'; it has "
            + definition.payload().stream().map(EventPayload::name).toList()
            + ". Correct the name, or deploy a version of the event with it.");
  }

  private Object fit(EventDefinition definition, EventPayload payload, Object given) {
    var value = json.open(given);
    try {
      var fitting =
          switch (payload.type()) {
            case STRING -> text(value);
            case INTEGER -> number(value).intValueExact();
            case LONG -> number(value).longValueExact();
            case DOUBLE -> finite(number(value).doubleValue());
            case BOOLEAN -> flag(value);
            case JSON -> tree(value);
          };
      return fitting;
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw new BadArgumentException(
          "The value '"
              + payload.name()
              + "' of the event '"
              + definition.key()
              + "' has to be of the type "
              + payload.type().text()
              + ", but is "
              + kind(value)
              + ". Send a fitting value, or change the type in the definition of the event.");
    }
  }

  /** Says what a value is, not the value, which may be a secret. */
  private String kind(Object value) {
    if (value instanceof String text && text.indexOf('\0') >= 0) {
      return "a text with the character 0";
    }
    if (value instanceof String) {
      return "a text that is none";
    }
    if (value instanceof Number) {
      return "another number";
    }
    return value instanceof Boolean ? "a boolean" : "a " + value.getClass().getSimpleName();
  }

  private static String text(Object value) {
    if (value instanceof CharSequence || value instanceof Number || value instanceof Boolean) {
      return storable(value.toString());
    }
    throw new IllegalArgumentException();
  }

  /** Not every database takes the character 0, so none gets it. */
  private static String storable(String text) {
    if (text.indexOf('\0') >= 0) {
      throw new IllegalArgumentException();
    }
    return text;
  }

  private static BigDecimal number(Object value) {
    if (value instanceof Number || value instanceof String) {
      return new BigDecimal(value.toString().strip());
    }
    throw new IllegalArgumentException();
  }

  private static double finite(double value) {
    if (Double.isInfinite(value)) {
      throw new IllegalArgumentException();
    }
    return value;
  }

  private static boolean flag(Object value) {
    if (value instanceof Boolean flag) {
      return flag;
    }
    if ("true".equals(value) || "false".equals(value)) {
      return "true".equals(value);
    }
    throw new IllegalArgumentException();
  }

  private Object tree(Object value) {
    var fits =
        json.isNode(value)
            || value instanceof Map
            || value instanceof List
            || value instanceof String
            || value instanceof Number
            || value instanceof Boolean;
    if (!fits) {
      throw new IllegalArgumentException();
    }
    if (value instanceof String text) {
      return storable(text);
    }
    return value instanceof Map || value instanceof List ? json.parse(json.write(value)) : value;
  }
}
