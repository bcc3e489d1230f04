package io.millrace.common.internal.http;

import io.millrace.common.http.HttpTaskClient;
import io.millrace.common.http.HttpTaskDestinations;
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
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Sends requests by the client of the JDK, which is made when the first request is sent. The
 * time-out is for all of it, the body included, and bodies have a largest size. Redirects are
 * followed here, since headers are not for every server. Thread-safe.
 */
public final class JdkHttpTaskClient implements HttpTaskClient {

  private static final Duration LONGEST_CONNECT = Duration.ofSeconds(5);
  private static final int MOST_REDIRECTS = 4;

  /** To look up a name may take longer than the request may. */
  private static final Executor LOOKUPS = work -> daemon(work).start();

  private final long mostBytes;
  private final DestinationCheck destinations;
  private volatile HttpClient client;

  /**
   * Creates the client.
   *
   * @param mostBytes how large a body may be
   * @param destinations where requests and redirects may go
   */
  public JdkHttpTaskClient(long mostBytes, HttpTaskDestinations destinations) {
    this.mostBytes = mostBytes;
    this.destinations = new DestinationCheck(destinations);
  }

  @Override
  public HttpTaskResponse send(HttpTaskRequest request) throws IOException {
    var deadline = System.nanoTime() + request.timeout().toNanos();
    var sent = request;
    var answer = exchange(sent, deadline);
    for (var followed = 0; followed < MOST_REDIRECTS; followed++) {
      var next = Redirection.of(sent, answer);
      if (next.isEmpty()) {
        break;
      }
      sent = next.get();
      answer = exchange(sent, deadline);
    }
    return response(answer);
  }

  private HttpResponse<byte[]> exchange(HttpTaskRequest request, long deadline) throws IOException {
    var lookup = CompletableFuture.supplyAsync(() -> destinations.check(request), LOOKUPS);
    var refused = await(lookup, request, deadline);
    if (refused != null) {
      throw refused;
    }
    var answer = client().sendAsync(toJdk(request), response -> new LimitedBody(mostBytes));
    return await(answer, request, deadline);
  }

  private static <T> T await(CompletableFuture<T> answer, HttpTaskRequest request, long deadline)
      throws IOException {
    try {
      return answer.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
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

  private static Thread daemon(Runnable work) {
    var thread = new Thread(work, "millrace-http-lookup");
    thread.setDaemon(true);
    return thread;
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
      addHeaders(request, made);
      return made.build();
    } catch (IllegalArgumentException e) {
      throw new IOException("the request cannot be sent: " + e.getMessage(), e);
    }
  }

  /** The client's own messages repeat values, which may be secrets. */
  private static void addHeaders(HttpTaskRequest request, HttpRequest.Builder made)
      throws IOException {
    try {
      request
          .headers()
          .forEach((name, values) -> values.forEach(value -> made.header(name, value)));
    } catch (IllegalArgumentException e) {
      throw new IOException(
          "the request cannot be sent: a header has characters that no header may have, or is one"
              + " that only the client sets");
    }
  }

  private static HttpTaskResponse response(HttpResponse<byte[]> answer) {
    var protocol =
        switch (answer.version()) {
          case HTTP_1_1 -> "HTTP/1.1";
          case HTTP_2 -> "HTTP/2";
        };
    var bytes = answer.body().length == 0 ? null : answer.body();
    var type = answer.headers().firstValue("Content-Type").orElse("");
    var text = bytes == null ? null : BodyText.of(type).in(bytes);
    return new HttpTaskResponse(
        protocol,
        answer.statusCode(),
        null,
        answer.headers().map(),
        text,
        text == null ? bytes : null);
  }

  private HttpClient client() {
    var known = client;
    return known == null ? make() : known;
  }

  /** It would send the headers of a model to whatever server it is sent to. */
  private synchronized HttpClient make() {
    if (client == null) {
      client =
          HttpClient.newBuilder()
              .connectTimeout(LONGEST_CONNECT)
              .followRedirects(Redirect.NEVER)
              .build();
    }
    return client;
  }
}
