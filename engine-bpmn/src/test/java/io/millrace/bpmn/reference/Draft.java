package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.List;

/** A process or sub-process that is being made. */
final class Draft {

  private final List<Node> nodes = new ArrayList<>();
  private final List<Flow> flows = new ArrayList<>();
  private final Ids ids;

  Draft(Ids ids) {
    this.ids = ids;
  }

  /** Ids of one file. */
  static final class Ids {

    private int last;

    String next(String prefix) {
      return prefix + ++last;
    }

    int used() {
      return last;
    }
  }

  String add(Kind kind, Traits traits, Body body) {
    var id = ids.next(prefix(kind));
    nodes.add(new Node(id, kind, traits, body));
    return id;
  }

  String add(Kind kind) {
    return add(kind, Traits.NONE, null);
  }

  /** Adds a node that follows others. */
  String add(Kind kind, Traits traits, Body body, List<Open> from) {
    var id = add(kind, traits, body);
    connect(from, id);
    return id;
  }

  void connect(List<Open> from, String target) {
    for (var open : from) {
      flows.add(
          new Flow("f" + ids.next("_"), open.source(), target, open.condition(), open.otherwise()));
    }
  }

  boolean isGateway(String id) {
    return nodes.stream().anyMatch(node -> node.id().equals(id) && node.kind().isGateway());
  }

  Body body() {
    return new Body(List.copyOf(nodes), List.copyOf(flows));
  }

  private static String prefix(Kind kind) {
    return kind.name().toLowerCase(java.util.Locale.ROOT).replace("_", "");
  }

  /** A flow that leads nowhere yet. */
  record Open(String source, Condition condition, boolean otherwise) {

    static Open of(String source) {
      return new Open(source, null, false);
    }
  }
}
