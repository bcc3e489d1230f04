package io.millrace.bpmn.test;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Writes a BPMN file.
 *
 * <pre>{@code
 * process("order").fork(b -> b.userTask("pay"), b -> b.userTask("pack")).join().userTask("ship").toXml()
 * }</pre>
 */
public final class BpmnBuilder extends FlowBuilder<BpmnBuilder> {

  private final BpmnDocument document;
  private final String resourceName;

  private BpmnBuilder(BpmnDocument document, String key, String resourceName) {
    super(document, new XmlNode("process").set("id", key).set("isExecutable", true));
    this.document = document;
    this.resourceName = resourceName;
    document.take(key);
    document.root().add(node());
  }

  /** Begins a file with one process. */
  public static BpmnBuilder process(String key) {
    return new BpmnBuilder(new BpmnDocument(), key, key + ".bpmn20.xml");
  }

  /** Ends the process and begins another one in the same file. */
  public BpmnBuilder andProcess(String key) {
    close();
    return new BpmnBuilder(document, key, resourceName);
  }

  /** Says whether the process can be executed, which it can by default. */
  public BpmnBuilder executable(boolean executable) {
    return attribute("isExecutable", executable);
  }

  /** Adds any element beside the processes. */
  public BpmnBuilder declare(String element, Object... attributes) {
    document.root().add(withAttributes(element, attributes));
    return this;
  }

  /** Adds any element to the process, which no flow leads to. */
  public BpmnBuilder element(String name, Consumer<NodeBuilder> more) {
    var element = new XmlNode(name);
    node().add(element);
    more.accept(new NodeBuilder(element));
    return this;
  }

  /** Adds a sequence flow. */
  public BpmnBuilder flow(String id, String source, String target) {
    node().add(withAttributes("sequenceFlow", "id", id, "sourceRef", source, "targetRef", target));
    return this;
  }

  /**
   * Returns the name the file is deployed under: the key of its first process and {@code
   * .bpmn20.xml}.
   */
  public String resourceName() {
    return resourceName;
  }

  /** Returns the file; what is open leads to an end event. */
  public String toXml() {
    close();
    return document.toXml();
  }

  /** Returns the file in UTF-8. */
  public byte[] toBytes() {
    return toXml().getBytes(StandardCharsets.UTF_8);
  }
}
