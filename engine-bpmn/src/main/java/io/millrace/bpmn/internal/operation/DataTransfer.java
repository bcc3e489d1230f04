package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.json.JsonAccess;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives one variable, or a part of it, a value. Immutable.
 *
 * @param item what sets of inputs and outputs call it
 * @param variable the variable
 * @param path the properties that lead to the part that is set; empty for all of it
 * @param sources the variables that have to be there
 * @param value gives the value
 */
public record DataTransfer(
    String item, String variable, List<String> path, List<String> sources, Value value) {

  private static final JsonAccess JSON = JsonAccess.detect();

  /** Gives a value as an execution sees it. */
  @FunctionalInterface
  public interface Value {
    /** Returns the value; may be null. */
    Object of(ExecutionEntity execution, BpmnContext context);
  }

  /** Copies the lists. */
  public DataTransfer {
    path = List.copyOf(path);
    sources = List.copyOf(sources);
  }

  /** Returns a variable that has to be there and is not; null if there is none. */
  String absent(ExecutionEntity execution, BpmnContext context) {
    for (var source : sources) {
      if (!context.variables().has(execution, source)) {
        return source;
      }
    }
    return null;
  }

  /**
   * Sets the value at an execution, as its own variable or as one that it sees; but an instance of
   * a loop that keeps the variable gives none to those around it.
   */
  void run(
      ExecutionEntity execution, ExecutionEntity target, boolean isLocal, BpmnContext context) {
    var isKept = !isLocal && context.variables().node(execution).keeps(variable);
    var to = isKept ? execution : target;
    var given = value.of(execution, context);
    var whole = path.isEmpty() ? given : with(known(to, isLocal, context), path, given);
    if (isLocal) {
      context.variables().setLocal(to, variable, whole);
    } else {
      context.variables().set(to, variable, whole);
    }
  }

  private Object known(ExecutionEntity to, boolean isLocal, BpmnContext context) {
    return isLocal
        ? context.variables().access().getLocal(context.variables().node(to), variable)
        : context.variables().get(to, variable);
  }

  /**
   * Returns a copy in which one part has another value. A JSON object stays one; what has no parts
   * becomes a map.
   */
  private Object with(Object whole, List<String> path, Object value) {
    var opened = JSON.open(whole);
    return JSON.isNode(opened)
        ? treeWith(JSON.parse(JSON.write(opened)), path, value)
        : mapWith(opened, path, value);
  }

  private Object treeWith(Object copy, List<String> path, Object value) {
    var rest = path.subList(1, path.size());
    var known = rest.isEmpty() ? null : JSON.get(copy, path.get(0));
    var part =
        rest.isEmpty() ? value : with(JSON.isNode(known) ? known : JSON.parse("{}"), rest, value);
    if (!JSON.set(copy, path.get(0), part)) {
      throw new ExpressionException(
          "The data association to '"
              + variable
              + "."
              + String.join(".", this.path)
              + "' cannot set '"
              + path.get(0)
              + "' of JSON to "
              + (part == null ? "null" : "a " + part.getClass().getName())
              + ". Only objects have such parts, and they hold texts, numbers, truth values and"
              + " JSON.");
    }
    return copy;
  }

  private Object mapWith(Object whole, List<String> path, Object value) {
    var parts = new LinkedHashMap<String, Object>();
    if (whole instanceof Map<?, ?> map) {
      map.forEach((key, part) -> parts.put(String.valueOf(key), part));
    }
    var rest = path.subList(1, path.size());
    var first = path.get(0);
    parts.put(first, rest.isEmpty() ? value : with(parts.get(first), rest, value));
    return parts;
  }
}
