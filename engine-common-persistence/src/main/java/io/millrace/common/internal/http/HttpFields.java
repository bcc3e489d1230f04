package io.millrace.common.internal.http;

import io.millrace.common.internal.delegate.InjectedValue;
import io.millrace.common.internal.work.Fields;
import io.millrace.common.internal.work.HeaderLines;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The names of the fields of HTTP tasks, and what can be said about them before they are sent. */
public final class HttpFields {

  static final String METHOD = "requestMethod";
  static final String URL = "requestUrl";
  static final String HEADERS = "requestHeaders";
  static final String BODY = "requestBody";
  static final String ENCODING = "requestBodyEncoding";
  static final String TIMEOUT = "requestTimeout";
  static final String NO_REDIRECTS = "disallowRedirects";
  static final String FAIL = "failStatusCodes";
  static final String HANDLE = "handleStatusCodes";
  static final String IGNORE = "ignoreException";
  static final String SAVE_REQUEST = "saveRequestVariables";
  static final String SAVE_RESPONSE = "saveResponseParameters";
  static final String TRANSIENT = "saveResponseParametersTransient";
  static final String AS_JSON = "saveResponseVariableAsJson";
  static final String PREFIX = "resultVariablePrefix";
  static final String RESPONSE_VARIABLE = "responseVariableName";

  /** What stands between the parts of those that are lists. */
  public static final Map<String, String> SEPARATORS = Map.of(HEADERS, HeaderLines.SEPARATORS);

  /** The methods that can be sent. */
  static final Set<String> METHODS =
      Set.of("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS");

  private static final Set<String> FLAGS =
      Set.of(NO_REDIRECTS, IGNORE, SAVE_REQUEST, SAVE_RESPONSE, TRANSIENT, AS_JSON);
  private static final Set<String> ALL =
      Set.of(
          METHOD,
          URL,
          HEADERS,
          BODY,
          ENCODING,
          TIMEOUT,
          NO_REDIRECTS,
          FAIL,
          HANDLE,
          IGNORE,
          SAVE_REQUEST,
          SAVE_RESPONSE,
          TRANSIENT,
          AS_JSON,
          PREFIX,
          RESPONSE_VARIABLE);

  private HttpFields() {}

  /** Returns what is wrong with the fields of a task; empty if nothing is. */
  public static List<String> problems(Collection<InjectedValue> fields) {
    var problems = new ArrayList<>(Fields.unknown(fields, ALL));
    for (var name : List.of(METHOD, URL)) {
      if (fields.stream().noneMatch(field -> field.name().equals(name))) {
        problems.add("The field '" + name + "' is missing.");
      }
    }
    fields.stream().filter(field -> !field.isExpression()).forEach(field -> check(field, problems));
    return problems;
  }

  /** Tells whether a task keeps, or may keep, what comes back as JSON. */
  public static boolean wantJson(Collection<InjectedValue> fields) {
    return fields.stream()
        .filter(field -> field.name().equals(AS_JSON))
        .anyMatch(field -> !field.value().strip().equalsIgnoreCase("false"));
  }

  private static void check(InjectedValue field, List<String> problems) {
    var wanted = wanted(field.name(), field.value().strip());
    if (wanted != null) {
      problems.add(
          "The field '"
              + field.name()
              + "' is '"
              + field.value()
              + "', which is not "
              + wanted
              + ".");
    }
  }

  /** Returns what a value should be; null if it is. */
  private static String wanted(String name, String value) {
    if (FLAGS.contains(name)) {
      return value.matches("(?i)true|false") ? null : "true or false";
    }
    return switch (name) {
      case METHOD ->
          METHODS.contains(value.toUpperCase(Locale.ROOT))
              ? null
              : "one of " + METHODS.stream().sorted().toList();
      case URL -> value.matches("(?i)https?://.+") ? null : "a URL that begins with http";
      case TIMEOUT -> value.matches("[1-9]\\d{0,8}") ? null : "a number of milliseconds above 0";
      case FAIL, HANDLE ->
          StatusCodes.parse(value) != null ? null : "a list of status codes such as 404, 5XX";
      default -> null;
    };
  }
}
