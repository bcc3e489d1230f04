package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.HttpTaskException;
import io.millrace.common.http.HttpTaskResponse;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@Covers("15 HTTP task")
@DatabaseTest
class HttpTaskTest {

  private static final byte[] IMAGE = {(byte) 0x89, 'P', 'N', 'G', (byte) 0xff, 0};

  private final Database database;
  private final List<String> received = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch end = new CountDownLatch(1);
  private HttpServer server;

  HttpTaskTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void startServer() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/", this::answer);
    server.start();
  }

  @AfterEach
  void stopServer() {
    end.countDown();
    server.stop(0);
  }

  /** The path says what comes back: a status code, or something special. */
  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      var path = exchange.getRequestURI().getPath().substring(1);
      var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      received.add(
          "%s %s %s %s"
              .formatted(
                  exchange.getRequestMethod(),
                  path,
                  exchange.getRequestHeaders().get("X-Test"),
                  body));
      switch (path) {
        case "slow" -> await();
        case "slowBody" -> {
          exchange.sendResponseHeaders(200, 100);
          exchange.getResponseBody().write('a');
          exchange.getResponseBody().flush();
          await();
        }
        case "moved" -> {
          exchange.getResponseHeaders().add("Location", "/200");
          exchange.sendResponseHeaders(302, -1);
        }
        case "image" -> {
          exchange.getResponseHeaders().add("Content-Type", "image/png");
          exchange.sendResponseHeaders(200, IMAGE.length);
          exchange.getResponseBody().write(IMAGE);
        }
        case "page" -> {
          var bytes = "<html>no such frog</html>".getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(404, bytes.length);
          exchange.getResponseBody().write(bytes);
        }
        default -> {
          var bytes = ("{\"frog\": \"kermit\", \"path\": \"" + path + "\"}").getBytes();
          exchange.getResponseHeaders().add("X-Answer", "yes");
          exchange.sendResponseHeaders(Integer.parseInt(path), bytes.length);
          exchange.getResponseBody().write(bytes);
        }
      }
    }
  }

  private void await() {
    try {
      end.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private PlannedItem get(String path) {
    return http("GET", "http://127.0.0.1:" + server.getAddress().getPort() + "/" + path);
  }

  private static PlannedItem http(String method, String url) {
    return task("call")
        .with("flowable:type=\"http\"")
        .field("requestMethod", method)
        .field("requestUrl", url);
  }

  private TestCase test(PlannedItem call) {
    return of(call, human("after").entry("call.complete"));
  }

  /** Patient, since the machine may be busy. */
  private TestCase of(PlannedItem... items) {
    return TestCase.of(
        database,
        configuration -> configuration.setHttpTaskTimeout(Duration.ofMinutes(1)),
        stage("plan", items));
  }

  private static Map<String, Object> variablesOf(TestCase test) {
    return test.engine().getCmmnRuntimeService().getVariables(test.id());
  }

  @Test
  void theBodyOfTheResponseIsKept() {
    try (var test = test(get("200")).start()) {
      assertThat(variablesOf(test))
          .containsOnly(
              Map.entry("def_callResponseBody", "{\"frog\": \"kermit\", \"path\": \"200\"}"));
      assertThat(test.open()).containsExactly("after active");
    }
  }

  @Test
  void methodHeadersAndBodyAreSent() {
    var post =
        task("call")
            .with("flowable:type=\"http\"")
            .field("requestMethod", "POST")
            .fieldOf("requestUrl", "${server}/201")
            .field("requestHeaders", "X-Test: one\nX-Test:two\nContent-Type: text/plain")
            .fieldOf("requestBody", "${who} is grün");
    try (var test = test(post)) {
      var url = "http://127.0.0.1:" + server.getAddress().getPort();
      test.start(variables("who", "kermit", "server", url));
      assertThat(received).containsExactly("POST 201 [one, two] kermit is grün");
    }
  }

  @Test
  void requestAndResponseAreKeptWhereTheModelSaysSo() {
    var call =
        get("200")
            .field("saveRequestVariables", "true")
            .field("saveResponseParameters", "true")
            .field("requestTimeout", "20000")
            .field("requestHeaders", "X-Test: one")
            .field("resultVariablePrefix", "frog");
    try (var test = test(call).start()) {
      assertThat(variablesOf(test))
          .containsEntry("frogRequestMethod", "GET")
          .containsEntry("frogRequestHeaders", "X-Test: one")
          .containsEntry("frogRequestTimeout", 20000L)
          .containsEntry("frogDisallowRedirects", false)
          .containsEntry("frogResponseStatusCode", 200)
          .containsEntry("frogResponseProtocol", "HTTP/1.1")
          .containsKeys("frogRequestUrl", "frogResponseBody", "frogResponseHeaders");
      assertThat(variablesOf(test).get("frogResponseHeaders").toString())
          .containsIgnoringCase("x-answer: yes");
    }
  }

  @Test
  void theBodyIsKeptAsJsonUnderANameOfTheModels() {
    var call =
        get("200")
            .field("responseVariableName", "answer")
            .field("saveResponseVariableAsJson", "true");
    var kermit = human("kermit").entryIf("${answer.frog == 'kermit'}", "call.complete");
    try (var test = of(call, kermit).start()) {
      assertThat(test.open()).containsExactly("kermit active");
      assertThat(variablesOf(test)).containsOnlyKeys("answer");
    }
  }

  @Test
  void transientResponsesAreGoneAfterTheCall() {
    var call =
        get("200")
            .field("saveResponseParameters", "true")
            .field("saveResponseParametersTransient", "true");
    var good = human("good").entryIf("${def_callResponseStatusCode == 200}", "call.complete");
    try (var test = of(call, good).start()) {
      assertThat(test.open()).containsExactly("good active");
      assertThat(variablesOf(test)).isEmpty();
    }
  }

  @Test
  void aStatusThatTheModelFailsWithUndoesTheCall() {
    try (var test = test(get("404")).start()) {
      assertThat(test.open()).containsExactly("after active");
    }
    assertThatThrownBy(() -> test(get("404").field("failStatusCodes", "400, 4xx")).start())
        .isInstanceOf(HttpTaskException.class)
        .hasMessageContaining("404")
        .hasMessageContaining("'call'");
  }

  @Test
  void aStatusThatTheModelHandlesIsAFault() {
    var call = get("503").field("handleStatusCodes", "5XX").field("failStatusCodes", "503");
    var repair = human("repair").entryIf("${faultCode == 'HTTP503'}", "call.fault");
    try (var test = of(call, repair).start()) {
      assertThat(test.open()).containsExactly("call failed", "repair active");
    }
  }

  @Test
  void theStatusCountsBeforeABodyThatIsNoJson() {
    var call =
        get("page")
            .field("saveResponseVariableAsJson", "true")
            .field("saveResponseParameters", "true")
            .field("handleStatusCodes", "404");
    var repair = human("repair").entryIf("${faultCode == 'HTTP404'}", "call.fault");
    try (var test = of(call, repair).start()) {
      assertThat(test.open()).containsExactly("call failed", "repair active");
    }
    var failing =
        get("page").field("saveResponseVariableAsJson", "true").field("failStatusCodes", "4XX");
    assertThatThrownBy(() -> test(failing).start())
        .isInstanceOf(HttpTaskException.class)
        .hasMessageContaining("404")
        .hasMessageContaining("with which it fails");
    var ignoring =
        get("page")
            .field("saveResponseVariableAsJson", "true")
            .field("saveResponseParameters", "true")
            .field("ignoreException", "true");
    try (var test = test(ignoring).start()) {
      assertThat(variablesOf(test)).containsEntry("def_callResponseStatusCode", 404);
      assertThat(variablesOf(test).get("def_callErrorMessage").toString()).contains("no JSON");
    }
  }

  @Test
  void aValueDoesNotAddAHeader() {
    var call = get("200").fieldOf("requestHeaders", "X-Other: a\nX-Test: ${who}");
    try (var test = test(call).start(variables("who", "kermit"))) {
      assertThat(received).containsExactly("GET 200 [kermit] ");
      assertThat(test.over()).singleElement().asString().endsWith(" completed");
    }
    for (var end : List.of("\r\n", "\n", "\r")) {
      assertThatThrownBy(
              () -> test(call).start(variables("who", "a" + end + "Authorization: Bearer x")))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("Line 2")
          .hasMessageContaining("'requestHeaders'")
          .hasMessageNotContaining("Bearer");
    }
    assertThat(received).hasSize(1);
  }

  @Test
  void aTaskDoesNotGoWhereSettingsDoNotLetItGo() {
    assertThatThrownBy(() -> test(http("GET", "http://169.254.169.254/token")).start())
        .isInstanceOf(HttpTaskException.class)
        .hasMessageContaining("'call'")
        .hasMessageContaining("GET http://169.254.169.254/token")
        .hasMessageContaining("setHttpTaskDestinations");
    assertThatThrownBy(
            () ->
                TestCase.of(
                        database,
                        c -> c.setHttpTaskDestinations((address, url) -> url.getPort() == 443),
                        stage("plan", get("200")))
                    .start())
        .isInstanceOf(HttpTaskException.class)
        .hasMessageContaining("127.0.0.1");
    assertThat(received).isEmpty();
  }

  @Test
  void messagesDoNotRepeatPasswords() {
    var port = server.getAddress().getPort();
    var call = http("get", "http://kermit:secret@127.0.0.1:" + port + "/404");
    assertThatThrownBy(() -> test(call.field("failStatusCodes", "404")).start())
        .isInstanceOf(HttpTaskException.class)
        .hasMessageContaining("GET http://127.0.0.1:" + port + "/404")
        .hasMessageNotContaining("secret");
  }

  @Test
  void redirectsAreFollowedUnlessTheModelSaysOtherwise() {
    try (var test = test(get("moved")).start()) {
      assertThat(received).hasSize(2);
      assertThat(variablesOf(test).get("def_callResponseBody").toString()).contains("kermit");
    }
    var stays = get("moved").field("disallowRedirects", "true");
    try (var test = test(stays.field("saveResponseParameters", "true")).start()) {
      assertThat(variablesOf(test)).containsEntry("def_callResponseStatusCode", 302);
    }
  }

  @Test
  void nothingWaitsForeverForAnAnswerOrItsBody() {
    for (var path : List.of("slow", "slowBody")) {
      assertThatThrownBy(() -> test(get(path).field("requestTimeout", "200")).start())
          .isInstanceOf(HttpTaskException.class)
          .hasMessageContaining("within 200 ms");
    }
  }

  @Test
  void aFailureIsIgnoredWhereTheModelSaysSo() {
    var call = get("slow").field("requestTimeout", "200").field("ignoreException", "true");
    try (var test = test(call).start()) {
      assertThat(test.open()).containsExactly("after active");
      assertThat(variablesOf(test).get("def_callErrorMessage").toString()).contains("200 ms");
    }
  }

  @Test
  void anAnswerThatIsNoTextIsKeptAsItsBytes() {
    var call = get("image").field("responseVariableName", "picture");
    try (var test = test(call).start()) {
      assertThat(variablesOf(test)).containsOnlyKeys("picture").containsEntry("picture", IMAGE);
    }
  }

  @Test
  void anAnswerThatIsNoTextIsNoJson() {
    var call = get("image").field("saveResponseVariableAsJson", "true");
    assertThatThrownBy(() -> test(call).start())
        .isInstanceOf(HttpTaskException.class)
        .hasMessageContaining("no JSON: it is no text but 6 other bytes");
  }

  @Test
  void theApplicationReplacesTheClient() {
    var call = http("GET", "https://example.org/frogs?secret=1");
    try (var test =
        TestCase.of(
                database,
                configuration ->
                    configuration.setHttpTaskClient(
                        request -> {
                          received.add(request.toString());
                          return new HttpTaskResponse(null, 200, "OK", Map.of(), "hello");
                        }),
                stage("plan", call, human("h")))
            .start()) {
      assertThat(received).containsExactly("GET https://example.org/frogs");
      assertThat(variablesOf(test)).containsOnly(Map.entry("def_callResponseBody", "hello"));
    }
  }

  @Test
  void aClientThatReturnsNothingIsTold() {
    var call = http("GET", "https://example.org/frogs");
    var test =
        TestCase.of(
            database,
            configuration -> configuration.setHttpTaskClient(request -> null),
            stage("plan", call, human("h")));
    assertThatThrownBy(test::start)
        .isInstanceOf(HttpTaskException.class)
        .hasMessageContaining("'call'")
        .hasMessageContaining("the client returned null");
  }

  @Test
  void anAddressThatIsNoneUndoesTheCall() {
    var call =
        task("call")
            .with("flowable:type=\"http\"")
            .field("requestMethod", "GET")
            .fieldOf("requestUrl", "${url}");
    assertThatThrownBy(() -> test(call).start(variables("url", "file:///etc/passwd")))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("requestUrl");
  }

  @Test
  void fieldsThatCannotBeAreRefusedAllAtOnce() {
    var call =
        task("call")
            .with("flowable:type=\"http\"")
            .field("requestMethod", "FETCH")
            .field("requestTimeout", "soon")
            .field("failStatusCodes", "bad")
            .field("ignoreException", "perhaps")
            .field("requestURL", "http://example.org");
    var refused = catchThrowableOfType(DeploymentException.class, () -> test(call));
    assertThat(refused.problems())
        .hasSize(6)
        .allMatch(problem -> problem.code().equals("CMMN-099") && problem.line() > 0)
        .extracting(problem -> problem.message())
        .anyMatch(message -> message.contains("'requestURL'"))
        .anyMatch(message -> message.contains("'requestUrl' is missing"));
  }
}
