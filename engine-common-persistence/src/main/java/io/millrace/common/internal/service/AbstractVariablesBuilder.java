package io.millrace.common.internal.service;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What builders have in common by which variables are given, stored and transient ones. The names
 * of the methods are those of the interfaces. Used by one thread.
 *
 * @param <B> the builder itself
 */
public abstract class AbstractVariablesBuilder<B> {

  private final Check check;
  private final Map<String, Object> variables = new LinkedHashMap<>();
  private final Map<String, Object> transientVariables = new LinkedHashMap<>();

  /** Creates a builder that has no variables yet. */
  protected AbstractVariablesBuilder(Check check) {
    this.check = check;
  }

  /** Returns the builder as what it is to callers; every subclass says so by its type parameter. */
  @SuppressWarnings("unchecked")
  private B self() {
    return (B) this;
  }

  /** Returns the variables that were given so far. */
  protected final Map<String, Object> variables() {
    return variables;
  }

  /** Returns the transient variables that were given so far. */
  protected final Map<String, Object> transientVariables() {
    return transientVariables;
  }

  public final B variable(String name, Object value) {
    variables.put(check.text("variable", "name", name), value);
    return self();
  }

  public final B variables(Map<String, Object> variables) {
    this.variables.putAll(check.variables("variables", variables));
    return self();
  }

  public final B transientVariable(String name, Object value) {
    transientVariables.put(check.text("transientVariable", "name", name), value);
    return self();
  }

  public final B transientVariables(Map<String, Object> variables) {
    transientVariables.putAll(check.variables("transientVariables", variables));
    return self();
  }
}
