package io.millrace.common.http;

import java.util.List;
import java.util.Map;

/**
 * What came back.
 *
 * <p>Immutable and thread-safe.
 *
 * @param protocol such as {@code HTTP/1.1}, or null
 * @param statusCode such as 200
 * @param reason what the server says beside the code, or null
 * @param headers the values of each header in their order, never null
 * @param body the body, or null
 */
public record HttpTaskResponse(
    String protocol,
    int statusCode,
    String reason,
    Map<String, List<String>> headers,
    String body) {

  /**
   * Copies the headers.
   *
   * @param protocol such as {@code HTTP/1.1}, or null
   * @param statusCode such as 200
   * @param reason what the server says beside the code, or null
   * @param headers the values of each header in their order, never null
   * @param body the body, or null
   */
  public HttpTaskResponse {
    headers = Map.copyOf(headers);
  }

  /**
   * Leaves out headers and body, which may hold secrets.
   *
   * @return the code
   */
  @Override
  public String toString() {
    return "status " + statusCode;
  }
}
