package io.millrace.bpmn.test;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Draws nodes one after the other: each new node follows the ends that are open.
 *
 * <p>Where no start event is drawn, one named {@code start} comes first; what is open at the end
 * leads to one named {@code end}.
 */
public abstract class FlowBuilder<B extends FlowBuilder<B>> extends ElementBuilder<B> {

  private final BpmnDocument document;
  private final Drawing drawing;
  private final List<OpenEnd> open = new ArrayList<>();
  private String lastNode;
  private String lastActivity;

  FlowBuilder(BpmnDocument document, XmlNode scope) {
    super(scope);
    this.document = document;
    this.drawing = new Drawing(document, scope);
  }

  /** Draws a start event without a trigger. */
  public B startEvent() {
    return startEvent("start");
  }

  /** Draws a start event without a trigger. */
  public B startEvent(String id) {
    return startEvent(id, null, node -> {});
  }

  /** Draws a start event with a trigger. */
  public B startEvent(String id, Trigger trigger) {
    return startEvent(id, trigger, node -> {});
  }

  /** Draws a start event; whatever is open stays so and leads on together with it. */
  public B startEvent(String id, Trigger trigger, Consumer<NodeBuilder> more) {
    document.take(id);
    drawing.node("startEvent", id, trigger, more);
    open.add(new OpenEnd(id, null));
    return self();
  }

  /** Draws a task of no type. */
  public B task(String id) {
    return activity("task", id, node -> {});
  }

  /** Draws a manual task. */
  public B manualTask(String id) {
    return activity("manualTask", id, node -> {});
  }

  /** Draws a user task whose name is its id. */
  public B userTask(String id) {
    return userTask(id, node -> {});
  }

  /** Draws a user task whose name is its id. */
  public B userTask(String id, Consumer<NodeBuilder> more) {
    return activity("userTask", id, more);
  }

  /** Draws a service task. */
  public B serviceTask(String id, Consumer<NodeBuilder> more) {
    return activity("serviceTask", id, more);
  }

  /** Draws a service task that calls a class. */
  public B serviceTask(String id, Class<?> delegate) {
    return serviceTask(id, node -> node.delegate(delegate));
  }

  /** Draws a receive task that is triggered. */
  public B receiveTask(String id) {
    return activity("receiveTask", id, node -> {});
  }

  /** Draws a receive task that waits for a message. */
  public B receiveTask(String id, String message) {
    return receiveTask(id, message, node -> {});
  }

  /** Draws a receive task that waits for a message. */
  public B receiveTask(String id, String message, Consumer<NodeBuilder> more) {
    var ref = document.declare("message", message, node -> node);
    return activity("receiveTask", id, node -> more.accept(node.attribute("messageRef", ref)));
  }

  /** Draws a call activity. */
  public B callActivity(String id, String calledElement) {
    return callActivity(id, calledElement, node -> {});
  }

  /** Draws a call activity. */
  public B callActivity(String id, String calledElement, Consumer<NodeBuilder> more) {
    return activity(
        "callActivity", id, node -> more.accept(node.attribute("calledElement", calledElement)));
  }

  /** Draws any activity, named by its element. */
  public B activity(String element, String id, Consumer<NodeBuilder> more) {
    append(element, id, null, node -> more.accept(node.name(id)));
    lastActivity = id;
    return self();
  }

  /** Draws an embedded sub-process. */
  public B subProcess(String id, Consumer<Branch> content) {
    return subProcess(id, node -> {}, content);
  }

  /** Draws an embedded sub-process. */
  public B subProcess(String id, Consumer<NodeBuilder> more, Consumer<Branch> content) {
    return activity(
        "subProcess",
        id,
        node -> {
          more.accept(node);
          var inner = new Branch(document, node.node());
          content.accept(inner);
          inner.close();
        });
  }

  /**
   * Draws an event sub-process, which no flow leads to; what is open stays so. Its content begins
   * with a start event with a trigger.
   */
  public B eventSubProcess(String id, Consumer<Branch> content) {
    return eventSubProcess(id, node -> {}, content);
  }

  /** Draws an event sub-process. */
  public B eventSubProcess(String id, Consumer<NodeBuilder> more, Consumer<Branch> content) {
    document.take(id);
    drawing.node(
        "subProcess",
        id,
        null,
        node -> {
          more.accept(node.name(id).attribute("triggeredByEvent", true));
          var inner = new Branch(document, node.node());
          content.accept(inner);
          inner.close();
        });
    return self();
  }

  /** Draws the start event of an event sub-process that does not interrupt. */
  public B nonInterruptingStartEvent(String id, Trigger trigger) {
    return startEvent(id, trigger, node -> node.attribute("isInterrupting", false));
  }

  /** Draws a transaction. */
  public B transaction(String id, Consumer<Branch> content) {
    return transaction(id, node -> {}, content);
  }

  /** Draws a transaction. */
  public B transaction(String id, Consumer<NodeBuilder> more, Consumer<Branch> content) {
    return scope("transaction", id, more, content);
  }

  /** Draws an ad-hoc sub-process; what is drawn in it is connected as far as it is connected. */
  public B adHocSubProcess(String id, Consumer<NodeBuilder> more) {
    return activity("adHocSubProcess", id, more);
  }

  private B scope(String element, String id, Consumer<NodeBuilder> more, Consumer<Branch> content) {
    return activity(
        element,
        id,
        node -> {
          more.accept(node);
          var inner = new Branch(document, node.node());
          content.accept(inner);
          inner.close();
        });
  }

  /** Binds a user task to the activity drawn last that compensates it. */
  public B compensatedBy(String handler) {
    return compensatedBy("userTask", handler, node -> {});
  }

  /** Binds an activity to the activity drawn last that compensates it. */
  public B compensatedBy(String element, String handler, Consumer<NodeBuilder> more) {
    var event = document.freeId("compensation");
    var host = lastActivity;
    drawing.node(
        "boundaryEvent",
        event,
        Trigger.compensation(),
        node -> node.attribute("attachedToRef", host));
    document.take(handler);
    drawing.node(
        element,
        handler,
        null,
        node -> more.accept(node.name(handler).attribute("isForCompensation", true)));
    drawing.node(
        "association",
        document.freeId("association"),
        null,
        node -> node.attribute("sourceRef", event).attribute("targetRef", handler));
    return self();
  }

  /** Draws an event that waits in the flow. */
  public B catchEvent(String id, Trigger trigger) {
    return append("intermediateCatchEvent", id, trigger, node -> {});
  }

  /** Draws an event that waits in the flow. */
  public B catchEvent(String id, Trigger trigger, Consumer<NodeBuilder> more) {
    return append("intermediateCatchEvent", id, trigger, more);
  }

  /** Draws an event that does nothing. */
  public B throwEvent(String id) {
    return append("intermediateThrowEvent", id, null, node -> {});
  }

  /** Draws an event that acts in the flow. */
  public B throwEvent(String id, Trigger trigger) {
    return append("intermediateThrowEvent", id, trigger, node -> {});
  }

  /** Draws an event that acts in the flow. */
  public B throwEvent(String id, Trigger trigger, Consumer<NodeBuilder> more) {
    return append("intermediateThrowEvent", id, trigger, more);
  }

  /** Lets what is open go on where a link of a name is caught. */
  public B linkTo(String id, String link) {
    return linkTo(id, link, node -> {});
  }

  /** Lets what is open go on where a link of a name is caught. */
  public B linkTo(String id, String link, Consumer<NodeBuilder> more) {
    append("intermediateThrowEvent", id, Trigger.link(link), more);
    open.clear();
    return self();
  }

  /** Goes on from where a link of a name is caught. */
  public B linkFrom(String id, String link) {
    return linkFrom(id, link, node -> {});
  }

  /** Goes on from where a link of a name is caught. */
  public B linkFrom(String id, String link, Consumer<NodeBuilder> more) {
    open.clear();
    return append("intermediateCatchEvent", id, Trigger.link(link), more);
  }

  /** Attaches an interrupting event to the activity drawn last. */
  public B boundaryEvent(String id, Trigger trigger, Consumer<Branch> path) {
    return boundaryEvent(id, trigger, node -> {}, path);
  }

  /** Attaches an event that does not interrupt to the activity drawn last. */
  public B nonInterruptingBoundaryEvent(String id, Trigger trigger, Consumer<Branch> path) {
    return boundaryEvent(id, trigger, node -> node.attribute("cancelActivity", false), path);
  }

  /**
   * Attaches an event to the activity drawn last. Its path leads to an end of its own unless it is
   * connected.
   */
  public B boundaryEvent(
      String id, Trigger trigger, Consumer<NodeBuilder> more, Consumer<Branch> path) {
    document.take(id);
    var host = lastActivity;
    drawing.node(
        "boundaryEvent", id, trigger, node -> more.accept(node.attribute("attachedToRef", host)));
    var branch = new Branch(document, node());
    branch.follow(new OpenEnd(id, null));
    path.accept(branch);
    branch.close();
    return self();
  }

  /**
   * Draws an exclusive gateway, whose ways out are drawn with {@link #when} and {@link #otherwise}.
   */
  public B choose(String id) {
    return append("exclusiveGateway", id, null, node -> {});
  }

  /** Draws a way out of the gateway or activity drawn last that is taken when a condition holds. */
  public B when(String condition, Consumer<Branch> path) {
    return wayOn(condition, path);
  }

  /** Draws the default way out of the gateway or activity drawn last. */
  public B otherwise(Consumer<Branch> path) {
    return wayOn(OpenEnd.DEFAULT, path);
  }

  /**
   * Draws a gateway of any kind, named by its element, whose ways out are drawn with {@link #when},
   * {@link #otherwise} and {@link #way}.
   */
  public B gateway(String element, String id, Consumer<NodeBuilder> more) {
    return append(element, id, null, more);
  }

  /** Draws an inclusive gateway. */
  public B inclusive(String id) {
    return gateway("inclusiveGateway", id, node -> {});
  }

  /** Draws a complex gateway with an activation condition. */
  public B complex(String id, String condition) {
    return gateway("complexGateway", id, node -> node.child("activationCondition", condition));
  }

  /** Draws an event-based gateway, whose events are drawn with {@link #way}. */
  public B firstOf(String id) {
    return gateway("eventBasedGateway", id, node -> {});
  }

  /** Draws a way out of the gateway or activity drawn last that has no condition. */
  public B way(Consumer<Branch> path) {
    return wayOn(null, path);
  }

  /** Lets the ways meet in an exclusive gateway. */
  public B merge(String id) {
    return append("exclusiveGateway", id, null, node -> {});
  }

  /** Goes several ways at once, from a parallel gateway on. */
  @SafeVarargs
  public final B fork(Consumer<Branch>... paths) {
    var gateway = document.freeId("fork");
    append("parallelGateway", gateway, null, node -> {});
    open.clear();
    for (var path : paths) {
      way(new OpenEnd(gateway, null), path);
    }
    return self();
  }

  /** Waits in a parallel gateway for all that is open. */
  public B join() {
    return join(document.freeId("join"));
  }

  /** Waits in a parallel gateway for all that is open. */
  public B join(String id) {
    return append("parallelGateway", id, null, node -> {});
  }

  /** Says more of the sequence flows that are drawn next, from all that is open. */
  public B nextFlow(Consumer<NodeBuilder> more) {
    drawing.flowsGet(more);
    return self();
  }

  /** Draws an end event. */
  public B endEvent() {
    return endEvent(document.freeId("end"));
  }

  /** Draws an end event. */
  public B endEvent(String id) {
    return endEvent(id, null);
  }

  /** Draws an end event that brings something about. */
  public B endEvent(String id, Trigger trigger) {
    return endEvent(id, trigger, node -> {});
  }

  /** Draws an end event that brings something about. */
  public B endEvent(String id, Trigger trigger, Consumer<NodeBuilder> more) {
    append("endEvent", id, trigger, more);
    open.clear();
    return self();
  }

  /** Connects what is open to a node that is drawn already or later on. */
  public B connectTo(String nodeId) {
    open.forEach(end -> drawing.flow(end, nodeId));
    open.clear();
    drawing.flowsGet(flow -> {});
    return self();
  }

  /** Goes on from a node that is drawn already. */
  public B moveTo(String nodeId) {
    open.clear();
    open.add(new OpenEnd(nodeId, null));
    lastNode = nodeId;
    lastActivity = nodeId;
    return self();
  }

  void follow(OpenEnd end) {
    open.add(end);
  }

  /** Leads what is open to an end event. */
  void close() {
    if (!open.isEmpty()) {
      endEvent();
    }
  }

  B append(String element, String id, Trigger trigger, Consumer<NodeBuilder> more) {
    document.take(id);
    if (open.isEmpty() && drawing.isEmpty()) {
      startEvent(document.freeId("start"));
    }
    drawing.node(element, id, trigger, more);
    connectTo(id);
    open.add(new OpenEnd(id, null));
    lastNode = id;
    return self();
  }

  private B way(OpenEnd from, Consumer<Branch> path) {
    var branch = new Branch(document, node());
    branch.follow(from);
    path.accept(branch);
    open.addAll(branch.openEnds());
    return self();
  }

  List<OpenEnd> openEnds() {
    return open;
  }

  private B wayOn(String condition, Consumer<Branch> path) {
    open.remove(new OpenEnd(lastNode, null));
    return way(new OpenEnd(lastNode, condition), path);
  }
}
