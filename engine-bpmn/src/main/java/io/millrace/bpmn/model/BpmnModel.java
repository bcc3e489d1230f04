package io.millrace.bpmn.model;

import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.internal.xml.XmlDocument;
import io.millrace.common.internal.xml.XmlException;
import io.millrace.common.internal.xml.XmlLimits;
import io.millrace.common.internal.xml.XmlWriter;
import java.util.List;
import java.util.Optional;

/**
 * A whole BPMN file: its elements, how they hang together, and how they are drawn.
 *
 * <p>Nothing of the file is lost: {@link #toXml} writes unknown extensions, elements and attributes
 * of any namespace, diagrams, comments and the order of all of it as they were read. Two models are
 * equal where they say the same, in whatever lines, with whatever prefixes, comments and
 * indentation. Reading judges nothing but the XML; {@code RepositoryService.validateProcess} tells
 * what is wrong with a model.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8, §12.
 */
public final class BpmnModel {

  private final String resourceName;
  private final byte[] bytes;
  private final XmlDocument document;
  private final Definitions definitions;
  private final ElementIndex index;

  private BpmnModel(String resourceName, byte[] bytes, XmlDocument document) {
    this.resourceName = resourceName;
    this.bytes = bytes;
    this.document = document;
    this.definitions = (Definitions) ElementTypes.of(document.root());
    this.index = new ElementIndex(definitions);
  }

  /**
   * Reads a file.
   *
   * @param resourceName its name, for problems
   * @param xml its bytes, in the encoding they declare
   * @return what it says
   * @throws DeploymentException where it is no XML that we accept, or its root is not that of a
   *     BPMN 2.0 file
   * @throws BadArgumentException where an argument is null
   */
  public static BpmnModel read(String resourceName, byte[] xml) {
    if (resourceName == null || xml == null) {
      throw new BadArgumentException(
          "Cannot read a BPMN file: " + (xml == null ? "xml" : "resourceName") + " is null.");
    }
    try {
      var document = XmlDocument.read(resourceName, xml, XmlLimits.DEFAULT);
      checkRoot(resourceName, document);
      return new BpmnModel(resourceName, xml.clone(), document);
    } catch (XmlException e) {
      throw new DeploymentException(List.of(e.problem()));
    }
  }

  private static void checkRoot(String resourceName, XmlDocument document) {
    var tag = document.root().tag();
    if (!tag.name().equals("definitions") || !tag.namespace().equals(Namespaces.BPMN)) {
      var problem = BpmnProblem.NOT_BPMN;
      throw new DeploymentException(
          List.of(
              new Problem(
                  problem.code(),
                  problem.severity(),
                  resourceName,
                  tag.line(),
                  tag.column(),
                  null,
                  "The root element is '"
                      + tag.name()
                      + "' in namespace '"
                      + tag.namespace()
                      + "'.",
                  problem.remedy())));
    }
  }

  /**
   * Writes the model.
   *
   * @return a file in UTF-8 that says all the model says
   */
  public String toXml() {
    return new XmlWriter().write(document);
  }

  /**
   * Returns the name of the resource it was read from.
   *
   * @return never null
   */
  public String resourceName() {
    return resourceName;
  }

  /**
   * Returns the resource it was read from, byte by byte; the positions of elements are places in
   * it.
   *
   * @return a copy
   */
  public byte[] resourceBytes() {
    return bytes.clone();
  }

  /**
   * Returns the root element.
   *
   * @return never null
   */
  public Definitions definitions() {
    return definitions;
  }

  /**
   * Returns the processes of the file, executable or not.
   *
   * @return in document order, unmodifiable
   */
  public List<Process> processes() {
    return definitions.processes();
  }

  /**
   * Finds a process.
   *
   * @param key its id, which is the key of the definitions made of it
   * @return empty where the file has no such process
   */
  public Optional<Process> findProcess(String key) {
    return find(key, Process.class);
  }

  /**
   * Returns all elements of the file, those of its diagrams included.
   *
   * @return in document order, an element before what it holds; unmodifiable
   */
  public List<BpmnElement> elements() {
    return index.all();
  }

  /**
   * Returns all elements of a kind, however deep they stand.
   *
   * @param kind a type of this package, such as {@code UserTask.class} or {@code Activity.class}
   * @param <T> the kind
   * @return in document order, unmodifiable
   */
  public <T> List<T> elements(Class<T> kind) {
    return index.all().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /**
   * Finds an element. Of elements with one id the first is found.
   *
   * @param id its id
   * @return empty where nothing has that id
   */
  public Optional<BpmnElement> find(String id) {
    return Optional.ofNullable(index.element(id));
  }

  /**
   * Finds an element of a kind.
   *
   * @param id its id
   * @param kind a type of this package
   * @param <T> the kind
   * @return empty where nothing of that kind has that id
   */
  public <T> Optional<T> find(String id, Class<T> kind) {
    return find(id).filter(kind::isInstance).map(kind::cast);
  }

  /**
   * Returns the sequence flows that lead to a node.
   *
   * @param flowNodeId the id of the node
   * @return in document order, unmodifiable; empty where there are none
   */
  public List<SequenceFlow> incoming(String flowNodeId) {
    return index.incoming(flowNodeId);
  }

  /**
   * Returns the sequence flows that leave a node.
   *
   * @param flowNodeId the id of the node
   * @return in document order, unmodifiable; empty where there are none
   */
  public List<SequenceFlow> outgoing(String flowNodeId) {
    return index.outgoing(flowNodeId);
  }

  /**
   * Returns the events at the border of an activity.
   *
   * @param activityId the id of the activity
   * @return in document order, unmodifiable; empty where there are none
   */
  public List<BoundaryEvent> boundaryEvents(String activityId) {
    return elements(BoundaryEvent.class).stream()
        .filter(event -> activityId.equals(event.attachedToRef()))
        .toList();
  }

  /**
   * Returns the element around another.
   *
   * @param id the id of an element
   * @return empty for the root and where nothing has that id
   */
  public Optional<BpmnElement> parent(String id) {
    return Optional.ofNullable(index.parent(id));
  }

  /**
   * Returns the process or sub-process an element stands in.
   *
   * @param id the id of an element
   * @return the innermost around it; empty for what stands outside of processes, and where nothing
   *     has that id
   */
  public Optional<FlowElementsContainer> scope(String id) {
    return Optional.ofNullable(index.scope(id));
  }

  /**
   * Returns the lanes a node stands in.
   *
   * @param flowNodeId the id of the node
   * @return in document order, a lane before the lanes in it; unmodifiable
   */
  public List<Lane> lanes(String flowNodeId) {
    return elements(Lane.class).stream()
        .filter(lane -> lane.flowNodeRefs().contains(flowNodeId))
        .toList();
  }

  /**
   * Returns how an element is drawn that is no line.
   *
   * @param elementId the id of the element
   * @return the first of its shapes; empty where it has none
   */
  public Optional<Shape> shape(String elementId) {
    return elements(Shape.class).stream()
        .filter(shape -> elementId.equals(shape.bpmnElement()))
        .findFirst();
  }

  /**
   * Returns how a flow or association is drawn.
   *
   * @param elementId the id of the flow or association
   * @return the first of its edges; empty where it has none
   */
  public Optional<Edge> edge(String elementId) {
    return elements(Edge.class).stream()
        .filter(edge -> elementId.equals(edge.bpmnElement()))
        .findFirst();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BpmnModel model && definitions.equals(model.definitions);
  }

  @Override
  public int hashCode() {
    return definitions.hashCode();
  }

  @Override
  public String toString() {
    return "BpmnModel '" + resourceName + "'";
  }
}
