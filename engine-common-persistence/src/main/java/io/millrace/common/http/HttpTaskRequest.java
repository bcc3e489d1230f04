package io.millrace.common.http;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * A request that a task of a case or a process sends.
 *
 * <p>Immutable and thread-safe.
 *
 * @param method such as {@code GET}, never null
 * @param url where it goes: {@code http} or {@code https}, never null
 * @param headers the values of each header in their order, never null
 * @param body the body, or null
 * @param bodyEncoding the name of the character set of the body, never null
 * @param timeout how long all of it may take, never null
 * @param followsRedirects whether the client goes where the server says the resource is
 */
public record HttpTaskRequest(
    String method,
    URI url,
    Map<String, List<String>> headers,
    String body,
    String bodyEncoding,
    Duration timeout,
    boolean followsRedirects) {

  /**
   * Copies the headers.
   *
   * @param method such as {@code GET}, never null
   * @param url where it goes: {@code http} or {@code https}, never null
   * @param headers the values of each header in their order, never null
   * @param body the body, or null
   * @param bodyEncoding the name of the character set of the body, never null
   * @param timeout how long all of it may take, never null
   * @param followsRedirects whether the client goes where the server says the resource is
   */
  public HttpTaskRequest {
    headers = Map.copyOf(headers);
  }

  /**
   * Leaves out headers, body, user and query, which may hold secrets.
   *
   * @return method, and scheme, host, port and path of the URL
   */
  @Override
  public String toString() {
    var port = url.getPort() < 0 ? "" : ":" + url.getPort();
    return method + " " + url.getScheme() + "://" + url.getHost() + port + url.getPath();
  }
}
