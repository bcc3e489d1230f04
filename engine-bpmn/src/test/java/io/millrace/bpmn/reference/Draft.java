package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A process or sub-process that is being made. */
final class Draft {

  private final List<Node> nodes = new ArrayList<>();
  private final List<Flow> flows = new ArrayList<>();
  private final Map<String, Long> data = new LinkedHashMap<>();
  private final Ids ids;
  private final boolean transaction;

  Draft(Ids ids) {
    this(ids, false);
  }

  /** One in which a cancel end event may stand. */
  Draft(Ids ids, boolean transaction) {
    this.ids = ids;
    this.transaction = transaction;
  }

  boolean isTransaction() {
    return transaction;
  }

  void data(String name, long value) {
    data.put(name, value);
  }

  String id(String prefix) {
    return ids.next(prefix);
  }

  /** The activities that can be compensated. */
  List<String> undoable() {
    return nodes.stream()
        .filter(node -> node.traits().undoneBy() != null || hasUndoable(node))
        .map(Node::id)
        .toList();
  }

  private static boolean hasUndoable(Node node) {
    return node.kind().isActivity()
        && node.kind().isEmbedded()
        && node.body().nodes().stream().anyMatch(each -> each.traits().undoneBy() != null);
  }

  void undo(String id, String handler) {
    nodes.replaceAll(
        node -> node.id().equals(id) ? node.with(node.traits().undoneBy(handler)) : node);
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

  void add(Node node) {
    nodes.add(node);
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
    return new Body(List.copyOf(nodes), List.copyOf(flows), Map.copyOf(data));
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
