package io.millrace.bpmn.internal.parser.lenient;

import static java.util.Map.entry;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.Map;

/** How each kind of problem is got around, one line each. */
final class Repairs {

  private static final Map<BpmnProblem, Repair> REPAIRS =
      Map.ofEntries(
          entry(BpmnProblem.NO_EXECUTABLE_PROCESS, FileRepairs::execute),
          entry(BpmnProblem.UNKNOWN_ELEMENT, WorkRepairs::leaveOutUnknown),
          entry(BpmnProblem.UNSUPPORTED_ELEMENT, WorkRepairs::leaveOutUnknown),
          entry(BpmnProblem.UNKNOWN_ATTRIBUTE, WorkRepairs::leaveOutAttribute),
          entry(BpmnProblem.UNSUPPORTED_ATTRIBUTE, WorkRepairs::leaveOutAttribute),
          entry(BpmnProblem.UNSUPPORTED_EXTENSION, WorkRepairs::leaveOutExtension),
          entry(BpmnProblem.CONTRADICTION, ValueRepairs::keepFirst),
          entry(BpmnProblem.MISSING_ID, FileRepairs::nameId),
          entry(BpmnProblem.INVALID_ID, FileRepairs::correctId),
          entry(BpmnProblem.DUPLICATE_ID, FileRepairs::renameSecond),
          entry(BpmnProblem.DUPLICATE_PROCESS, FileRepairs::renameSecond),
          entry(BpmnProblem.TOO_LONG, FileRepairs::cut),
          entry(BpmnProblem.INVALID_VALUE, ValueRepairs::leaveOutValue),
          entry(BpmnProblem.INVALID_EXPRESSION, ValueRepairs::leaveOutValue),
          entry(BpmnProblem.ENGINE_IN_EXPRESSION, ValueRepairs::leaveOutValue),
          entry(BpmnProblem.INVALID_TIME, ValueRepairs::leaveOutValue),
          entry(BpmnProblem.UNKNOWN_CALENDAR, ValueRepairs::leaveOutValue),
          entry(BpmnProblem.EMPTY_SCOPE, FileRepairs::fill),
          entry(BpmnProblem.NO_START_EVENT, FileRepairs::begin),
          entry(BpmnProblem.SEVERAL_NONE_START_EVENTS, EventRepairs::neverReach),
          entry(BpmnProblem.TRIGGERED_START_IN_SUB_PROCESS, EventRepairs::leaveOutTriggers),
          entry(BpmnProblem.DUPLICATE_START_MESSAGE, EventRepairs::neverReach),
          entry(BpmnProblem.DANGLING_FLOW, FlowRepairs::leaveOut),
          entry(BpmnProblem.FLOW_ACROSS_SCOPES, FlowRepairs::liftToBorder),
          entry(BpmnProblem.FLOW_NOT_ALLOWED, FlowRepairs::leaveOut),
          entry(BpmnProblem.DEFAULT_FLOW_NOT_OUTGOING, FlowRepairs::leaveOutDefault),
          entry(BpmnProblem.CONDITION_ON_DEFAULT_FLOW, FlowRepairs::leaveOutCondition),
          entry(BpmnProblem.GATEWAY_WITHOUT_OUTGOING_FLOW, FlowRepairs::end),
          entry(BpmnProblem.MISSING_EVENT_DEFINITION, EventRepairs::disarm),
          entry(BpmnProblem.SEVERAL_EVENT_DEFINITIONS, EventRepairs::keepFirst),
          entry(BpmnProblem.EVENT_DEFINITION_NOT_ALLOWED, EventRepairs::disarm),
          entry(BpmnProblem.BOUNDARY_EVENT_NOT_ATTACHED, EventRepairs::leaveOutNode),
          entry(BpmnProblem.ERROR_MUST_INTERRUPT, EventRepairs::interrupt),
          entry(BpmnProblem.ERROR_CAUGHT_TWICE, EventRepairs::leaveOutNode),
          entry(BpmnProblem.TIMER_NEEDS_ONE_TIME, EventRepairs::keepFirstTime),
          entry(BpmnProblem.DANGLING_REFERENCE, EventRepairs::declareReferred),
          entry(BpmnProblem.MISSING_REFERENCE, EventRepairs::refer),
          entry(BpmnProblem.MISSING_NAME, EventRepairs::nameReferred),
          entry(BpmnProblem.MISSING_ERROR_CODE, EventRepairs::code),
          entry(BpmnProblem.MISSING_IMPLEMENTATION, WorkRepairs::passOn),
          entry(BpmnProblem.SEVERAL_IMPLEMENTATIONS, WorkRepairs::keepFirst),
          entry(BpmnProblem.RESULT_WITHOUT_EXPRESSION, WorkRepairs::leaveOutResult),
          entry(BpmnProblem.LOOP_WITHOUT_COUNT, WorkRepairs::doOnce),
          entry(BpmnProblem.MISSING_CALLED_ELEMENT, WorkRepairs::toTask),
          entry(BpmnProblem.INCOMPLETE_BINDING, WorkRepairs::bindLatest),
          entry(BpmnProblem.NO_CASE_ENGINE, WorkRepairs::toTask),
          entry(BpmnProblem.INCOMPLETE_SCRIPT, WorkRepairs::leaveOutScript),
          entry(BpmnProblem.SCRIPT_NOT_USABLE, WorkRepairs::leaveOutScript),
          entry(BpmnProblem.INVALID_FIELDS, WorkRepairs::toTask),
          entry(BpmnProblem.WORK_NOT_SET_UP, WorkRepairs::toTask),
          entry(BpmnProblem.MISSING_TOPIC, WorkRepairs::nameTopic),
          entry(BpmnProblem.MAPPING_WITHOUT_RESULT, WorkRepairs::leaveOutMapping),
          entry(BpmnProblem.MISSING_ESCALATION_CODE, EventRepairs::code),
          entry(BpmnProblem.ESCALATION_CAUGHT_TWICE, EventRepairs::leaveOutNode),
          entry(BpmnProblem.LINK_WITHOUT_NAME, EventRepairs::disarm),
          entry(BpmnProblem.LINK_WITHOUT_TARGET, EventRepairs::disarm),
          entry(BpmnProblem.LINK_WITH_SEVERAL_TARGETS, EventRepairs::disarm),
          entry(BpmnProblem.SEVERAL_STARTS_OF_EVENT_SUB_PROCESS, EventRepairs::neverReach),
          entry(BpmnProblem.ERROR_START_MUST_INTERRUPT, EventRepairs::interrupt),
          entry(BpmnProblem.LOOP_OF_EVENT_SUB_PROCESS, WorkRepairs::doOnce),
          entry(BpmnProblem.MISSING_CONDITION, EventRepairs::disarm),
          entry(BpmnProblem.COMPENSATION_WITHOUT_HANDLER, EventRepairs::leaveOutNode),
          entry(BpmnProblem.SEVERAL_COMPENSATIONS, EventRepairs::leaveOutNode),
          entry(BpmnProblem.COMPENSATION_IN_FLOW, FlowRepairs::leaveOut),
          entry(BpmnProblem.COMPENSATES_NOTHING, EventRepairs::compensateScope),
          entry(BpmnProblem.CANCEL_OUTSIDE_TRANSACTION, EventRepairs::leaveOutNode),
          entry(BpmnProblem.SEVERAL_CANCEL_EVENTS, EventRepairs::leaveOutNode),
          entry(BpmnProblem.CANCEL_NOT_CAUGHT, EventRepairs::disarm),
          entry(BpmnProblem.INVALID_AD_HOC_CONTENT, FileRepairs::keepActivities),
          entry(BpmnProblem.LOOP_WITHOUT_END, WorkRepairs::doOnce),
          entry(BpmnProblem.EVENT_GATEWAY_TARGET, FlowRepairs::awaitOthers),
          entry(BpmnProblem.EVENT_GATEWAY_TWICE, FlowRepairs::awaitOthers),
          entry(BpmnProblem.EVENT_GATEWAY_ASYNC, FlowRepairs::atOnce),
          entry(BpmnProblem.CANNOT_INSTANTIATE, FlowRepairs::doNotInstantiate),
          entry(BpmnProblem.MISSING_ACTIVATION_CONDITION, FlowRepairs::inclusive),
          entry(BpmnProblem.CONNECTOR, WorkRepairs::leaveOutExtension),
          entry(BpmnProblem.SEVERAL_VARIABLE_MAPPINGS, WorkRepairs::mapByClass),
          entry(BpmnProblem.TOKENS_WITHOUT_FLOW, WorkRepairs::takeOneToken),
          entry(BpmnProblem.LOOP_EVENT, LoopRepairs::throwNothing),
          entry(BpmnProblem.COMPENSATION_SUB_PROCESS, EventRepairs::leaveOutSubProcess),
          entry(BpmnProblem.MISSING_EVENT_TYPE, RegistryEventRepairs::leaveOutEvent),
          entry(BpmnProblem.ANSWER_NOT_AWAITED, RegistryEventRepairs::leaveOutAnswer),
          entry(BpmnProblem.OTHER_ENGINE, FileRepairs::leaveOutLost));

  private Repairs() {}

  /**
   * Gets around a problem and returns what was done; null where nothing can be done. What has no
   * line here is left out where it is no part of the flow.
   */
  static String apply(Flaw flaw) {
    var repair = REPAIRS.get(flaw.finding().problem());
    if (repair != null) {
      return repair.apply(flaw);
    }
    return Nodes.isEventDefinition(flaw.element())
        ? EventRepairs.disarm(flaw)
        : WorkRepairs.leaveOut(flaw);
  }
}
