package io.millrace.common.internal.http;

import io.millrace.common.HttpTaskException;
import io.millrace.common.http.HttpTaskClient;
import io.millrace.common.http.HttpTaskRequest;
import io.millrace.common.http.HttpTaskResponse;
import io.millrace.common.internal.json.JsonAccess;
import io.millrace.common.internal.work.Fields;
import io.millrace.common.internal.work.Work;
import io.millrace.common.internal.work.Workplace;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends a request and keeps what comes back in variables, under the names of the field.
 *
 * @param requests makes the request
 * @param client sends it
 * @param json reads bodies that are kept as JSON
 */
public record HttpWork(HttpRequests requests, HttpTaskClient client, JsonAccess json)
    implements Work {

  private static final Logger LOG = LoggerFactory.getLogger(HttpWork.class);

  /** Makes the work of a task. */
  public static HttpWork of(Fields fields, Duration timeout, HttpTaskClient client) {
    return new HttpWork(new HttpRequests(fields, timeout), client, JsonAccess.detect());
  }

  @Override
  public void run(Workplace place) {
    var prefix = prefix(place);
    try {
      send(place, prefix);
    } catch (HttpTaskException failure) {
      ignoreOrThrow(failure, place, prefix);
    }
  }

  private void ignoreOrThrow(HttpTaskException failure, Workplace place, String prefix) {
    if (!flag(HttpFields.IGNORE, place)) {
      throw failure;
    }
    LOG.info("Ignored, as the model says: {}", failure.toString());
    place.set(prefix + "ErrorMessage", failure.getMessage());
  }

  private void send(Workplace place, String prefix) {
    var fail = codes(HttpFields.FAIL, place);
    var handle = codes(HttpFields.HANDLE, place);
    var request = requests.at(place);
    if (flag(HttpFields.SAVE_REQUEST, place)) {
      keep(request, place, prefix);
    }
    var response = answer(request, place);
    var isFailure = handle.contain(response.statusCode()) || fail.contain(response.statusCode());
    keep(response, place, prefix);
    keepBody(response, isFailure, place, prefix);
    if (handle.contain(response.statusCode())) {
      throw place.modelledError(
          "HTTP" + response.statusCode(), request + " got the status " + response.statusCode());
    }
    if (fail.contain(response.statusCode())) {
      throw new HttpTaskException(
          "The HTTP task at "
              + place.scope().location()
              + " sent "
              + request
              + " and got the status "
              + response.statusCode()
              + ", with which it fails. Repeat the call, or let the model handle the status.",
          null);
    }
  }

  private HttpTaskResponse answer(HttpTaskRequest request, Workplace place) {
    try {
      var response = client.send(request);
      if (response == null) {
        throw new HttpTaskException(
            "The HTTP task at "
                + place.scope().location()
                + " sent "
                + request
                + ", and the client returned null. Let it return a response, or throw an IOException.",
            null);
      }
      return response;
    } catch (RefusedDestinationException e) {
      throw new HttpTaskException(
          "The HTTP task at "
              + place.scope().location()
              + " is not carried out: "
              + e.getMessage()
              + ", where HTTP tasks may not go. Correct the URL, or allow it by"
              + " setHttpTaskDestinations of the engine's configuration.",
          e);
    } catch (IOException e) {
      throw new HttpTaskException(
          "The HTTP task at "
              + place.scope().location()
              + " sent "
              + request
              + " and got no answer: "
              + e
              + ". Repeat the call when the server can be reached.",
          e);
    }
  }

  private void keep(HttpTaskRequest request, Workplace place, String prefix) {
    place.set(prefix + "RequestMethod", request.method());
    place.set(prefix + "RequestUrl", request.url().toString());
    place.set(prefix + "RequestHeaders", text(request.headers()));
    place.set(prefix + "RequestBody", request.body());
    place.set(prefix + "RequestBodyEncoding", request.bodyEncoding());
    place.set(prefix + "RequestTimeout", request.timeout().toMillis());
    place.set(prefix + "DisallowRedirects", !request.followsRedirects());
    place.set(prefix + "FailStatusCodes", text(HttpFields.FAIL, place));
    place.set(prefix + "HandleStatusCodes", text(HttpFields.HANDLE, place));
    place.set(prefix + "IgnoreException", flag(HttpFields.IGNORE, place));
    place.set(prefix + "SaveRequestVariables", true);
    place.set(prefix + "SaveResponseParameters", flag(HttpFields.SAVE_RESPONSE, place));
  }

  private void keep(HttpTaskResponse response, Workplace place, String prefix) {
    var isTransient = flag(HttpFields.TRANSIENT, place);
    if (flag(HttpFields.SAVE_RESPONSE, place)) {
      place.set(prefix + "ResponseProtocol", response.protocol(), isTransient);
      place.set(prefix + "ResponseStatusCode", response.statusCode(), isTransient);
      place.set(prefix + "ResponseReason", response.reason(), isTransient);
      place.set(prefix + "ResponseHeaders", text(response.headers()), isTransient);
    }
  }

  private void keepBody(
      HttpTaskResponse response, boolean isFailure, Workplace place, String prefix) {
    var name = text(HttpFields.RESPONSE_VARIABLE, place);
    place.set(
        name == null ? prefix + "ResponseBody" : name,
        body(response, isFailure, place),
        flag(HttpFields.TRANSIENT, place));
  }

  /** What comes with a failure is often the text of somebody on the way, whatever was asked for. */
  private Object body(HttpTaskResponse response, boolean isFailure, Workplace place) {
    var body = response.body();
    var bytes = response.bytes();
    if (body == null && bytes != null) {
      if (isFailure || !flag(HttpFields.AS_JSON, place)) {
        return bytes;
      }
      throw noJson(response, "it is no text but " + bytes.length + " other bytes", place, null);
    }
    if (!flag(HttpFields.AS_JSON, place) || body == null || body.isBlank()) {
      return body;
    }
    try {
      return json.parse(body);
    } catch (IllegalArgumentException e) {
      if (isFailure) {
        return body;
      }
      throw noJson(response, e.getMessage(), place, e);
    }
  }

  private static HttpTaskException noJson(
      HttpTaskResponse response, String why, Workplace place, Exception cause) {
    return new HttpTaskException(
        "The HTTP task at "
            + place.scope().location()
            + " got the status "
            + response.statusCode()
            + " and a body that is no JSON: "
            + why
            + ". Do not keep it as JSON, or ask for JSON by a header.",
        cause);
  }

  private static String text(Map<String, List<String>> headers) {
    return new TreeMap<>(headers)
        .entrySet().stream()
            .flatMap(header -> header.getValue().stream().map(one -> header.getKey() + ": " + one))
            .collect(Collectors.joining("\n"));
  }

  private String prefix(Workplace place) {
    var prefix = text(HttpFields.PREFIX, place);
    return prefix == null ? place.elementId() : prefix;
  }

  private StatusCodes codes(String field, Workplace place) {
    var text = text(field, place);
    var codes = StatusCodes.parse(text);
    if (codes == null) {
      throw HttpRequests.refused(place, field, text, "a list of status codes such as 404, 5XX");
    }
    return codes;
  }

  private String text(String field, Workplace place) {
    return requests.fields().text(field, place);
  }

  private boolean flag(String field, Workplace place) {
    return requests.fields().flag(field, place);
  }
}
