package io.millrace.bpmn.internal.operation;

/**
 * The parts of a BPMN engine that operations and behaviors work with. Immutable and thread-safe; one per engine.
 *
 * @param definitions the compiled processes
 * @param continuations cuts execution into jobs
 * @param events lets executions wait for events
 * @param disposal ends executions with all they own
 * @param eventBus tells the application's event listeners
 * @param limits what guards the engine
 */
public record BpmnRuntime(
    Definitions definitions,
    Continuations continuations,
    Events events,
    Disposal disposal,
    EventBus eventBus,
    Limits limits) {

  /**
   * What guards the engine.
   *
   * @param steps how many elements may be entered in one unit of work
   * @param callDepth how deep instances may call one another
   * @param loopInstances how many instances a multi-instance activity may have
   */
  public record Limits(int steps, int callDepth, int loopInstances) {

    /** What is set if nothing else is. */
    public static final Limits DEFAULT = new Limits(100_000, 100, 100_000);
  }
}
