package io.millrace.bpmn.internal.modification;

import java.util.List;
import java.util.Map;

/** One thing that a change of a process instance asks for, in the words of the call. */
public sealed interface Instruction {

  /** Where a token is put. */
  enum Where {
    /** Before an element, which begins. */
    BEFORE,
    /** Behind an element, on its only flow. */
    AFTER,
    /** On a sequence flow. */
    FLOW
  }

  /**
   * Something begins.
   *
   * @param where before or behind an element, or on a flow
   * @param elementId the element or the flow
   * @param ancestorId the execution or visit around it; 0 if nobody names one
   * @param variables set in the scope, as an assignment in it
   * @param localVariables set at the token itself
   */
  record Start(
      Where where,
      String elementId,
      long ancestorId,
      Map<String, Object> variables,
      Map<String, Object> localVariables)
      implements Instruction {

    /** Returns a start without variables. */
    public static Start of(Where where, String elementId, long ancestorId) {
      return new Start(where, elementId, ancestorId, Map.of(), Map.of());
    }
  }

  /**
   * All that is at an activity is canceled.
   *
   * @param activityId the activity
   */
  record CancelAll(String activityId) implements Instruction {}

  /**
   * One visit, execution, or the whole instance is canceled.
   *
   * @param id its id
   * @param transition whether only a token may be meant that waits for a job
   */
  record CancelOne(long id, boolean transition) implements Instruction {}

  /**
   * Tokens are moved.
   *
   * @param activityIds the activities whose tokens move
   * @param executionIds the tokens by their executions
   * @param to the elements that begin
   */
  record Move(List<String> activityIds, List<Long> executionIds, List<String> to)
      implements Instruction {}

  /**
   * The tokens of an activity of a called instance move to the instance that called.
   *
   * @param activityId the activity in the called instance
   * @param to the element of the caller that begins
   */
  record MoveOut(String activityId, String to) implements Instruction {}

  /**
   * The tokens of an activity move into an instance that is called for it.
   *
   * @param activityId the activity in the calling instance
   * @param to the element of the called process that begins
   * @param callActivityId the call activity
   * @param version the version that is called; null for the one that the model says
   */
  record MoveIn(String activityId, String to, String callActivityId, Integer version)
      implements Instruction {}

  /**
   * The start event of an event sub-process is awaited again.
   *
   * @param startEventId the start event
   */
  record Enable(String startEventId) implements Instruction {}
}
