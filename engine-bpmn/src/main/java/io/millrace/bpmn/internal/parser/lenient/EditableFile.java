package io.millrace.bpmn.internal.parser.lenient;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.millrace.bpmn.internal.model.SourcePosition;
import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.common.internal.xml.XmlNode;
import io.millrace.common.internal.xml.XmlTree;
import io.millrace.common.internal.xml.XmlWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A file that can be changed, and what is where in it. What it finds by id is as of the last call
 * of {@link #index}, without what was removed since. Used by one thread.
 */
final class EditableFile {

  private static final Set<String> OLD_NAMESPACES =
      Set.of("http://schema.omg.org/spec/BPMN/2.0", "http://www.omg.org/spec/BPMN/20100501/MODEL");

  private final EditableElement root;
  private final Map<String, String> prefixes;
  private final String oldNamespace;
  private Map<String, EditableElement> byId = new HashMap<>();
  private Map<String, List<EditableElement>> referring = new HashMap<>();

  EditableFile(XmlTree tree) {
    var namespace = tree.root().tag().namespace();
    this.oldNamespace = OLD_NAMESPACES.contains(namespace) ? namespace : null;
    this.root = EditableElement.of(tree.root(), null, oldNamespace);
    this.prefixes = tree.prefixes();
    index();
  }

  EditableElement root() {
    return root;
  }

  /** Returns the namespace of a draft of the standard that its elements were in, or null. */
  String oldNamespace() {
    return oldNamespace;
  }

  byte[] write() {
    var declared = new LinkedHashMap<>(prefixes);
    declared.put("", Namespaces.BPMN);
    var node = root.toNode();
    var whole = new XmlNode(node.tag().declaring(declared), node.content());
    return new XmlWriter().write(whole).getBytes(UTF_8);
  }

  /** Finds what is where now. */
  void index() {
    byId = new HashMap<>();
    referring = new HashMap<>();
    for (var element : elements()) {
      if (element.id() != null) {
        byId.putIfAbsent(element.id(), element);
      }
      References.of(element)
          .forEach(ref -> referring.computeIfAbsent(ref, key -> new ArrayList<>(2)).add(element));
    }
  }

  /** Returns all elements, each before what is in it. */
  List<EditableElement> elements() {
    var all = new ArrayList<EditableElement>();
    Deque<EditableElement> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      var element = open.pop();
      all.add(element);
      var children = element.children();
      for (var i = children.size() - 1; i >= 0; i--) {
        open.push(children.get(i));
      }
    }
    return all;
  }

  /** Returns the elements by where they stand in a text of this file. */
  Map<SourcePosition, EditableElement> places(XmlTree text) {
    var places = new HashMap<SourcePosition, EditableElement>();
    var elements = elements().iterator();
    Deque<XmlNode> open = new ArrayDeque<>(List.of(text.root()));
    while (!open.isEmpty() && elements.hasNext()) {
      var node = open.pop();
      places.put(new SourcePosition(node.tag().line(), node.tag().column()), elements.next());
      var children = node.children();
      for (var i = children.size() - 1; i >= 0; i--) {
        open.push(children.get(i));
      }
    }
    return places;
  }

  /** Returns the element of an id, or null. */
  EditableElement byId(String id) {
    var found = id == null ? null : byId.get(id);
    return found == null || found.isGone() ? null : found;
  }

  /** Returns the elements that refer to an id. */
  List<EditableElement> referringTo(String id) {
    return referring.getOrDefault(id, List.of()).stream()
        .filter(element -> !element.isGone())
        .toList();
  }

  /** Returns an id that is free, and takes it for an element. */
  String freshId(String wish, EditableElement element) {
    var free = wish;
    for (var number = 2; byId.containsKey(free); number++) {
      free = wish + "_" + number;
    }
    byId.put(free, element);
    return free;
  }

  /** Gives an element another id. */
  void rename(EditableElement element, String wish) {
    element.set("id", freshId(wish, element));
  }

  /** Adds an element with an id of its own to another. */
  EditableElement add(EditableElement parent, String name, String idWish) {
    var added = parent.add(name);
    added.set("id", freshId(idWish, added));
    return added;
  }

  /** Adds a sequence flow. */
  void connect(EditableElement source, EditableElement target) {
    var flow = add(source.parent(), "sequenceFlow", source.id() + "_to_" + target.id());
    flow.set("sourceRef", source.id());
    flow.set("targetRef", target.id());
    List.of(source, target)
        .forEach(end -> referring.computeIfAbsent(end.id(), key -> new ArrayList<>()).add(flow));
  }

  List<EditableElement> flowsFrom(EditableElement node) {
    return flows(node, "sourceRef");
  }

  List<EditableElement> flowsTo(EditableElement node) {
    return flows(node, "targetRef");
  }

  private List<EditableElement> flows(EditableElement node, String end) {
    return referringTo(node.id()).stream()
        .filter(flow -> flow.is("sequenceFlow") && node.id().equals(flow.reference(end)))
        .toList();
  }

  /** Removes a sequence flow; who had it as its default has none. */
  void removeFlow(EditableElement flow) {
    flow.remove();
    if (flow.id() != null) {
      referringTo(flow.id()).stream()
          .filter(node -> flow.id().equals(node.reference("default")))
          .forEach(node -> node.removeAttribute("default"));
    }
  }

  /** Removes a node with what is in it, its flows and the events at its border. */
  void removeNode(EditableElement node) {
    Deque<EditableElement> open = new ArrayDeque<>(List.of(node));
    while (!open.isEmpty()) {
      var next = open.pop();
      next.remove();
      if (next.id() != null) {
        for (var other : referringTo(next.id())) {
          if (other.is("sequenceFlow")) {
            removeFlow(other);
          } else if (other.is("boundaryEvent")) {
            open.push(other);
          } else if (other.is("association")) {
            other.remove();
          }
        }
      }
    }
  }

  /** Returns the process around an element, or null. */
  EditableElement processOf(EditableElement element) {
    var around = element;
    while (around != null && !around.is("process")) {
      around = around.parent();
    }
    return around;
  }

  /** Returns a name that no other element of any file has easily. */
  String nameFor(EditableElement event) {
    var process = processOf(event);
    return process == null ? event.id() : process.id() + "." + event.id();
  }
}
