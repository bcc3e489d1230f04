package io.millrace.bpmn.conformance;

import io.millrace.bpmn.test.TestEngine;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;

/** What an element brings about each time it is passed. Without it the element does nothing. */
@FunctionalInterface
interface Effect {

  /** Returns all there is to see of it so far: one for each time. */
  Stream<?> seen(TestEngine engine);

  /** An activity is visited and left, in whichever instance. */
  static Effect visitOf(String activity) {
    return engine ->
        engine
            .history()
            .createHistoricActivityInstanceQuery()
            .activityId(activity)
            .finished()
            .list()
            .stream()
            .filter(visit -> visit.getDeleteReason() == null);
  }

  /** A mail is sent. */
  static Effect mail(String to, String text) {
    return engine ->
        engine.outside().mails().stream()
            .filter(mail -> mail.to().equals(List.of(to)) && text.equals(mail.text()));
  }

  /** A request is sent to a place. */
  static Effect request(String url) {
    return engine ->
        engine.outside().requests().stream().filter(sent -> sent.url().equals(URI.create(url)));
  }

  /** A decision is asked for. */
  static Effect asked(String decision) {
    return engine ->
        engine.outside().asked().stream().filter(one -> one.decisionKey().equals(decision));
  }

  /** An expression of the model tells this to {@link io.millrace.bpmn.test.TestOutside#tell}. */
  static Effect told(Object what) {
    return engine -> engine.outside().told().stream().filter(what::equals);
  }
}
