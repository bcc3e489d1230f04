package io.millrace.bpmn.builder;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import java.util.function.Consumer;

/**
 * Adds nodes to a process, sub-process or branch: each follows the open ends of what is there. Not
 * thread-safe.
 *
 * @param <B> the builder itself
 */
public abstract class FlowBuilder<B extends FlowBuilder<B>> {

  private final Sketch sketch;

  FlowBuilder(Sketch sketch) {
    this.sketch = sketch;
  }

  abstract B self();

  final BpmnFile file() {
    return sketch.file();
  }

  /** Checks that nothing is left that only makes sense where something follows. */
  final void finish() {
    sketch.finish();
  }

  /**
   * Adds a start event without a trigger, with an id of its own making.
   *
   * @return this
   */
  public B startEvent() {
    sketch.begin(sketch.drawNext("startEvent"));
    return self();
  }

  /**
   * Adds a start event without a trigger.
   *
   * @param id its id
   * @return this
   */
  public B startEvent(String id) {
    return startEvent(id, event -> {});
  }

  /**
   * Adds a start event. What is open stays so, and leads on together with it.
   *
   * @param id its id
   * @param more says what it waits for
   * @return this
   */
  public B startEvent(String id, Consumer<EventBuilder> more) {
    var node = sketch.draw("startEvent", id);
    more.accept(new EventBuilder(node));
    sketch.begin(node);
    return self();
  }

  /**
   * Adds a task of no kind.
   *
   * @param id its id
   * @return this
   */
  public B task(String id) {
    return task(id, node -> {});
  }

  /**
   * Adds a task of no kind.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B task(String id, Consumer<TaskBuilder> more) {
    var node = sketch.appendActivity("task", id);
    more.accept(new TaskBuilder(node));
    return self();
  }

  /**
   * Adds a manual task.
   *
   * @param id its id
   * @return this
   */
  public B manualTask(String id) {
    return manualTask(id, node -> {});
  }

  /**
   * Adds a manual task.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B manualTask(String id, Consumer<TaskBuilder> more) {
    var node = sketch.appendActivity("manualTask", id);
    more.accept(new TaskBuilder(node));
    return self();
  }

  /**
   * Adds a user task.
   *
   * @param id its id
   * @return this
   */
  public B userTask(String id) {
    return userTask(id, node -> {});
  }

  /**
   * Adds a user task.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B userTask(String id, Consumer<UserTaskBuilder> more) {
    var node = sketch.appendActivity("userTask", id);
    more.accept(new UserTaskBuilder(node));
    return self();
  }

  /**
   * Adds a service task.
   *
   * @param id its id
   * @return this
   */
  public B serviceTask(String id) {
    return serviceTask(id, node -> {});
  }

  /**
   * Adds a service task.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B serviceTask(String id, Consumer<ServiceTaskBuilder> more) {
    var node = sketch.appendActivity("serviceTask", id);
    more.accept(new ServiceTaskBuilder(node));
    return self();
  }

  /**
   * Adds a send task.
   *
   * @param id its id
   * @return this
   */
  public B sendTask(String id) {
    return sendTask(id, node -> {});
  }

  /**
   * Adds a send task.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B sendTask(String id, Consumer<ServiceTaskBuilder> more) {
    var node = sketch.appendActivity("sendTask", id);
    more.accept(new ServiceTaskBuilder(node));
    return self();
  }

  /**
   * Adds a business rule task.
   *
   * @param id its id
   * @return this
   */
  public B businessRuleTask(String id) {
    return businessRuleTask(id, node -> {});
  }

  /**
   * Adds a business rule task.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B businessRuleTask(String id, Consumer<ServiceTaskBuilder> more) {
    var node = sketch.appendActivity("businessRuleTask", id);
    more.accept(new ServiceTaskBuilder(node));
    return self();
  }

  /**
   * Adds a receive task.
   *
   * @param id its id
   * @return this
   */
  public B receiveTask(String id) {
    return receiveTask(id, node -> {});
  }

  /**
   * Adds a receive task.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B receiveTask(String id, Consumer<ReceiveTaskBuilder> more) {
    var node = sketch.appendActivity("receiveTask", id);
    more.accept(new ReceiveTaskBuilder(node));
    return self();
  }

  /**
   * Adds a script task.
   *
   * @param id its id
   * @param format the language of the script
   * @param script its text
   * @return this
   */
  public B scriptTask(String id, String format, String script) {
    return scriptTask(id, format, script, node -> {});
  }

  /**
   * Adds a script task.
   *
   * @param id its id
   * @param format the language of the script
   * @param script its text
   * @param more says what there is to say of it
   * @return this
   */
  public B scriptTask(String id, String format, String script, Consumer<ScriptTaskBuilder> more) {
    var node = sketch.appendActivity("scriptTask", id);
    node.set("scriptFormat", format).last("script", script);
    more.accept(new ScriptTaskBuilder(node));
    return self();
  }

  /**
   * Adds a call of a process.
   *
   * @param id its id
   * @param calledElement the key of the process, or an expression
   * @return this
   */
  public B callActivity(String id, String calledElement) {
    return callActivity(id, calledElement, node -> {});
  }

  /**
   * Adds a call of a process.
   *
   * @param id its id
   * @param calledElement the key of the process, or an expression
   * @param more says what there is to say of it
   * @return this
   */
  public B callActivity(String id, String calledElement, Consumer<CallActivityBuilder> more) {
    var node = sketch.appendActivity("callActivity", id);
    node.set("calledElement", calledElement);
    more.accept(new CallActivityBuilder(node));
    return self();
  }

  /**
   * Adds a call of a case.
   *
   * @param id its id
   * @param caseRef the key of the case, or an expression
   * @return this
   */
  public B callCase(String id, String caseRef) {
    return callCase(id, caseRef, node -> {});
  }

  /**
   * Adds a call of a case.
   *
   * @param id its id
   * @param caseRef the key of the case, or an expression
   * @param more says what there is to say of it
   * @return this
   */
  public B callCase(String id, String caseRef, Consumer<CallActivityBuilder> more) {
    var node = sketch.appendActivity("callActivity", id);
    node.engine("caseRef", caseRef);
    more.accept(new CallActivityBuilder(node));
    return self();
  }

  /**
   * Adds a sub-process.
   *
   * @param id its id
   * @param content adds what is in it
   * @return this
   */
  public B subProcess(String id, Consumer<BranchBuilder> content) {
    return subProcess(id, node -> {}, content);
  }

  /**
   * Adds a sub-process.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @param content adds what is in it
   * @return this
   */
  public B subProcess(
      String id, Consumer<SubProcessBuilder> more, Consumer<BranchBuilder> content) {
    var node = sketch.appendActivity("subProcess", id);
    more.accept(new SubProcessBuilder(node));
    fill(Sketch.of(node, true), content);
    return self();
  }

  /**
   * Adds a transaction.
   *
   * @param id its id
   * @param content adds what is in it
   * @return this
   */
  public B transaction(String id, Consumer<BranchBuilder> content) {
    return transaction(id, node -> {}, content);
  }

  /**
   * Adds a transaction.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @param content adds what is in it
   * @return this
   */
  public B transaction(
      String id, Consumer<SubProcessBuilder> more, Consumer<BranchBuilder> content) {
    var node = sketch.appendActivity("transaction", id);
    more.accept(new SubProcessBuilder(node));
    fill(Sketch.of(node, true), content);
    return self();
  }

  /**
   * Adds an ad-hoc sub-process, in which nodes are not connected unless {@link #sequenceFlow} says
   * so.
   *
   * @param id its id
   * @param content adds what is in it
   * @return this
   */
  public B adHocSubProcess(String id, Consumer<BranchBuilder> content) {
    return adHocSubProcess(id, node -> {}, content);
  }

  /**
   * Adds an ad-hoc sub-process, in which nodes are not connected unless {@link #sequenceFlow} says
   * so.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @param content adds what is in it
   * @return this
   */
  public B adHocSubProcess(
      String id, Consumer<SubProcessBuilder> more, Consumer<BranchBuilder> content) {
    var node = sketch.appendActivity("adHocSubProcess", id);
    more.accept(new SubProcessBuilder(node));
    fill(Sketch.of(node, false), content);
    return self();
  }

  /**
   * Adds an event sub-process, which no flow leads to; what is open stays so.
   *
   * @param id its id
   * @param content adds what is in it, a start event with a trigger first
   * @return this
   */
  public B eventSubProcess(String id, Consumer<BranchBuilder> content) {
    var node = sketch.draw("subProcess", id).set("triggeredByEvent", "true");
    fill(Sketch.of(node, true), content);
    return self();
  }

  /**
   * Adds an exclusive gateway with an id of its own making.
   *
   * @return this
   */
  public B exclusiveGateway() {
    sketch.appendNext("exclusiveGateway");
    return self();
  }

  /**
   * Adds an exclusive gateway.
   *
   * @param id its id
   * @return this
   */
  public B exclusiveGateway(String id) {
    return exclusiveGateway(id, gateway -> {});
  }

  /**
   * Adds an exclusive gateway.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B exclusiveGateway(String id, Consumer<GatewayBuilder> more) {
    more.accept(new GatewayBuilder(sketch.append("exclusiveGateway", id)));
    return self();
  }

  /**
   * Adds a parallel gateway with an id of its own making.
   *
   * @return this
   */
  public B parallelGateway() {
    sketch.appendNext("parallelGateway");
    return self();
  }

  /**
   * Adds a parallel gateway.
   *
   * @param id its id
   * @return this
   */
  public B parallelGateway(String id) {
    return parallelGateway(id, gateway -> {});
  }

  /**
   * Adds a parallel gateway.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B parallelGateway(String id, Consumer<GatewayBuilder> more) {
    more.accept(new GatewayBuilder(sketch.append("parallelGateway", id)));
    return self();
  }

  /**
   * Adds an inclusive gateway with an id of its own making.
   *
   * @return this
   */
  public B inclusiveGateway() {
    sketch.appendNext("inclusiveGateway");
    return self();
  }

  /**
   * Adds an inclusive gateway.
   *
   * @param id its id
   * @return this
   */
  public B inclusiveGateway(String id) {
    return inclusiveGateway(id, gateway -> {});
  }

  /**
   * Adds an inclusive gateway.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B inclusiveGateway(String id, Consumer<GatewayBuilder> more) {
    more.accept(new GatewayBuilder(sketch.append("inclusiveGateway", id)));
    return self();
  }

  /**
   * Adds an event-based gateway with an id of its own making.
   *
   * @return this
   */
  public B eventBasedGateway() {
    sketch.appendNext("eventBasedGateway");
    return self();
  }

  /**
   * Adds an event-based gateway.
   *
   * @param id its id
   * @return this
   */
  public B eventBasedGateway(String id) {
    return eventBasedGateway(id, gateway -> {});
  }

  /**
   * Adds an event-based gateway.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B eventBasedGateway(String id, Consumer<GatewayBuilder> more) {
    more.accept(new GatewayBuilder(sketch.append("eventBasedGateway", id)));
    return self();
  }

  /**
   * Adds a complex gateway.
   *
   * @param id its id
   * @return this
   */
  public B complexGateway(String id) {
    return complexGateway(id, gateway -> {});
  }

  /**
   * Adds a complex gateway.
   *
   * @param id its id
   * @param more says what there is to say of it
   * @return this
   */
  public B complexGateway(String id, Consumer<GatewayBuilder> more) {
    more.accept(new GatewayBuilder(sketch.append("complexGateway", id)));
    return self();
  }

  /**
   * Adds an event that waits.
   *
   * @param id its id
   * @param more says for what
   * @return this
   */
  public B catchEvent(String id, Consumer<EventBuilder> more) {
    more.accept(new EventBuilder(sketch.append("intermediateCatchEvent", id)));
    return self();
  }

  /**
   * Adds an event that throws nothing.
   *
   * @param id its id
   * @return this
   */
  public B throwEvent(String id) {
    return throwEvent(id, event -> {});
  }

  /**
   * Adds an event that throws.
   *
   * @param id its id
   * @param more says what
   * @return this
   */
  public B throwEvent(String id, Consumer<EventBuilder> more) {
    more.accept(new EventBuilder(sketch.append("intermediateThrowEvent", id)));
    return self();
  }

  /**
   * Adds one end of a link: the flow goes on at the other, which {@link #linkFrom} adds.
   *
   * @param id its id
   * @param link the name of the link
   * @return this
   */
  public B linkTo(String id, String link) {
    throwEvent(id, event -> event.link(link));
    sketch.end();
    return self();
  }

  /**
   * Adds the other end of a link, which no flow leads to. What is open stays so.
   *
   * @param id its id
   * @param link the name of the link
   * @return this
   */
  public B linkFrom(String id, String link) {
    var node = sketch.draw("intermediateCatchEvent", id);
    new EventBuilder(node).link(link);
    sketch.begin(node);
    return self();
  }

  /**
   * Adds an end event with an id of its own making. Nothing is open behind it.
   *
   * @return this
   */
  public B endEvent() {
    sketch.appendNext("endEvent");
    sketch.end();
    return self();
  }

  /**
   * Adds an end event. Nothing is open behind it.
   *
   * @param id its id
   * @return this
   */
  public B endEvent(String id) {
    return endEvent(id, event -> {});
  }

  /**
   * Adds an end event that throws. Nothing is open behind it.
   *
   * @param id its id
   * @param more says what it throws
   * @return this
   */
  public B endEvent(String id, Consumer<EventBuilder> more) {
    more.accept(new EventBuilder(sketch.append("endEvent", id)));
    sketch.end();
    return self();
  }

  /**
   * Attaches an event to the activity that was added last. What is open stays so; the flow of the
   * event has to end by itself, or to lead somewhere with {@link #connectTo}.
   *
   * <p>Where the event is one of compensation, the flow is one activity, which undoes what was
   * done.
   *
   * @param id its id
   * @param event says what it waits for
   * @param flow adds what follows it
   * @return this
   * @throws IllegalStateEngineException if no activity was added before
   */
  public B boundaryEvent(String id, Consumer<EventBuilder> event, Consumer<BranchBuilder> flow) {
    var node = sketch.drawAttached(id);
    event.accept(new EventBuilder(node));
    var branch = sketch.branch(OpenEnd.behind(node));
    flow.accept(new BranchBuilder(branch));
    branch.finish();
    return self();
  }

  /**
   * Adds a branch behind the node that was added last. The branches of a node together are what the
   * next node follows.
   *
   * @param flow adds what is in the branch
   * @return this
   * @throws IllegalStateEngineException if there is no node to branch at
   */
  public B branch(Consumer<BranchBuilder> flow) {
    return fork(null, OpenEnd.Way.FLOW, flow);
  }

  /**
   * Adds a branch that is taken where a condition holds.
   *
   * @param condition an expression
   * @param flow adds what is in the branch
   * @return this
   * @throws IllegalStateEngineException if there is no node to branch at
   */
  public B branch(String condition, Consumer<BranchBuilder> flow) {
    return fork(condition, OpenEnd.Way.FLOW, flow);
  }

  /**
   * Adds the branch that is taken where no condition holds.
   *
   * @param flow adds what is in the branch
   * @return this
   * @throws IllegalStateEngineException if there is no node to branch at
   */
  public B otherwise(Consumer<BranchBuilder> flow) {
    return fork(null, OpenEnd.Way.DEFAULT, flow);
  }

  /**
   * Lets what is open lead to a node of the same process or sub-process, which may be added later.
   * Nothing is open then.
   *
   * @param nodeId the id of the node
   * @return this
   * @throws IllegalStateEngineException if nothing is open
   */
  public B connectTo(String nodeId) {
    sketch.connectTo(nodeId);
    return self();
  }

  /**
   * Goes on behind a node that is there already. What is open stays without a flow.
   *
   * @param nodeId the id of the node, in the same process or sub-process
   * @return this
   * @throws BadArgumentException if no node has that id
   * @throws IllegalStateEngineException if a branch would lead nowhere
   */
  public B moveTo(String nodeId) {
    sketch.moveTo(nodeId);
    return self();
  }

  /**
   * Adds a sequence flow between two nodes, which may be added later.
   *
   * @param sourceId the id of the node it leaves
   * @param targetId the id of the node it leads to
   * @return this
   */
  public B sequenceFlow(String sourceId, String targetId) {
    return sequenceFlow(sourceId, targetId, null);
  }

  /**
   * Adds a sequence flow with a condition between two nodes, which may be added later.
   *
   * @param sourceId the id of the node it leaves
   * @param targetId the id of the node it leads to
   * @param condition an expression, or null for none
   * @return this
   */
  public B sequenceFlow(String sourceId, String targetId, String condition) {
    sketch.flow(sourceId, targetId, condition);
    return self();
  }

  /**
   * Adds a data object: a variable that each instance begins with.
   *
   * @param id its id, which is the name of the variable
   * @param type {@code string}, {@code boolean}, {@code int}, {@code long}, {@code double}, {@code
   *     datetime} or {@code json}
   * @param value a text or an expression, or null for none
   * @return this
   */
  public B dataObject(String id, String type, String value) {
    var object = Draft.standard(file(), "dataObject").set("id", file().take(id)).set("name", id);
    object.set("itemSubjectRef", "xsd:" + type);
    if (value != null) {
      object.extend(object.extension("value").text(value));
    }
    sketch.add(object);
    return self();
  }

  private B fork(String condition, OpenEnd.Way way, Consumer<BranchBuilder> flow) {
    var branch = sketch.branch(new OpenEnd(sketch.fork(), way, condition));
    flow.accept(new BranchBuilder(branch));
    sketch.join(branch);
    return self();
  }

  private static void fill(Sketch inner, Consumer<BranchBuilder> content) {
    content.accept(new BranchBuilder(inner));
    inner.finish();
  }
}
