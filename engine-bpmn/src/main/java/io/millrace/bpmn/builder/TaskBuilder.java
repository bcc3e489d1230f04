package io.millrace.bpmn.builder;

/** Builds a task of which little is to be said. Not thread-safe. Spec: BPMN 2.0.2 §10.3.3. */
public final class TaskBuilder extends ActivityBuilder<TaskBuilder> {

  TaskBuilder(Draft draft) {
    super(draft);
  }

  @Override
  TaskBuilder self() {
    return this;
  }
}
