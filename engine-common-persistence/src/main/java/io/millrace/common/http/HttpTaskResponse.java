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
 * @param body the body as a text; null if there is none or it is no text
 * @param bytes the body if it is no text, such as an image; null if it is one or there is none
 */
public record HttpTaskResponse(
    String protocol,
    int statusCode,
    String reason,
    Map<String, List<String>> headers,
    String body,
    byte[] bytes) {

  /**
   * Copies the headers and the bytes.
   *
   * @param protocol such as {@code HTTP/1.1}, or null
   * @param statusCode such as 200
   * @param reason what the server says beside the code, or null
   * @param headers the values of each header in their order, never null
   * @param body the body as a text; null if there is none or it is no text
   * @param bytes the body if it is no text; null if it is one or there is none
   */
  public HttpTaskResponse {
    headers = Map.copyOf(headers);
    bytes = bytes == null ? null : bytes.clone();
  }

  /**
   * A response with a text, or without a body.
   *
   * @param protocol such as {@code HTTP/1.1}, or null
   * @param statusCode such as 200
   * @param reason what the server says beside the code, or null
   * @param headers the values of each header in their order, never null
   * @param body the body, or null
   */
  public HttpTaskResponse(
      String protocol,
      int statusCode,
      String reason,
      Map<String, List<String>> headers,
      String body) {
    this(protocol, statusCode, reason, headers, body, null);
  }

  /**
   * Returns the body if it is no text. Its task keeps it in a variable of bytes.
   *
   * @return a copy; null if the body is a text or there is none
   */
  @Override
  public byte[] bytes() {
    return bytes == null ? null : bytes.clone();
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
