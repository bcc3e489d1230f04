package io.millrace.bpmn.internal.form;

import io.millrace.common.internal.expression.ExpressionScope;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** What expressions of a form see, and what is to be set when it is submitted. */
public final class FormScope implements ExpressionScope {

  private final Map<String, Object> known;
  private final Function<String, Object> unlisted;
  private final Map<String, Object> written = new LinkedHashMap<>();
  private final Set<String> seen = new LinkedHashSet<>();

  private final boolean ofStart;

  private FormScope(Map<String, Object> known, Function<String, Object> unlisted, boolean ofStart) {
    this.known = known;
    this.unlisted = unlisted;
    this.ofStart = ofStart;
  }

  /** Creates the scope of a start form, which sees no variables yet. */
  public static FormScope ofStart() {
    return new FormScope(Map.of(), name -> null, true);
  }

  /**
   * Creates the scope of the form of a task.
   *
   * @param variables the variables that are listed
   * @param unlisted gives what is found by name alone, such as the counter of a loop; or null
   */
  public static FormScope ofTask(Map<String, Object> variables, Function<String, Object> unlisted) {
    return new FormScope(variables, unlisted, false);
  }

  /** Tells whether there are no variables yet that expressions could read. */
  boolean isOfStart() {
    return ofStart;
  }

  @Override
  public Object resolve(String name) {
    if (written.containsKey(name)) {
      return written.get(name);
    }
    seen.add(name);
    if (known.containsKey(name)) {
      return known.get(name);
    }
    var found = unlisted.apply(name);
    return found == null ? ABSENT : found;
  }

  @Override
  public void assign(String name, Object value) {
    written.put(name, value);
  }

  /** Begins to note which variables are looked at. */
  void beginToNote() {
    seen.clear();
  }

  /** Sets the variables anew that were looked at, since what is in them was changed. */
  void setNoted() {
    seen.stream().filter(known::containsKey).forEach(name -> written.put(name, known.get(name)));
  }

  /** Returns the variables that are to be set. */
  public Map<String, Object> written() {
    return written;
  }

  @Override
  public Set<String> roots() {
    return Set.of();
  }
}
