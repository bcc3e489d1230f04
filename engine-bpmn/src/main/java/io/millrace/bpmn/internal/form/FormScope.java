package io.millrace.bpmn.internal.form;

import io.millrace.common.internal.expression.ExpressionScope;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** What expressions of a form see, and what is to be set when it is submitted. */
public final class FormScope implements ExpressionScope {

  private final Map<String, Object> known;
  private final Map<String, Object> written = new LinkedHashMap<>();
  private final Set<String> seen = new LinkedHashSet<>();

  private final boolean ofStart;

  private FormScope(Map<String, Object> known, boolean ofStart) {
    this.known = known;
    this.ofStart = ofStart;
  }

  /** Creates the scope of a start form, which sees no variables yet. */
  public static FormScope ofStart() {
    return new FormScope(Map.of(), true);
  }

  /** Creates the scope of the form of a task. */
  public static FormScope ofTask(Map<String, Object> variables) {
    return new FormScope(variables, false);
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
    return known.containsKey(name) ? known.get(name) : ABSENT;
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
