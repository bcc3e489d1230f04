package io.millrace.bpmn.test;

import java.util.function.Consumer;

/** What a flow node can be given. */
public final class NodeBuilder extends ElementBuilder<NodeBuilder> {

  NodeBuilder(XmlNode node) {
    super(node);
  }

  /** Lets a job enter the node. */
  public NodeBuilder asyncBefore() {
    return attribute("millrace:asyncBefore", true);
  }

  /** Lets a job leave the node. */
  public NodeBuilder asyncAfter() {
    return attribute("millrace:asyncAfter", true);
  }

  /** Lets the node's jobs run beside other jobs of the instance. */
  public NodeBuilder notExclusive() {
    return attribute("millrace:exclusive", false);
  }

  /** Says how failed jobs are retried. */
  public NodeBuilder retryCycle(String cycle) {
    return extensionText("millrace:failedJobRetryTimeCycle", cycle);
  }

  /** Gives a user task its assignee. */
  public NodeBuilder assignee(String user) {
    return attribute("millrace:assignee", user);
  }

  /** Gives a user task its candidate users, separated by commas. */
  public NodeBuilder candidateUsers(String users) {
    return attribute("millrace:candidateUsers", users);
  }

  /** Gives a user task its candidate groups, separated by commas. */
  public NodeBuilder candidateGroups(String groups) {
    return attribute("millrace:candidateGroups", groups);
  }

  /** Says when a user task is due. */
  public NodeBuilder dueDate(String date) {
    return attribute("millrace:dueDate", date);
  }

  /** Gives a user task its priority. */
  public NodeBuilder priority(Object priority) {
    return attribute("millrace:priority", priority);
  }

  /** Gives a user task or start event its form. */
  public NodeBuilder formKey(String key) {
    return attribute("millrace:formKey", key);
  }

  /** Adds a task listener of a class. */
  public NodeBuilder taskListener(String event, Class<?> listener) {
    return extension("millrace:taskListener", "event", event, "class", listener.getName());
  }

  /** Adds a task listener that evaluates an expression. */
  public NodeBuilder taskListener(String event, String expression) {
    return extension("millrace:taskListener", "event", event, "expression", expression);
  }

  /** Lets a service task call a class. */
  public NodeBuilder delegate(Class<?> delegate) {
    return attribute("millrace:class", delegate.getName());
  }

  /** Lets a service task call the object an expression yields. */
  public NodeBuilder delegateExpression(String expression) {
    return attribute("millrace:delegateExpression", expression);
  }

  /** Lets a service task evaluate an expression. */
  public NodeBuilder expression(String expression) {
    return attribute("millrace:expression", expression);
  }

  /** Keeps the value of a service task's expression. */
  public NodeBuilder resultVariable(String name) {
    return attribute("millrace:resultVariable", name);
  }

  /** Injects a text into a service task's delegate. */
  public NodeBuilder field(String name, String value) {
    return extension("millrace:field", "name", name, "stringValue", value);
  }

  /** Injects an expression into a service task's delegate. */
  public NodeBuilder fieldExpression(String name, String expression) {
    return extension("millrace:field", "name", name, "expression", expression);
  }

  /** Hands a variable to the called instance. */
  public NodeBuilder in(String source, String target) {
    return extension("millrace:in", "source", source, "target", target);
  }

  /** Takes a variable back from the called instance. */
  public NodeBuilder out(String source, String target) {
    return extension("millrace:out", "source", source, "target", target);
  }

  /** Hands the value of an expression to the called instance. */
  public NodeBuilder inExpression(String expression, String target) {
    return extension("millrace:in", "sourceExpression", expression, "target", target);
  }

  /** Hands all variables to the called instance. */
  public NodeBuilder allIn() {
    return extension("millrace:in", "variables", "all");
  }

  /** Takes the value of an expression back from the called instance. */
  public NodeBuilder outExpression(String expression, String target) {
    return extension("millrace:out", "sourceExpression", expression, "target", target);
  }

  /** Takes all variables back from the called instance. */
  public NodeBuilder allOut() {
    return extension("millrace:out", "variables", "all");
  }

  /** Repeats the activity. */
  public NodeBuilder multiInstance(Consumer<LoopBuilder> loop) {
    var builder = new LoopBuilder(new XmlNode("multiInstanceLoopCharacteristics"));
    loop.accept(builder);
    node().add(builder.node());
    return this;
  }
}
