package io.millrace.bpmn.reference;

import java.util.List;
import java.util.stream.Stream;

/**
 * An element that a token can be at.
 *
 * @param id unique in the file
 * @param body what is in a sub-process, or the process that is called
 */
record Node(String id, Kind kind, Traits traits, Body body) {

  static Node of(String id, Kind kind) {
    return new Node(id, kind, Traits.NONE, null);
  }

  static Node of(String id, Kind kind, Traits traits) {
    return new Node(id, kind, traits, null);
  }

  Node with(Traits other) {
    return new Node(id, kind, other, body);
  }

  Node with(Body other) {
    return new Node(id, kind, traits, other);
  }

  Node with(Kind other) {
    return new Node(id, other, traits, body);
  }

  boolean is(Kind other) {
    return kind == other;
  }

  boolean isLinkThrow() {
    return kind == Kind.THROW && waitsFor(Event.Type.LINK);
  }

  Event event() {
    return traits.event();
  }

  /** What it waits for or throws, one by one; none if it is no event. */
  List<Event> events() {
    if (traits.several() != null) {
      return traits.several().parts();
    }
    return traits.event() == null ? List.of() : List.of(traits.event());
  }

  boolean isMultiple() {
    return traits.several() != null;
  }

  /** Whether all that it waits for has to come. */
  boolean needsAll() {
    return isMultiple() && traits.several().all();
  }

  /** Whether that is among what it waits for or throws. */
  boolean deals(Event.Type type) {
    return events().stream().anyMatch(event -> event.is(type));
  }

  boolean waitsFor(Event.Type type) {
    return traits.event() != null && traits.event().is(type);
  }

  /** This node and all in it, called processes included. */
  Stream<Node> all() {
    return Stream.concat(Stream.of(this), body == null ? Stream.empty() : body.all());
  }
}
