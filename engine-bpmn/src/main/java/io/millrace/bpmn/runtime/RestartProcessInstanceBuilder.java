package io.millrace.bpmn.runtime;

import io.millrace.bpmn.history.HistoricProcessInstanceQuery;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import java.util.List;

/**
 * Starts new process instances in place of some that have ended, at elements that the call names. A
 * builder belongs to one thread and is executed once.
 *
 * <p>A new instance has the version, the name, the business key, the tenant and the variables of
 * the one that has ended, as its history keeps them: at levels below {@code AUDIT} there are no
 * variables. What has ended stays in history as it is. See docs/bpmn-semantics.md, chapter 15.
 */
public interface RestartProcessInstanceBuilder {

  /**
   * Begins at an element.
   *
   * @param activityId the element
   * @return this builder
   */
  RestartProcessInstanceBuilder startBeforeActivity(String activityId);

  /**
   * Begins on the only sequence flow that leaves an element.
   *
   * @param activityId the element
   * @return this builder
   */
  RestartProcessInstanceBuilder startAfterActivity(String activityId);

  /**
   * Begins on a sequence flow.
   *
   * @param transitionId the id of the flow
   * @return this builder
   */
  RestartProcessInstanceBuilder startTransition(String transitionId);

  /**
   * Adds instances that have ended.
   *
   * @param processInstanceIds their ids, at least one
   * @return this builder
   */
  RestartProcessInstanceBuilder processInstanceIds(List<String> processInstanceIds);

  /**
   * Adds instances that have ended.
   *
   * @param processInstanceIds their ids, at least one
   * @return this builder
   */
  RestartProcessInstanceBuilder processInstanceIds(String... processInstanceIds);

  /**
   * Adds those instances that a query of history finds that have ended.
   *
   * @param query the query
   * @return this builder
   */
  RestartProcessInstanceBuilder historicProcessInstanceQuery(HistoricProcessInstanceQuery query);

  /**
   * Gives the new instances the variables that the others began with, not those of their end. The
   * history level has to be {@code FULL}.
   *
   * @return this builder
   */
  RestartProcessInstanceBuilder initialSetOfVariables();

  /**
   * Gives the new instances no business key.
   *
   * @return this builder
   */
  RestartProcessInstanceBuilder withoutBusinessKey();

  /**
   * Lets no listener hear of anything until the instances wait.
   *
   * @return this builder
   */
  RestartProcessInstanceBuilder skipCustomListeners();

  /**
   * Lets no data go into or out of elements by mappings until the instances wait.
   *
   * @return this builder
   */
  RestartProcessInstanceBuilder skipIoMappings();

  /**
   * Starts all new instances or none, in the order of the ids of the others.
   *
   * @throws BadArgumentException if there are no instances, or no element is named, or none can
   *     begin there
   * @throws ObjectNotFoundException if there is no such version, or history does not have one of
   *     the instances
   * @throws IllegalStateEngineException if one of them runs, had another version, or its initial
   *     variables are not kept; or if the version is suspended
   */
  void execute();

  /**
   * Lets a batch start the new instances, each by itself.
   *
   * @return the batch
   * @throws BadArgumentException if there are no instances, or no element is named
   */
  Batch executeAsync();
}
