package io.millrace.bpmn.builder;

/**
 * Begins processes in code.
 *
 * <pre>{@code
 * Bpmn.process("order")
 *     .startEvent()
 *     .userTask("review", task -> task.assignee("kermit").candidateGroups("sales"))
 *     .boundaryEvent("late", event -> event.timerWithDuration("P2D"), late -> late.endEvent("expired"))
 *     .exclusiveGateway("accepted")
 *     .branch("${accepted}", yes -> yes.serviceTask("ship", task -> task.delegateExpression("${shipping}")))
 *     .otherwise(no -> no.sendTask("decline", task -> task.javaClass("org.acme.Decline")))
 *     .endEvent("done")
 *     .toXml()
 * }</pre>
 *
 * <p>Each node follows the one before it; after branches it follows the open ends of all of them.
 * What is no attribute or element of the standard is written in the namespace {@code
 * http://millrace.io/schema/bpmn}, under the names that Flowable's and Camunda's have. Ids that are
 * not given are made up. Nothing is checked but what the builder itself cannot write; {@code
 * RepositoryService.validateProcess} checks the rest, as a deployment does. Builders are not
 * thread-safe; what they build is immutable.
 */
public final class Bpmn {

  private Bpmn() {}

  /**
   * Begins a file with one executable process.
   *
   * @param key the key of the process
   * @return a builder of the process
   * @throws io.millrace.common.BadArgumentException if the key is null or blank
   */
  public static ProcessBuilder process(String key) {
    return ProcessBuilder.begin(new BpmnFile(), key, key);
  }
}
