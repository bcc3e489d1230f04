package io.millrace.common.internal.http;

import static io.millrace.common.http.HttpTaskDestinations.exceptMetadata;
import static io.millrace.common.http.HttpTaskDestinations.publicOnly;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.millrace.common.http.HttpTaskRequest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What models write into headers stays between the engine and the server they name. */
class JdkHttpTaskClientTest {

  private final JdkHttpTaskClient client = new JdkHttpTaskClient(1024, exceptMetadata());
  private final List<String> received = Collections.synchronizedList(new ArrayList<>());
  private HttpServer server;
  private HttpServer other;

  @BeforeEach
  void startServers() throws IOException {
    other = start("other");
    server = start("server");
  }

  @AfterEach
  void stopServers() {
    server.stop(0);
    other.stop(0);
  }

  private HttpServer start(String name) throws IOException {
    var started = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    started.createContext("/", exchange -> answer(name, exchange));
    started.start();
    return started;
  }

  private void answer(String name, HttpExchange exchange) throws IOException {
    try (exchange) {
      var path = exchange.getRequestURI().getPath();
      received.add(
          exchange.getRequestMethod()
              + " "
              + name
              + path
              + " "
              + exchange.getRequestHeaders().get("X-Api-Key"));
      var target =
          switch (path) {
            case "/away" -> url(other, "/there").toString();
            case "/machine" -> "http://169.254.169.254/latest/meta-data/";
            case "/near", "/kept" -> "/here";
            case "/round" -> "/round";
            default -> null;
          };
      if (target == null) {
        exchange.sendResponseHeaders(200, -1);
      } else {
        exchange.getResponseHeaders().add("Location", target);
        exchange.sendResponseHeaders(path.equals("/kept") ? 307 : 302, -1);
      }
    }
  }

  private static URI url(HttpServer server, String path) {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path);
  }

  private HttpTaskRequest request(String method, String path, String key) {
    return new HttpTaskRequest(
        method,
        url(server, path),
        Map.of("X-Api-Key", List.of(key)),
        method.equals("POST") ? "body" : null,
        "UTF-8",
        Duration.ofSeconds(30),
        true);
  }

  @Test
  void headersOfTheModelDoNotFollowARedirectToAnotherServer() throws IOException {
    assertThat(client.send(request("GET", "/away", "secret")).statusCode()).isEqualTo(200);
    assertThat(received).containsExactly("GET server/away [secret]", "GET other/there null");
  }

  @Test
  void headersOfTheModelFollowARedirectOnTheSameServer() throws IOException {
    assertThat(client.send(request("GET", "/near", "key")).statusCode()).isEqualTo(200);
    assertThat(received).containsExactly("GET server/near [key]", "GET server/here [key]");
  }

  @Test
  void whatIsPostedIsPostedAgainOnlyWhereTheServerAsksForThat() throws IOException {
    client.send(request("POST", "/near", "key"));
    client.send(request("POST", "/kept", "key"));
    assertThat(received)
        .containsExactly(
            "POST server/near [key]",
            "GET server/here [key]",
            "POST server/kept [key]",
            "POST server/here [key]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "169.254.169.254",
        "2852039166",
        "169.254.0.1:8080",
        "[fe80::1]",
        "[::ffff:169.254.169.254]",
        "[::169.254.169.254]",
        "[64:ff9b::a9fe:a9fe]",
        "[fd00:ec2::254]",
        "100.100.100.200",
        "168.63.129.16",
        "192.0.0.192"
      })
  void addressesAtWhichCloudsTellSecretsAreRefused(String host) {
    var request = get(URI.create("http://" + host + "/"));
    assertThatThrownBy(() -> client.send(request)).isInstanceOf(RefusedDestinationException.class);
  }

  @Test
  void aRedirectToARefusedAddressIsNotFollowed() {
    assertThatThrownBy(() -> client.send(request("GET", "/machine", "key")))
        .isInstanceOf(RefusedDestinationException.class)
        .hasMessage(
            "GET http://169.254.169.254/latest/meta-data/ goes to the address 169.254.169.254");
    assertThat(received).containsExactly("GET server/machine [key]");
  }

  @Test
  void aNameIsRefusedForItsAddress() {
    var outside = new JdkHttpTaskClient(1024, publicOnly());
    var named = get(URI.create("http://localhost:" + server.getAddress().getPort() + "/here"));
    assertThatThrownBy(() -> outside.send(named)).isInstanceOf(RefusedDestinationException.class);
    assertThat(received).isEmpty();
  }

  private static HttpTaskRequest get(URI url) {
    return new HttpTaskRequest("GET", url, Map.of(), null, "UTF-8", Duration.ofSeconds(30), true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "10.1.2.3",
        "127.0.0.1",
        "172.31.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "255.255.255.255"
      })
  void addressesInsideAreNotPublic(String address) throws IOException {
    var inside = InetAddress.getByName(address);
    assertThat(publicOnly().allows(inside, URI.create("http://a/"))).isFalse();
    assertThat(exceptMetadata().allows(inside, URI.create("http://a/"))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"::1", "::", "fc00::1", "ff02::1", "64:ff9b::7f00:1", "::10.1.2.3"})
  void addressesInsideAreNotPublicWithIpv6Either(String address) throws IOException {
    var inside = InetAddress.getByName(address);
    assertThat(publicOnly().allows(inside, URI.create("http://a/"))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"8.8.8.8", "172.32.0.1", "2001:4860:4860::8888", "64:ff9b::808:808"})
  void addressesOutsideArePublic(String address) throws IOException {
    var outside = InetAddress.getByName(address);
    assertThat(publicOnly().allows(outside, URI.create("http://a/"))).isTrue();
  }

  @Test
  void redirectsThatGoRoundEndWithTheLastAnswer() throws IOException {
    assertThat(client.send(request("GET", "/round", "key")).statusCode()).isEqualTo(302);
    assertThat(received).hasSize(5);
  }

  @Test
  void theValueOfAHeaderThatCannotBeSentIsNotRepeated() {
    assertThatThrownBy(() -> client.send(request("GET", "/here", "secret\u0007")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("header")
        .satisfies(
            e -> {
              for (var cause = e; cause != null; cause = cause.getCause()) {
                assertThat(cause.toString()).doesNotContain("secret");
              }
            });
  }
}
