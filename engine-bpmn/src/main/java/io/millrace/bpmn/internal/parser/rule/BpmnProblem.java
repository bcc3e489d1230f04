package io.millrace.bpmn.internal.parser.rule;

import io.millrace.common.Problem.Severity;

/**
 * What can be wrong with a BPMN file. {@code docs/bpmn-problems.md} explains each; the codes never
 * change.
 */
public enum BpmnProblem {
  /** The root element is not that of a BPMN 2.0 file. */
  NOT_BPMN(1, "Deploy BPMN 2.0 XML whose root is 'definitions' in the namespace of the standard."),
  /** No process of the file can be executed. */
  NO_EXECUTABLE_PROCESS(2, "Set isExecutable=\"true\" on the process that is to run."),
  /** A process is drawn only. */
  PROCESS_NOT_EXECUTABLE(3, Severity.WARNING, "Set isExecutable=\"true\" if it is to run."),
  /** An element is not known to BPMN 2.0 at this place. */
  UNKNOWN_ELEMENT(4, "Remove the element, correct its name, or move it to where it belongs."),
  /** An element would change the execution and is not supported. */
  UNSUPPORTED_ELEMENT(5, "Model it with supported elements; docs/bpmn-problems.md lists them."),
  /** An attribute is not known to BPMN 2.0. */
  UNKNOWN_ATTRIBUTE(6, "Remove the attribute, correct its name, or give it the prefix it misses."),
  /** An attribute, or its value, would change the execution and is not supported. */
  UNSUPPORTED_ATTRIBUTE(
      7, "Correct its name or its place, or remove it and model what it does in another way."),
  /** An extension element would change the execution and is not supported. */
  UNSUPPORTED_EXTENSION(8, "Remove the extension element and model what it does in another way."),
  /** An extension element is kept in the file, and nothing reads it. */
  UNUSED_EXTENSION(9, Severity.WARNING, "Remove it, or read it from the file in the application."),
  /** The same is said twice in different ways. */
  CONTRADICTION(10, "Keep one of the two."),
  /** An element that is referred to has no id. */
  MISSING_ID(11, "Give the element an id."),
  /** An id is no XML name. */
  INVALID_ID(
      12, "Begin with a letter or underscore; go on with letters, digits, '_', '-' and '.'."),
  /** Two elements have one id. */
  DUPLICATE_ID(13, "Give each element of the file an id of its own."),
  /** Two processes have one id. */
  DUPLICATE_PROCESS(14, "Give each process of the file an id of its own."),
  /** A text is longer than the database can keep. */
  TOO_LONG(15, "Shorten it to 255 characters."),
  /** A value is not one of those that are allowed. */
  INVALID_VALUE(16, "Write one of the values that are allowed."),
  /** An expression cannot be parsed. */
  INVALID_EXPRESSION(17, "Correct the expression, which stands between ${ and }."),
  /** A time is not written as ISO-8601 or cron demand. */
  INVALID_TIME(18, "Write it as ISO-8601 does, such as 2030-01-31T12:00:00Z, PT5M or R3/PT1H."),

  /** A process or sub-process has nothing in it. */
  EMPTY_SCOPE(20, "Add a start event and what follows it, or remove the element."),
  /** A process or sub-process does not say where it begins. */
  NO_START_EVENT(21, "Add a start event."),
  /** More than one start event has no trigger. */
  SEVERAL_NONE_START_EVENTS(22, "Keep one start event without a trigger."),
  /** A sub-process begins with a trigger. */
  TRIGGERED_START_IN_SUB_PROCESS(23, "Remove the event definition from the start event."),
  /** Two start events wait for one message. */
  DUPLICATE_START_MESSAGE(24, "Give each start event a message of its own."),

  /** A sequence flow does not say where it comes from or leads to. */
  DANGLING_FLOW(30, "Let sourceRef and targetRef name nodes of the process."),
  /** A sequence flow leaves or enters a sub-process. */
  FLOW_ACROSS_SCOPES(31, "Connect nodes of the same scope, or the sub-process itself."),
  /** A sequence flow leads where none can, or comes from where none can. */
  FLOW_NOT_ALLOWED(32, "Remove the sequence flow."),
  /** A default flow does not leave its node. */
  DEFAULT_FLOW_NOT_OUTGOING(33, "Let 'default' name a sequence flow that leaves this element."),
  /** A default flow has a condition. */
  CONDITION_ON_DEFAULT_FLOW(34, "Remove the condition; the default is taken when no other holds."),
  /** An exclusive gateway leads nowhere. */
  GATEWAY_WITHOUT_OUTGOING_FLOW(35, "Connect the gateway to what follows, or remove it."),
  /** A flow without a condition hides others. */
  FLOW_HIDES_OTHERS(36, Severity.WARNING, "Add a condition, or make the flow the default."),
  /** A condition is never looked at. */
  CONDITION_IGNORED(37, Severity.WARNING, "Remove the condition, or use another gateway."),
  /** The only way out has a condition. */
  CONDITION_ON_ONLY_FLOW(38, Severity.WARNING, "Remove the condition, or add a default flow."),
  /** No token can come here. */
  UNREACHABLE(39, Severity.WARNING, "Connect it to what comes before, or remove it."),

  /** An event does not say what it waits for. */
  MISSING_EVENT_DEFINITION(40, "Add a timer, message, signal or error event definition."),
  /** An event has more than one event definition. */
  SEVERAL_EVENT_DEFINITIONS(41, "Keep one event definition per event."),
  /** An event definition makes no sense at this event. */
  EVENT_DEFINITION_NOT_ALLOWED(42, "Use another event or another event definition."),
  /** A boundary event is not attached to an activity beside it. */
  BOUNDARY_EVENT_NOT_ATTACHED(43, "Let attachedToRef name an activity in the same scope."),
  /** An error boundary event does not interrupt. */
  ERROR_MUST_INTERRUPT(44, "Remove cancelActivity=\"false\"; after an error the activity is gone."),
  /** Two events at the same place catch the same error. */
  ERROR_CAUGHT_TWICE(45, "Keep one of the events, or give them different error codes."),
  /** A timer does not say when, or says it twice. */
  TIMER_NEEDS_ONE_TIME(46, "Give the timer one of timeDate, timeDuration and timeCycle."),
  /** What is referred to is not declared. */
  DANGLING_REFERENCE(47, "Declare it under 'definitions', or correct the reference."),
  /** A reference that is needed is not there. */
  MISSING_REFERENCE(48, "Refer to a declaration under 'definitions'."),
  /** A message or signal has no name to be found by. */
  MISSING_NAME(49, "Give the declaration a name."),
  /** An error is not declared; the reference is taken as its code. */
  UNDECLARED_ERROR(50, Severity.WARNING, "Declare the error with its code under 'definitions'."),
  /** An error that is thrown has no code. */
  MISSING_ERROR_CODE(51, "Give the error an errorCode."),

  /** It is not said what code is called. */
  MISSING_IMPLEMENTATION(60, "Add one of class, delegateExpression and expression."),
  /** More than one code is to be called. */
  SEVERAL_IMPLEMENTATIONS(61, "Keep one of class, delegateExpression and expression."),
  /** A result is to be kept where there is none. */
  RESULT_WITHOUT_EXPRESSION(62, "Use an expression, or set the variable in the delegate."),
  /** A multi-instance activity does not say how many instances it has. */
  LOOP_WITHOUT_COUNT(63, "Add loopCardinality or a collection."),
  /** A call activity does not say what it calls. */
  MISSING_CALLED_ELEMENT(64, "Set calledElement to the key of a process."),
  /** A binding and its version do not fit. */
  INCOMPLETE_BINDING(65, "Give the version that the binding names, and no other."),
  /** A variable mapping does not say from where or to where. */
  INCOMPLETE_MAPPING(66, "Give one of source and sourceExpression, and a target."),
  /** A listener does not say when it is called. */
  MISSING_LISTENER_EVENT(67, "Set the event of the listener."),
  /** A field has no name, no value or two. */
  INCOMPLETE_FIELD(68, "Give the field a name and one value."),
  /** A case is to be started where no engine for cases was added. */
  NO_CASE_ENGINE(69, "Add a CmmnEngineConfiguration to that of the process engine with addEngine."),
  /** A script has no language, no text or two. */
  INCOMPLETE_SCRIPT(70, "Give the script a language, and one of a text and a resource."),
  /** A script cannot be run. */
  SCRIPT_NOT_USABLE(71, "Do as the message says, or let a service task do the work in Java."),
  /** A task that reaches out of the engine has fields that do not fit. */
  INVALID_FIELDS(72, "Correct the fields of the task."),
  /** A task reaches out of the engine, and the engine lacks what it needs for that. */
  WORK_NOT_SET_UP(73, "Do as the message says, or model the work in another way."),
  /** A task for external workers does not say what it is about. */
  MISSING_TOPIC(74, "Set the topic that workers ask for."),
  /** It is said what of a decision is kept, but not where. */
  MAPPING_WITHOUT_RESULT(75, "Add resultVariable, or remove mapDecisionResult."),
  /** A variable aggregation is incomplete. */
  INCOMPLETE_AGGREGATION(
      76, "Name a target, and variables with source or sourceExpression, or a class that gathers."),

  /** A form field has no id, or that of another one. */
  FORM_FIELD_WITHOUT_ID(145, "Give each field of the form an id of its own."),
  /** A form field has a type that is not known. */
  UNKNOWN_FORM_TYPE(146, "Write one of the types that are known; an enum needs values with ids."),
  /** A constraint of a form field is not known or set to what makes no sense. */
  INVALID_FORM_CONSTRAINT(
      147,
      "Write required, readonly, min, max, minlength or maxlength with a number, or a validator."),
  /** A default or date pattern of a form field cannot be read. */
  INVALID_FORM_VALUE(148, "Write a default of the type of the field, and a pattern of dates."),
  /** A role of a user task has no name, or one that attributes give. */
  ROLE_WITHOUT_NAME(
      149, "Name the kind of identity link; write an assignee or owner as an attribute."),
  /** A listener of the engine's events does not say what it does, or says it twice. */
  INCOMPLETE_EVENT_LISTENER(
      150,
      "Give it a class, a delegateExpression, or a throwEvent with the name of what it throws."),
  /**
   * A task listener for timeouts has no id, one of another, or no timer; or another one has one.
   */
  INCOMPLETE_TIMEOUT(
      151,
      "Give the listener for 'timeout' an id of its own in its task, and a timerEventDefinition; give a timer to no other."),
  /** It is not clear what maps the variables of a call. */
  SEVERAL_VARIABLE_MAPPINGS(
      152, "Keep one of variableMappingClass and variableMappingDelegateExpression."),

  /** An escalation is not declared; the reference is taken as its code. */
  UNDECLARED_ESCALATION(
      90, Severity.WARNING, "Declare the escalation with its code under 'definitions'."),
  /** An escalation that is thrown has no code. */
  MISSING_ESCALATION_CODE(91, "Give the escalation an escalationCode."),
  /** Two events at the same place catch the same escalation. */
  ESCALATION_CAUGHT_TWICE(92, "Keep one of the events, or give them different codes."),
  /** A link has no name. */
  LINK_WITHOUT_NAME(93, "Give the linkEventDefinition the name of the other end of the link."),
  /** A link leads nowhere. */
  LINK_WITHOUT_TARGET(
      94, "Add a link catch event of this name to the same process or sub-process."),
  /** A link leads to more than one place. */
  LINK_WITH_SEVERAL_TARGETS(95, "Keep one link catch event of this name in a scope."),

  /** An event sub-process has more than one start event. */
  SEVERAL_STARTS_OF_EVENT_SUB_PROCESS(
      100, "Keep one start event, or make an event sub-process of each."),
  /** The start event of an event sub-process catches an error and does not interrupt. */
  ERROR_START_MUST_INTERRUPT(
      101, "Remove isInterrupting=\"false\"; after an error nothing else in the scope goes on."),
  /** An event sub-process is multi-instance. */
  LOOP_OF_EVENT_SUB_PROCESS(
      102, "Remove the loop; what does not interrupt runs as often as its event comes."),
  /** A conditional event has no condition. */
  MISSING_CONDITION(103, "Give the event definition one condition."),
  /** A variable listener names no variable. */
  MISSING_VARIABLE_NAME(104, "Set variableName."),

  /** A compensation boundary event is not associated with one handler. */
  COMPENSATION_WITHOUT_HANDLER(
      110,
      "Associate the event with one activity of its scope that has isForCompensation=\"true\"."),
  /** An activity has more than one compensation boundary event. */
  SEVERAL_COMPENSATIONS(111, "Keep one compensation boundary event."),
  /** A handler stands in the flow. */
  COMPENSATION_IN_FLOW(
      112, "Remove the sequence flow; an association leads from the event to its handler."),
  /** A handler is bound to nothing. */
  UNUSED_COMPENSATION_HANDLER(
      113, Severity.WARNING, "Associate it with a compensation boundary event, or remove it."),
  /** What is to be compensated is not there. */
  COMPENSATES_NOTHING(114, "Let activityRef name an activity of the same scope or one around it."),
  /** A cancel event has nothing to do with a transaction. */
  CANCEL_OUTSIDE_TRANSACTION(
      115,
      "Put the cancel end event directly into a transaction, the boundary event at its border."),
  /** A transaction has more than one cancel boundary event. */
  SEVERAL_CANCEL_EVENTS(116, "Keep one cancel boundary event."),
  /** A transaction can be canceled, and nothing goes on behind it. */
  CANCEL_NOT_CAUGHT(117, "Attach a cancel boundary event to the transaction."),
  /** An ad-hoc sub-process holds what cannot be started. */
  INVALID_AD_HOC_CONTENT(
      118, "Put activities into the ad-hoc sub-process, without start and end events."),
  /** A loop does not say when it ends. */
  LOOP_WITHOUT_END(119, "Add loopCondition or loopMaximum."),

  /** An event-based gateway leads to something that it cannot wait for. */
  EVENT_GATEWAY_TARGET(
      120, "Let each flow lead to a catch event or receive task to which nothing else leads."),
  /** Two events behind a gateway wait for the same. */
  EVENT_GATEWAY_TWICE(121, "Keep one of the two, or let them wait for different things."),
  /** A job is to be made between an event-based gateway and its events. */
  EVENT_GATEWAY_ASYNC(122, "Make the event asynchronous after, or the gateway before."),
  /** An element that is to start instances cannot. */
  CANNOT_INSTANTIATE(
      123, "Let it wait for messages or signals at the beginning of the process, or remove it."),
  /** A complex gateway does not say when enough tokens are there. */
  MISSING_ACTIVATION_CONDITION(124, "Add an activationCondition, such as ${activationCount >= 2}."),

  /** An activity calls a connector. */
  CONNECTOR(
      125,
      "Call the service by a service task of the type 'http', an external worker or a Java class."),
  /** An input, output or entry of a map has no name. */
  PARAMETER_WITHOUT_NAME(126, "Give it the name of the variable, an entry of a map its key."),
  /** A data association does not say what comes from where. */
  INCOMPLETE_ASSOCIATION(
      127, "Give it a source and a target; of several sources a transformation makes one value."),
  /** An assignment of a data association leads nowhere. */
  ASSIGNMENT_TARGET(128, "Let 'to' name a variable, or a part of one such as order.total."),
  /** A data association leads to a data store. */
  DATA_STORE_ASSOCIATION(129, "Read and write the store in a service task, or use a data object."),
  /** An activity waits for tokens that no flow brings. */
  TOKENS_WITHOUT_FLOW(
      130, "Let a sequence flow lead to the activity, or remove its startQuantity."),
  /** The instances of a multi-instance activity are to throw what they cannot. */
  LOOP_EVENT(131, "Let them throw a signal or an escalation."),
  /** An event sub-process compensates what it cannot. */
  COMPENSATION_SUB_PROCESS(
      132,
      "Put one into the sub-process that is to be undone, without a compensation boundary event."),
  /** An event of the event registry is meant, and it is not said which. */
  MISSING_EVENT_TYPE(134, "Name the key of the event in an extension element eventType."),
  /** A correlation parameter says too little, or is there twice. */
  INCOMPLETE_EVENT_CORRELATION(
      135, "Give each correlation parameter a name of its own, and a value or an expression."),
  /** A task says which event answers it, and does not wait for that. */
  ANSWER_NOT_AWAITED(136, "Set triggerable=\"true\", or remove what is said of the answer."),
  /** An event is to start one instance for each correlation where none is started. */
  EVENT_STARTS_NOTHING(
      137, "Remove startEventCorrelationConfiguration; only a start event of a process has one."),
  /** What an element is called in another language does not say in which. */
  INVALID_LOCALIZATION(
      153, "Give it a locale that is a language tag, such as \"de\" or \"pt-BR\"; each once."),
  /** An error that the report of a worker may mean says too little. */
  INCOMPLETE_WORKER_ERROR(154, "Give it an errorRef and an expression."),
  /** A timer or task names a calendar that the application has not registered. */
  UNKNOWN_CALENDAR(
      165, "Register a calendar of this name with a plug-in, or name one of those that are there."),
  /** The file says to another engine how it is to be executed. */
  OTHER_ENGINE(
      166,
      "Say it as docs/bpmn.md shows, such as by millrace:assignee; a lenient deployment leaves it out."),
  /** An expression reaches the whole engine, which is closed to expressions. */
  ENGINE_IN_EXPRESSION(
      167,
      "Put what is needed behind a method of a bean, or open the engine by setEnableEngineInExpressions."),
  /** A documentation is longer than what lists of definitions and tasks show of it. */
  LONG_DOCUMENTATION(
      169,
      Severity.WARNING,
      "Shorten it to 4,000 characters, or read the whole of it from the model.");

  private final String code;
  private final Severity severity;
  private final String remedy;

  BpmnProblem(int number, String remedy) {
    this(number, Severity.ERROR, remedy);
  }

  BpmnProblem(int number, Severity severity, String remedy) {
    this.code = "BPMN-%03d".formatted(number);
    this.severity = severity;
    this.remedy = remedy;
  }

  /**
   * Returns the stable code.
   *
   * @return for example {@code BPMN-013}
   */
  public String code() {
    return code;
  }

  /**
   * Tells whether it stops the deployment.
   *
   * @return never null
   */
  public Severity severity() {
    return severity;
  }

  /**
   * Returns what to do about it.
   *
   * @return a sentence
   */
  public String remedy() {
    return remedy;
  }
}
