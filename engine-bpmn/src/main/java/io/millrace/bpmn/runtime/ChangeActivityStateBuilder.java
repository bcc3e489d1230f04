package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.util.List;
import java.util.Map;

/**
 * Moves tokens of a running process instance to other elements. A builder belongs to one thread and
 * changes once.
 *
 * <p>What is moved is canceled where it is, with all inside it; sub-processes in which nothing is
 * left are left, and those that the target stands in and that do not run are opened, without their
 * start events. The tokens of one scope become one at the target; at a joining gateway each counts.
 * A multi-instance activity is moved as a whole, and begins as a whole. See docs/bpmn-semantics.md,
 * chapter 15.
 */
public interface ChangeActivityStateBuilder {

  /**
   * Names the process instance, which may be left out where tokens are named by executions.
   *
   * @param processInstanceId the id of the process instance
   * @return this builder
   */
  ChangeActivityStateBuilder processInstanceId(String processInstanceId);

  /**
   * Moves one token.
   *
   * @param executionId the execution of the token
   * @param activityId the element that begins
   * @return this builder
   */
  ChangeActivityStateBuilder moveExecutionToActivityId(String executionId, String activityId);

  /**
   * Moves several tokens to one element.
   *
   * @param executionIds the executions of the tokens, at least one
   * @param activityId the element that begins
   * @return this builder
   */
  ChangeActivityStateBuilder moveExecutionsToSingleActivityId(
      List<String> executionIds, String activityId);

  /**
   * Moves one token to several elements.
   *
   * @param executionId the execution of the token
   * @param activityIds the elements that begin, at least one
   * @return this builder
   */
  ChangeActivityStateBuilder moveSingleExecutionToActivityIds(
      String executionId, List<String> activityIds);

  /**
   * Moves what is at an element.
   *
   * @param currentActivityId the element that is left
   * @param newActivityId the element that begins
   * @return this builder
   */
  ChangeActivityStateBuilder moveActivityIdTo(String currentActivityId, String newActivityId);

  /**
   * Moves what is at several elements to one.
   *
   * @param currentActivityIds the elements that are left, at least one
   * @param newActivityId the element that begins
   * @return this builder
   */
  ChangeActivityStateBuilder moveActivityIdsToSingleActivityId(
      List<String> currentActivityIds, String newActivityId);

  /**
   * Moves what is at an element to several.
   *
   * @param currentActivityId the element that is left
   * @param newActivityIds the elements that begin, at least one
   * @return this builder
   */
  ChangeActivityStateBuilder moveSingleActivityIdToActivityIds(
      String currentActivityId, List<String> newActivityIds);

  /**
   * Moves what is at an element of a called instance, which is the instance that was named, to the
   * instance that called it. The called instance ends with its call activity; nothing else may be
   * left in it.
   *
   * @param currentActivityId the element that is left
   * @param newActivityId the element of the calling process that begins
   * @return this builder
   */
  ChangeActivityStateBuilder moveActivityIdToParentActivityId(
      String currentActivityId, String newActivityId);

  /**
   * Moves what is at an element into an instance that is called for it.
   *
   * @param currentActivityId the element that is left
   * @param newActivityId the element of the called process that begins there
   * @param callActivityId the call activity, which begins
   * @return this builder
   */
  ChangeActivityStateBuilder moveActivityIdToSubProcessInstanceActivityId(
      String currentActivityId, String newActivityId, String callActivityId);

  /**
   * Moves what is at an element into an instance of a version of the called process.
   *
   * @param currentActivityId the element that is left
   * @param newActivityId the element of the called process that begins there
   * @param callActivityId the call activity, which begins
   * @param subProcessDefinitionVersion the version; null for the one that the model says
   * @return this builder
   */
  ChangeActivityStateBuilder moveActivityIdToSubProcessInstanceActivityId(
      String currentActivityId,
      String newActivityId,
      String callActivityId,
      Integer subProcessDefinitionVersion);

  /**
   * Lets the start event of an event sub-process be awaited again wherever its scope runs and does
   * not wait for it, as after one that interrupted.
   *
   * @param eventSubProcessStartEventId the start event
   * @return this builder
   */
  ChangeActivityStateBuilder enableEventSubProcessStartEvent(String eventSubProcessStartEventId);

  /**
   * Sets a variable of the process instance before tokens are moved.
   *
   * @param processVariableName the name
   * @param processVariableValue the value, or null
   * @return this builder
   */
  ChangeActivityStateBuilder processVariable(
      String processVariableName, Object processVariableValue);

  /**
   * Sets variables of the process instance before tokens are moved.
   *
   * @param processVariables the variables, or null for none
   * @return this builder
   */
  ChangeActivityStateBuilder processVariables(Map<String, Object> processVariables);

  /**
   * Sets a variable that is local to an element that begins, or to a sub-process that is opened,
   * and ends with it.
   *
   * @param startActivityId the element
   * @param localVariableName the name
   * @param localVariableValue the value, or null
   * @return this builder
   */
  ChangeActivityStateBuilder localVariable(
      String startActivityId, String localVariableName, Object localVariableValue);

  /**
   * Sets variables that are local to an element that begins, or to a sub-process that is opened.
   *
   * @param startActivityId the element
   * @param localVariables the variables, or null for none
   * @return this builder
   */
  ChangeActivityStateBuilder localVariables(
      String startActivityId, Map<String, Object> localVariables);

  /**
   * Makes the change, all of it or nothing, and runs the instance until it waits or ends.
   *
   * @throws BadArgumentException if nothing is to be changed, or something stands in the way, all
   *     of which the message names
   * @throws ObjectNotFoundException if the instance or the execution that names it is not there
   * @throws IllegalStateEngineException if the instance is suspended
   */
  void changeState();
}
