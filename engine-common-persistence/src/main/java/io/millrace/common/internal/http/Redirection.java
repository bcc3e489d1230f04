package io.millrace.common.internal.http;

import io.millrace.common.http.HttpTaskRequest;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Makes the request that follows when a server says that a resource is elsewhere.
 *
 * <p>Spec: RFC 9110 §15.4. Nothing leads from {@code https} to {@code http}. Another server gets
 * none of the headers that may hold secrets.
 *
 * @param request what was sent
 * @param status what the server answered
 */
record Redirection(HttpTaskRequest request, int status) {

  private static final Set<Integer> CHANGES_METHOD = Set.of(301, 302, 303);
  private static final Set<Integer> KEEPS_METHOD = Set.of(307, 308);
  private static final Set<String> FOR_ALL_SERVERS = Set.of("accept", "content-type");

  /** Returns the request that follows; empty where the answer is the last one. */
  static Optional<HttpTaskRequest> of(HttpTaskRequest request, HttpResponse<?> answer) {
    var redirection = new Redirection(request, answer.statusCode());
    return request.followsRedirects() && redirection.isOne()
        ? answer.headers().firstValue("Location").flatMap(redirection::target).map(redirection::to)
        : Optional.empty();
  }

  private boolean isOne() {
    return CHANGES_METHOD.contains(status) || KEEPS_METHOD.contains(status);
  }

  private Optional<URI> target(String location) {
    try {
      return Optional.of(request.url().resolve(location)).filter(this::isAllowed);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private boolean isAllowed(URI target) {
    return target.getHost() != null
        && ("https".equalsIgnoreCase(target.getScheme())
            || "http".equalsIgnoreCase(target.getScheme())
                && "http".equalsIgnoreCase(request.url().getScheme()));
  }

  private HttpTaskRequest to(URI target) {
    var asksOnly = changesMethod();
    return new HttpTaskRequest(
        asksOnly ? "GET" : request.method(),
        target,
        isSameServer(target) ? request.headers() : headersForAll(),
        asksOnly ? null : request.body(),
        request.bodyEncoding(),
        request.timeout(),
        true);
  }

  private boolean changesMethod() {
    return status == 303
        ? !request.method().equals("HEAD")
        : CHANGES_METHOD.contains(status) && request.method().equals("POST");
  }

  private boolean isSameServer(URI target) {
    var url = request.url();
    return target.getScheme().equalsIgnoreCase(url.getScheme())
        && target.getHost().equalsIgnoreCase(url.getHost())
        && port(target) == port(url);
  }

  private static int port(URI url) {
    if (url.getPort() >= 0) {
      return url.getPort();
    }
    return "https".equalsIgnoreCase(url.getScheme()) ? 443 : 80;
  }

  private Map<String, List<String>> headersForAll() {
    var kept = new HashMap<>(request.headers());
    kept.keySet().removeIf(name -> !FOR_ALL_SERVERS.contains(name.toLowerCase(Locale.ROOT)));
    return kept;
  }
}
