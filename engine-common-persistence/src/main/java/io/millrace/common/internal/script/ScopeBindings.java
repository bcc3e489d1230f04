package io.millrace.common.internal.script;

import io.millrace.common.internal.expression.ExpressionScope;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.script.Bindings;
import javax.script.ScriptContext;
import javax.script.SimpleBindings;

/**
 * What a script sees: the names that an expression would know in its place, and what it assigns
 * itself. Used by one thread for one run.
 */
final class ScopeBindings extends SimpleBindings implements Bindings {

  private final Map<String, Object> assigned;
  private final ExpressionScope scope;
  private final UnaryOperator<Object> names;
  private final boolean storesVariables;

  ScopeBindings(ExpressionScope scope, UnaryOperator<Object> names, boolean storesVariables) {
    this(new LinkedHashMap<>(), scope, names, storesVariables);
  }

  private ScopeBindings(
      Map<String, Object> assigned,
      ExpressionScope scope,
      UnaryOperator<Object> names,
      boolean storesVariables) {
    super(assigned);
    this.assigned = assigned;
    this.scope = scope;
    this.names = names;
    this.storesVariables = storesVariables;
  }

  /** Sets the variables that the script assigned, if it is to. */
  void store() {
    if (storesVariables) {
      assigned.forEach(
          (name, value) -> {
            if (!isOfLanguage(name, value)) {
              scope.assign(name, value);
            }
          });
    }
  }

  /** Engines keep things of their own beside the variables of the script. */
  private boolean isOfLanguage(String name, Object value) {
    return value instanceof ScriptContext
        || value instanceof Writer
        || name.indexOf(':') >= 0
        || name.indexOf('.') >= 0
        || name.startsWith("__")
        || scope.roots().contains(name);
  }

  @Override
  public boolean containsKey(Object key) {
    return super.containsKey(key) || outside(key) != ExpressionScope.ABSENT;
  }

  @Override
  public Object get(Object key) {
    if (super.containsKey(key)) {
      return super.get(key);
    }
    var value = outside(key);
    return value == ExpressionScope.ABSENT ? null : value;
  }

  private Object outside(Object key) {
    return names.apply(key);
  }

  @Override
  public Set<Map.Entry<String, Object>> entrySet() {
    return assigned.entrySet();
  }
}
