package io.millrace.common.internal.http;

import io.millrace.common.BadArgumentException;
import io.millrace.common.http.HttpTaskRequest;
import io.millrace.common.internal.work.Fields;
import io.millrace.common.internal.work.HeaderLines;
import io.millrace.common.internal.work.Workplace;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Makes the request of a task from its fields.
 *
 * @param fields the fields
 * @param timeout how long a request may take that does not say it
 */
record HttpRequests(Fields fields, Duration timeout) {

  HttpTaskRequest at(Workplace place) {
    return new HttpTaskRequest(
        method(place),
        url(place),
        headers(place),
        fields.text(HttpFields.BODY, place),
        encoding(place),
        timeout(place),
        !fields.flag(HttpFields.NO_REDIRECTS, place));
  }

  private String method(Workplace place) {
    var method = fields.text(HttpFields.METHOD, place);
    var upper = method == null ? "" : method.strip().toUpperCase(Locale.ROOT);
    if (!HttpFields.METHODS.contains(upper)) {
      throw refused(
          place,
          HttpFields.METHOD,
          method,
          "one of " + HttpFields.METHODS.stream().sorted().toList());
    }
    return upper;
  }

  private URI url(Workplace place) {
    var text = fields.text(HttpFields.URL, place);
    try {
      var url = URI.create(text == null ? "" : text.strip());
      var scheme = url.getScheme() == null ? "" : url.getScheme().toLowerCase(Locale.ROOT);
      if (url.getHost() != null && (scheme.equals("http") || scheme.equals("https"))) {
        return url;
      }
    } catch (IllegalArgumentException e) {
      // said below
    }
    throw refused(place, HttpFields.URL, null, "a URL of http or https");
  }

  private Map<String, List<String>> headers(Workplace place) {
    var headers = new LinkedHashMap<String, List<String>>();
    new HeaderLines(fields, HttpFields.HEADERS)
        .read(place, (line, what) -> noHeader(place, line, what))
        .forEach(
            header ->
                headers
                    .computeIfAbsent(header.name(), name -> new ArrayList<>())
                    .add(header.value()));
    return headers;
  }

  private static BadArgumentException noHeader(Workplace place, int line, String what) {
    return new BadArgumentException(
        "Line "
            + line
            + " of the field '"
            + HttpFields.HEADERS
            + "' of the HTTP task at "
            + place.scope().location()
            + " "
            + what
            + ".");
  }

  private String encoding(Workplace place) {
    var text = fields.text(HttpFields.ENCODING, place);
    try {
      return text == null ? "UTF-8" : Charset.forName(text.strip()).name();
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw refused(place, HttpFields.ENCODING, text, "a character set of this machine");
    }
  }

  private Duration timeout(Workplace place) {
    var text = fields.text(HttpFields.TIMEOUT, place);
    if (text == null) {
      return timeout;
    }
    if (!text.strip().matches("[1-9]\\d{0,8}")) {
      throw refused(place, HttpFields.TIMEOUT, text, "a number of milliseconds above 0");
    }
    return Duration.ofMillis(Long.parseLong(text.strip()));
  }

  /** A value that may hold secrets is not repeated: it is null here. */
  static BadArgumentException refused(Workplace place, String field, String value, String wanted) {
    return new BadArgumentException(
        "The field '"
            + field
            + "' of the HTTP task at "
            + place.scope().location()
            + (value == null ? " is none that can be used" : " is '" + value + "'")
            + ". Let it be "
            + wanted
            + ".");
  }
}
