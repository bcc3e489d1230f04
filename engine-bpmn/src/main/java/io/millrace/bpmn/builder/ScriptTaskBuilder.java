package io.millrace.bpmn.builder;

/** Builds a script task. Not thread-safe. Spec: BPMN 2.0.2 §10.3.3. */
public final class ScriptTaskBuilder extends ActivityBuilder<ScriptTaskBuilder> {

  ScriptTaskBuilder(Draft draft) {
    super(draft);
  }

  /**
   * Keeps its result.
   *
   * @param variable the name of a variable
   * @return this
   */
  public ScriptTaskBuilder resultVariable(String variable) {
    engine("resultVariable", variable);
    return self();
  }

  /**
   * Takes the script from the class path, instead of its text.
   *
   * @param name the name of the resource
   * @return this
   */
  public ScriptTaskBuilder resource(String name) {
    engine("resource", name);
    return self();
  }

  @Override
  ScriptTaskBuilder self() {
    return this;
  }
}
