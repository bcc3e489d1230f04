package io.millrace.common.internal.http;

import io.millrace.common.http.HttpTaskClient;
import io.millrace.common.http.HttpTaskRequest;
import io.millrace.common.http.HttpTaskResponse;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;

/**
 * Sends requests by the client of the JDK, which is made when the first request is sent. The
 * time-out is for all of it, the body included, and bodies have a largest size. Thread-safe.
 */
public final class JdkHttpTaskClient implements HttpTaskClient {

  private static final Duration LONGEST_CONNECT = Duration.ofSeconds(5);
  private static final Pattern CHARSET = Pattern.compile("(?i)charset\\s*=\\s*\"?([^\\s;\"]+)");

  private final long mostBytes;
  private volatile HttpClient following;
  private volatile HttpClient staying;

  /**
   * Creates the client.
   *
   * @param mostBytes how large a body may be
   */
  public JdkHttpTaskClient(long mostBytes) {
    this.mostBytes = mostBytes;
  }

  @Override
  public HttpTaskResponse send(HttpTaskRequest request) throws IOException {
    var answer =
        client(request.followsRedirects())
            .sendAsync(toJdk(request), response -> new LimitedBody(mostBytes));
    try {
      return response(answer.get(request.timeout().toMillis(), TimeUnit.MILLISECONDS));
    } catch (TimeoutException e) {
      answer.cancel(true);
      throw late(request, e);
    } catch (InterruptedException e) {
      answer.cancel(true);
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("the thread was interrupted");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof HttpTimeoutException
          && !(e.getCause() instanceof HttpConnectTimeoutException)) {
        throw late(request, e); // the client's own clock was a little faster
      }
      throw e.getCause() instanceof IOException failure ? failure : new IOException(e.getCause());
    }
  }

  private static IOException late(HttpTaskRequest request, Exception cause) {
    return new IOException("nothing within " + request.timeout().toMillis() + " ms", cause);
  }

  private static HttpRequest toJdk(HttpTaskRequest request) throws IOException {
    try {
      var made = HttpRequest.newBuilder(request.url()).timeout(request.timeout());
      var body =
          request.body() == null
              ? BodyPublishers.noBody()
              : BodyPublishers.ofString(request.body(), Charset.forName(request.bodyEncoding()));
      made.method(request.method(), body);
      request
          .headers()
          .forEach((name, values) -> values.forEach(value -> made.header(name, value)));
      return made.build();
    } catch (IllegalArgumentException e) {
      throw new IOException("the request cannot be sent: " + e.getMessage(), e);
    }
  }

  private static HttpTaskResponse response(HttpResponse<byte[]> answer) {
    var protocol =
        switch (answer.version()) {
          case HTTP_1_1 -> "HTTP/1.1";
          case HTTP_2 -> "HTTP/2";
        };
    return new HttpTaskResponse(
        protocol,
        answer.statusCode(),
        null,
        answer.headers().map(),
        answer.body().length == 0 ? null : new String(answer.body(), charset(answer)));
  }

  private static Charset charset(HttpResponse<byte[]> answer) {
    var type = answer.headers().firstValue("Content-Type").orElse("");
    var found = CHARSET.matcher(type);
    try {
      return found.find() ? Charset.forName(found.group(1)) : StandardCharsets.UTF_8;
    } catch (IllegalArgumentException e) {
      return StandardCharsets.UTF_8;
    }
  }

  private HttpClient client(boolean follows) {
    var known = follows ? following : staying;
    return known == null ? make(follows) : known;
  }

  private synchronized HttpClient make(boolean follows) {
    if (follows && following == null) {
      following = build(Redirect.NORMAL);
    } else if (!follows && staying == null) {
      staying = build(Redirect.NEVER);
    }
    return follows ? following : staying;
  }

  private static HttpClient build(Redirect redirect) {
    return HttpClient.newBuilder()
        .connectTimeout(LONGEST_CONNECT)
        .followRedirects(redirect)
        .build();
  }
}
