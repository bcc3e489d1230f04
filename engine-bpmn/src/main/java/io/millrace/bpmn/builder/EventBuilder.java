package io.millrace.bpmn.builder;

import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.xml.XmlDraft;

/**
 * Builds an event: what it waits for or throws. More than one definition makes a multiple event.
 * Not thread-safe. Spec: BPMN 2.0.2 §10.5.
 */
public final class EventBuilder extends NodeBuilder<EventBuilder> {

  private XmlDraft definition;

  EventBuilder(Draft draft) {
    super(draft);
  }

  /**
   * Waits for a date.
   *
   * @param date an ISO-8601 date, or an expression
   * @return this
   */
  public EventBuilder timerWithDate(String date) {
    return timer("timeDate", date);
  }

  /**
   * Waits for a while.
   *
   * @param duration an ISO-8601 duration, or an expression
   * @return this
   */
  public EventBuilder timerWithDuration(String duration) {
    return timer("timeDuration", duration);
  }

  /**
   * Waits again and again.
   *
   * @param cycle an ISO-8601 repetition or cron expression, or an expression
   * @return this
   */
  public EventBuilder timerWithCycle(String cycle) {
    return timer("timeCycle", cycle);
  }

  /**
   * Waits for or sends a message, which the file declares.
   *
   * @param message the name of the message
   * @return this
   */
  public EventBuilder message(String message) {
    return declared("message", "name", message);
  }

  /**
   * Waits for or throws a signal, which the file declares.
   *
   * @param signal the name of the signal
   * @return this
   */
  public EventBuilder signal(String signal) {
    return declared("signal", "name", signal);
  }

  /**
   * Catches or throws an error, which the file declares.
   *
   * @param errorCode its code
   * @return this
   */
  public EventBuilder error(String errorCode) {
    return declared("error", "errorCode", errorCode);
  }

  /**
   * Catches every error.
   *
   * @return this
   */
  public EventBuilder error() {
    define("errorEventDefinition");
    return self();
  }

  /**
   * Catches or throws an escalation, which the file declares.
   *
   * @param escalationCode its code
   * @return this
   */
  public EventBuilder escalation(String escalationCode) {
    return declared("escalation", "escalationCode", escalationCode);
  }

  /**
   * Catches every escalation.
   *
   * @return this
   */
  public EventBuilder escalation() {
    define("escalationEventDefinition");
    return self();
  }

  /**
   * Waits until a condition holds.
   *
   * @param expression an expression
   * @return this
   */
  public EventBuilder condition(String expression) {
    define("conditionalEventDefinition").add(Draft.expression("condition", expression));
    return self();
  }

  /**
   * Leads to the other end of a link, or comes from there.
   *
   * @param link the name of the link
   * @return this
   */
  public EventBuilder link(String link) {
    define("linkEventDefinition").set("name", link);
    return self();
  }

  /**
   * Undoes all that was done in its scope; at the border of an activity, what follows undoes it.
   *
   * @return this
   */
  public EventBuilder compensation() {
    define("compensateEventDefinition");
    return self();
  }

  /**
   * Undoes what an activity did.
   *
   * @param activityId the id of the activity
   * @return this
   */
  public EventBuilder compensation(String activityId) {
    define("compensateEventDefinition").set("activityRef", activityId);
    draft().file().refer("Event '" + draft().id() + "' compensates", activityId);
    return self();
  }

  /**
   * Cancels the transaction, or is what a canceled one goes on with.
   *
   * @return this
   */
  public EventBuilder cancel() {
    define("cancelEventDefinition");
    return self();
  }

  /**
   * Ends all that goes on in its scope.
   *
   * @return this
   */
  public EventBuilder terminate() {
    define("terminateEventDefinition");
    return self();
  }

  /**
   * Ends the whole instance.
   *
   * @return this
   */
  public EventBuilder terminateAll() {
    define("terminateEventDefinition").set(Namespaces.MILLRACE, "terminateAll", "true");
    return self();
  }

  /**
   * Waits for a change of a variable.
   *
   * @param variable the name of the variable
   * @param change {@code create}, {@code update}, {@code update-create}, {@code delete} or {@code
   *     all}
   * @return this
   */
  public EventBuilder variableListener(String variable, String change) {
    draft()
        .extend(
            draft()
                .extension("variableListenerEventDefinition")
                .set("variableName", variable)
                .set("variableChangeType", change));
    return self();
  }

  /**
   * Waits for all of its definitions instead of one.
   *
   * @return this
   */
  public EventBuilder parallelMultiple() {
    draft().set("parallelMultiple", "true");
    return self();
  }

  /**
   * Lets what it is attached to, or what goes on around its event sub-process, go on.
   *
   * @return this
   * @throws IllegalStateEngineException if it is neither a boundary nor a start event
   */
  public EventBuilder nonInterrupting() {
    switch (draft().xml().name()) {
      case "boundaryEvent" -> draft().set("cancelActivity", "false");
      case "startEvent" -> draft().set("isInterrupting", "false");
      default ->
          throw new IllegalStateEngineException(
              "Event '"
                  + draft().id()
                  + "' interrupts nothing: it is neither a boundary nor a start event.");
    }
    return self();
  }

  /**
   * Keeps the user who starts an instance.
   *
   * @param variable the name of a variable
   * @return this
   */
  public EventBuilder initiator(String variable) {
    engine("initiator", variable);
    return self();
  }

  /**
   * Names the form of a start event.
   *
   * @param key a text or an expression
   * @return this
   */
  public EventBuilder formKey(String key) {
    engine("formKey", key);
    return self();
  }

  /**
   * Waits for or sends a message whose name an expression yields.
   *
   * @param expression the expression
   * @return this
   */
  public EventBuilder messageExpression(String expression) {
    define("messageEventDefinition").set(Namespaces.MILLRACE, "messageExpression", expression);
    return self();
  }

  /**
   * Waits for or throws a signal whose name an expression yields.
   *
   * @param expression the expression
   * @return this
   */
  public EventBuilder signalExpression(String expression) {
    define("signalEventDefinition").set(Namespaces.MILLRACE, "signalExpression", expression);
    return self();
  }

  /**
   * Ends all instances of the multi-instance activity it is in.
   *
   * @return this
   */
  public EventBuilder terminateMultiInstance() {
    define("terminateEventDefinition").set(Namespaces.MILLRACE, "terminateMultiInstance", "true");
    return self();
  }

  /**
   * Keeps the code of the error or escalation that was caught.
   *
   * @param variable the name of the variable
   * @return this
   * @throws IllegalStateEngineException if nothing was said to be caught before
   */
  public EventBuilder codeVariable(String variable) {
    var kind = latest().name().replace("EventDefinition", "");
    latest().set(Namespaces.MILLRACE, kind + "CodeVariable", variable);
    return self();
  }

  /**
   * Keeps the message of the error that was caught.
   *
   * @param variable the name of the variable
   * @return this
   * @throws IllegalStateEngineException if nothing was said to be caught before
   */
  public EventBuilder messageVariable(String variable) {
    latest().set(Namespaces.MILLRACE, "errorMessageVariable", variable);
    return self();
  }

  /**
   * Sends a variable along with the message or signal.
   *
   * @param source the name of a variable here
   * @param target its name there
   * @return this
   * @throws IllegalStateEngineException if nothing was said to be sent before
   */
  public EventBuilder in(String source, String target) {
    return along(draft().extension("in").set("source", source).set("target", target));
  }

  /**
   * Sends a value along with the message or signal.
   *
   * @param expression an expression that is evaluated here
   * @param target the name of a variable there
   * @return this
   * @throws IllegalStateEngineException if nothing was said to be sent before
   */
  public EventBuilder inExpression(String expression, String target) {
    return along(draft().extension("in").set("sourceExpression", expression).set("target", target));
  }

  /**
   * Sends all variables along with the message or signal.
   *
   * @return this
   * @throws IllegalStateEngineException if nothing was said to be sent before
   */
  public EventBuilder inAll() {
    return along(draft().extension("in").set("variables", "all"));
  }

  /**
   * Sends the message to the instance that has a variable of a value.
   *
   * @param name the name of the variable there
   * @param expression yields its value here
   * @return this
   * @throws IllegalStateEngineException if nothing was said to be sent before
   */
  public EventBuilder correlationKey(String name, String expression) {
    return along(draft().extension("correlationKey").set("name", name).set("value", expression));
  }

  private EventBuilder along(XmlDraft extension) {
    latest().extend(extension.node(Namespaces.BPMN));
    return self();
  }

  /** Returns the definition that was added last, which what follows is about. */
  private XmlDraft latest() {
    if (definition == null) {
      throw new IllegalStateEngineException(
          "Event '"
              + draft().id()
              + "' has no definition yet. Say first what it waits for or throws.");
    }
    return definition;
  }

  private EventBuilder timer(String kind, String time) {
    define("timerEventDefinition").add(Draft.expression(kind, time));
    return self();
  }

  private EventBuilder declared(String kind, String attribute, String value) {
    var id = draft().file().declare(kind, attribute, value);
    define(kind + "EventDefinition").set(kind + "Ref", id);
    return self();
  }

  private XmlDraft define(String kind) {
    definition = new XmlDraft(Namespaces.BPMN, kind);
    draft().xml().add(definition);
    return definition;
  }

  @Override
  EventBuilder self() {
    return this;
  }
}
