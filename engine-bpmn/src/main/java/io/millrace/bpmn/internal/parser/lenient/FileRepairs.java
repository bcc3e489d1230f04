package io.millrace.bpmn.internal.parser.lenient;

import io.millrace.bpmn.internal.parser.Namespaces;
import java.util.List;

/** Gets around what is wrong with processes, scopes and ids. */
final class FileRepairs {

  private static final int LONGEST = 255;

  private FileRepairs() {}

  /** Where no process is to be executed, all are that hold something. */
  static String execute(Flaw flaw) {
    var filled =
        flaw.file().root().children("process").stream()
            .filter(process -> process.children().stream().anyMatch(Nodes::isNode))
            .filter(process -> process.attribute("isExecutable") != null)
            .toList();
    filled.forEach(process -> process.set("isExecutable", "true"));
    return filled.isEmpty() ? null : "Every process that holds something is executable.";
  }

  static String nameId(Flaw flaw) {
    var element = flaw.element();
    var place = element.position();
    flaw.file().rename(element, element.name() + "_" + place.line() + "_" + place.column());
    return "It got the id '" + element.id() + "'.";
  }

  /** What is no XML name is written as one, also where it is referred to. */
  static String correctId(Flaw flaw) {
    var id = flaw.element().id();
    if (id == null) {
      return null;
    }
    var name = id.replaceAll("[^\\p{L}\\p{M}\\p{N}_.\\-]", "_");
    return changeId(flaw, name.matches("[\\p{L}_].*") ? name : "_" + name);
  }

  static String cut(Flaw flaw) {
    if ("id".equals(flaw.subject())) {
      return changeId(flaw, flaw.element().id().substring(0, LONGEST - 5));
    }
    var cut = false;
    for (var attribute : flaw.element().attributes()) {
      if (attribute.name().equals(flaw.subject()) && attribute.value().strip().length() > LONGEST) {
        flaw.element()
            .set(
                attribute.namespace(),
                attribute.name(),
                attribute.value().strip().substring(0, LONGEST));
        cut = true;
      }
    }
    return cut ? "It is cut to " + LONGEST + " characters." : null;
  }

  private static String changeId(Flaw flaw, String wish) {
    var element = flaw.element();
    var old = element.id();
    var referring = flaw.file().referringTo(old);
    flaw.file().rename(element, wish);
    referring.forEach(other -> References.replace(other, old, element.id()));
    return "It got the id '" + element.id() + "', also where it is referred to.";
  }

  /** The second of a name is renamed; what refers to the name in its own process means it. */
  static String renameSecond(Flaw flaw) {
    var element = flaw.element();
    var old = element.id();
    var first = flaw.file().byId(old);
    if (old == null) {
      return null;
    }
    var own = flaw.file().processOf(element);
    var isElsewhere = first != null && flaw.file().processOf(first) != own;
    flaw.file().rename(element, old);
    if (isElsewhere && own != null) {
      flaw.file().referringTo(old).stream()
          .filter(other -> flaw.file().processOf(other) == own)
          .forEach(other -> References.replace(other, old, element.id()));
    }
    return "It got the id '" + element.id() + "'; '" + old + "' means the first one.";
  }

  static String fill(Flaw flaw) {
    var scope = flaw.element();
    if (scope.is("process")) {
      scope.set("isExecutable", "false");
      return "The process is not deployed.";
    }
    if (Nodes.isEventSubProcess(scope)) {
      flaw.file().removeNode(scope);
      return "The event sub-process is left out.";
    }
    if (scope.is("adHocSubProcess")) {
      Nodes.toTask(scope);
      return "It is a task that passes on at once.";
    }
    flaw.file().add(scope, "startEvent", scope.id() + "_start");
    return "It begins and is done at once.";
  }

  /** The standard lets a scope without start events begin at all that nothing leads to. */
  static String begin(Flaw flaw) {
    var scope = flaw.element();
    if (Nodes.isEventSubProcess(scope)) {
      flaw.file().removeNode(scope);
      return "The event sub-process never begins and is left out.";
    }
    var first =
        scope.children().stream()
            .filter(node -> mayBeFirst(node) && isLedToByNothing(node, flaw.file()))
            .toList();
    if (first.isEmpty()) {
      first = scope.children().stream().filter(FileRepairs::mayBeFirst).limit(1).toList();
    }
    if (first.isEmpty()) {
      return null;
    }
    var start = flaw.file().add(scope, "startEvent", scope.id() + "_start");
    first.forEach(node -> flaw.file().connect(start, node));
    return "It begins at " + ids(first) + ", which nothing leads to.";
  }

  private static boolean isLedToByNothing(EditableElement node, EditableFile file) {
    return file.flowsTo(node).stream()
        .noneMatch(flow -> file.byId(flow.reference("sourceRef")) != null);
  }

  private static boolean mayBeFirst(EditableElement node) {
    var isLink =
        node.is("intermediateCatchEvent") && !node.children("linkEventDefinition").isEmpty();
    return Nodes.isNode(node)
        && !node.is("boundaryEvent")
        && !isLink
        && !Nodes.isEventSubProcess(node)
        && !"true".equals(node.attribute("isForCompensation"));
  }

  private static List<String> ids(List<EditableElement> nodes) {
    return nodes.stream().map(EditableElement::id).toList();
  }

  /** What is said to another engine goes from the whole file at once. */
  static String leaveOutLost(Flaw flaw) {
    for (var element : flaw.file().elements()) {
      element.removeAttributes(attribute -> attribute.namespace().equals(Namespaces.ZEEBE));
      if (element.isOf(Namespaces.ZEEBE)) {
        element.remove();
      }
    }
    return "All that is said to that engine is left out.";
  }

  /** An ad-hoc sub-process keeps its activities. */
  static String keepActivities(Flaw flaw) {
    var element = flaw.element();
    if (element.is("adHocSubProcess")) {
      Nodes.toTask(element);
      return "It is a task that passes on at once.";
    }
    flaw.file().removeNode(element);
    return "It is left out with its flows.";
  }
}
