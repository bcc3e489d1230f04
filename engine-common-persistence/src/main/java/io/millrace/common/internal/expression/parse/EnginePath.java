package io.millrace.common.internal.expression.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.el.parser.AstBracketSuffix;
import org.apache.el.parser.AstDotSuffix;
import org.apache.el.parser.AstIdentifier;
import org.apache.el.parser.AstMethodParameters;
import org.apache.el.parser.AstString;
import org.apache.el.parser.AstValue;
import org.apache.el.parser.Node;

/**
 * Finds the paths of a parsed expression that lead from an object of the engine to the whole
 * engine: {@code execution.processEngine}, {@code task.execution.parent.getProcessEngine()}. What
 * leads over a variable or a bean is not known before it is there.
 */
final class EnginePath {

  private static final Set<String> OBJECTS = Set.of("execution", "task");
  private static final Set<String> BETWEEN =
      Set.of("execution", "executions", "get", "parent", "processInstance");
  private static final Set<String> ENGINES = Set.of("processEngine", "processEngineServices");

  /** What the names of all engines have, as properties and as methods. */
  private static final String PART = "rocessEngine";

  private EnginePath() {}

  /** Tells whether it is worth to look. */
  static boolean mayStandIn(String text) {
    return text.contains(PART);
  }

  /** Returns the first of the paths, as it is written up to the engine. */
  static Optional<String> find(Node node) {
    if (node instanceof AstValue path) {
      var found = inPath(path);
      if (found.isPresent()) {
        return found;
      }
    }
    for (var i = 0; i < node.jjtGetNumChildren(); i++) {
      var found = find(node.jjtGetChild(i));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inPath(AstValue path) {
    if (!(path.jjtGetChild(0) instanceof AstIdentifier object)
        || !OBJECTS.contains(object.getImage())) {
      return Optional.empty();
    }
    var written = new ArrayList<>(List.of(object.getImage()));
    for (var i = 1; i < path.jjtGetNumChildren(); i++) {
      var step = path.jjtGetChild(i);
      var name = property(step);
      if (name != null) {
        written.add(name);
        if (ENGINES.contains(name)) {
          return Optional.of(String.join(".", written));
        }
      }
      if (!leadsOn(step, name)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Arguments and an index stay at the objects of the engine. */
  private static boolean leadsOn(Node step, String name) {
    return step instanceof AstMethodParameters
        || (name == null ? step instanceof AstBracketSuffix : BETWEEN.contains(name));
  }

  /** Returns the property that a step reads, as such or by its method; null for an index. */
  private static String property(Node step) {
    if (step instanceof AstDotSuffix) {
      return ofMethod(step.getImage());
    }
    return step instanceof AstBracketSuffix && step.jjtGetChild(0) instanceof AstString text
        ? ofMethod(text.getString())
        : null;
  }

  private static String ofMethod(String name) {
    return name.startsWith("get") && name.length() > 3
        ? Character.toLowerCase(name.charAt(3)) + name.substring(4)
        : name;
  }
}
