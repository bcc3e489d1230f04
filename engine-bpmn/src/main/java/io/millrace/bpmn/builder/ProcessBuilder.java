package io.millrace.bpmn.builder;

import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.common.internal.xml.XmlDraft;
import io.millrace.common.model.ExtensionElement;
import java.nio.charset.StandardCharsets;

/** Builds a process, and the file it is in. Not thread-safe. Spec: BPMN 2.0.2 §10.2. */
public final class ProcessBuilder extends FlowBuilder<ProcessBuilder> {

  private final Draft process;
  private final String firstKey;
  private XmlDraft lanes;

  private ProcessBuilder(Draft process, String firstKey) {
    super(Sketch.of(process, true));
    this.process = process;
    this.firstKey = firstKey;
  }

  static ProcessBuilder begin(BpmnFile file, String firstKey, String key) {
    var process = Draft.standard(file, "process").set("id", file.take(key));
    file.add(process.set("isExecutable", "true").xml());
    return new ProcessBuilder(process, firstKey);
  }

  /** What may be said of every element. */
  private TaskBuilder element() {
    return new TaskBuilder(process);
  }

  /**
   * Names the process.
   *
   * @param text what users see
   * @return this
   */
  public ProcessBuilder name(String text) {
    element().name(text);
    return this;
  }

  /**
   * Documents the process.
   *
   * @param text a text for people
   * @return this
   */
  public ProcessBuilder documentation(String text) {
    element().documentation(text);
    return this;
  }

  /**
   * Sets an attribute of the standard that has no method of its own.
   *
   * @param attribute its name
   * @param value its value
   * @return this
   */
  public ProcessBuilder attribute(String attribute, String value) {
    element().attribute(attribute, value);
    return this;
  }

  /**
   * Sets an attribute of any namespace, such as {@code http://flowable.org/bpmn}.
   *
   * @param namespace the URI of its namespace
   * @param attribute its name without a prefix
   * @param value its value
   * @return this
   */
  public ProcessBuilder attribute(String namespace, String attribute, String value) {
    element().attribute(namespace, attribute, value);
    return this;
  }

  /**
   * Adds an extension element of any namespace.
   *
   * @param extension the element with all that is in it
   * @return this
   */
  public ProcessBuilder extension(ExtensionElement extension) {
    element().extension(extension);
    return this;
  }

  /**
   * Says whether it is meant to run, which it is by default.
   *
   * @param executable false where it is drawn only
   * @return this
   */
  public ProcessBuilder executable(boolean executable) {
    process.set("isExecutable", String.valueOf(executable));
    return this;
  }

  /**
   * Sets the namespace of the file, which is the category of its definitions.
   *
   * @param uri any URI
   * @return this
   */
  public ProcessBuilder targetNamespace(String uri) {
    file().targetNamespace(uri);
    return this;
  }

  /**
   * Tags the version.
   *
   * @param tag any text
   * @return this
   */
  public ProcessBuilder versionTag(String tag) {
    process.engine("versionTag", tag);
    return self();
  }

  /**
   * Says how long the history of its instances is kept.
   *
   * @param time days or an ISO-8601 duration
   * @return this
   */
  public ProcessBuilder historyTimeToLive(String time) {
    process.engine("historyTimeToLive", time);
    return self();
  }

  /**
   * Says who may start it.
   *
   * @param users users
   * @return this
   */
  public ProcessBuilder candidateStarterUsers(String... users) {
    process.engine("candidateStarterUsers", String.join(",", users));
    return self();
  }

  /**
   * Says whose members may start it.
   *
   * @param groups groups
   * @return this
   */
  public ProcessBuilder candidateStarterGroups(String... groups) {
    process.engine("candidateStarterGroups", String.join(",", groups));
    return self();
  }

  /**
   * Calls code of the application when an instance starts or ends.
   *
   * @param event {@code start} or {@code end}
   * @param kind how the code is found
   * @param value a class name or an expression, as the kind says
   * @return this
   */
  public ProcessBuilder executionListener(String event, CodeKind kind, String value) {
    element().executionListener(event, kind, value);
    return this;
  }

  /**
   * Adds a lane.
   *
   * @param name the name of the lane
   * @param flowNodeIds the ids of what stands in it, which may be added later
   * @return this
   */
  public ProcessBuilder lane(String name, String... flowNodeIds) {
    if (lanes == null) {
      lanes = new XmlDraft(Namespaces.BPMN, "laneSet").set("id", file().freeId("laneSet"));
      process.xml().add(lanes);
    }
    var lane = Draft.standard(file(), "lane").set("id", file().freeId("lane")).set("name", name);
    for (var id : flowNodeIds) {
      file().refer("Lane '" + name + "' holds", id);
      lane.child("flowNodeRef", id);
    }
    lanes.add(lane.xml());
    return this;
  }

  /**
   * Ends the process and begins another one in the same file.
   *
   * @param key the key of the other process
   * @return a builder of the other process
   */
  public ProcessBuilder andProcess(String key) {
    finish();
    return ProcessBuilder.begin(file(), firstKey, key);
  }

  /**
   * Returns the file.
   *
   * @return BPMN 2.0
   * @throws io.millrace.common.BadArgumentException if something refers to a node that was not
   *     added
   * @throws io.millrace.common.IllegalStateEngineException if a branch leads nowhere
   */
  public String toXml() {
    finish();
    return file().toXml();
  }

  /**
   * Returns the file in UTF-8.
   *
   * @return BPMN 2.0
   * @throws io.millrace.common.BadArgumentException if something refers to a node that was not
   *     added
   * @throws io.millrace.common.IllegalStateEngineException if a branch leads nowhere
   */
  public byte[] toBytes() {
    return toXml().getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Returns the file as a model, named after its first process.
   *
   * @return what {@link #toXml} says
   * @throws io.millrace.common.BadArgumentException if something refers to a node that was not
   *     added
   * @throws io.millrace.common.IllegalStateEngineException if a branch leads nowhere
   */
  public BpmnModel toModel() {
    return BpmnModel.read(firstKey + ".bpmn20.xml", toBytes());
  }

  @Override
  ProcessBuilder self() {
    return this;
  }
}
