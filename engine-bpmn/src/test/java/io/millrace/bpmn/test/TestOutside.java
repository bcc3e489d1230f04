package io.millrace.bpmn.test;

import io.millrace.common.decision.DecisionRequest;
import io.millrace.common.http.HttpTaskRequest;
import io.millrace.common.http.HttpTaskResponse;
import io.millrace.common.mail.MailMessage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is outside of the engine under test: it answers what a test says, and keeps what it got. */
public final class TestOutside {

  private final List<DecisionRequest> asked = new ArrayList<>();
  private final List<HttpTaskRequest> requests = new ArrayList<>();
  private final List<MailMessage> mails = new ArrayList<>();
  private final List<Object> told = new ArrayList<>();
  private List<Map<String, Object>> results = List.of();
  private int status;
  private byte[] bytes;

  TestOutside() {
    reset();
  }

  /** Says that the next decisions hit one rule, with these outputs. */
  public void decides(Map<String, Object> outputs) {
    results = List.of(outputs);
  }

  /** Says that the next decisions hit no rule. */
  public void decidesNothing() {
    results = List.of();
  }

  /** Says with which status the next requests are answered. */
  public void answers(int code) {
    status = code;
  }

  /** Says that the next requests are answered by something that is no text. */
  public void answers(byte[] content) {
    bytes = content;
  }

  /** Keeps what an expression tells; returns how much it was told so far. */
  public int tell(Object what) {
    told.add(what);
    return told.size();
  }

  /** Returns what expressions told. */
  public List<Object> told() {
    return told;
  }

  /** Returns the decisions that were asked for. */
  public List<DecisionRequest> asked() {
    return asked;
  }

  /** Returns the requests that were sent. */
  public List<HttpTaskRequest> requests() {
    return requests;
  }

  /** Returns the mails that were sent. */
  public List<MailMessage> mails() {
    return mails;
  }

  List<Map<String, Object>> evaluate(DecisionRequest request) {
    asked.add(request);
    return results;
  }

  HttpTaskResponse send(HttpTaskRequest request) throws IOException {
    requests.add(request);
    if (status == 0) {
      throw new IOException("no network");
    }
    var text = bytes == null ? "{\"a\": 1}" : null;
    return new HttpTaskResponse("HTTP/1.1", status, "told by the test", Map.of(), text, bytes);
  }

  void send(MailMessage message) throws IOException {
    if (message.subject() != null && message.subject().equals("lost")) {
      throw new IOException("no post office");
    }
    mails.add(message);
  }

  void reset() {
    bytes = null;
    asked.clear();
    requests.clear();
    mails.clear();
    told.clear();
    results = List.of();
    status = 200;
  }
}
