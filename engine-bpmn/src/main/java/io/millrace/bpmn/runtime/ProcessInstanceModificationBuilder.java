package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import java.util.Map;

/**
 * Begins and cancels activities of a running process instance. A builder belongs to one thread and
 * is executed once.
 *
 * <p>All instructions are carried out together: what is canceled goes first, then all else begins,
 * and scopes in which nothing is left then are left. So a sub-process stays, with its variables,
 * where its only token is canceled and another one begins in it. An instance in which nothing is
 * left is deleted. Sub-processes around what begins are opened where they do not run. See
 * docs/bpmn-semantics.md, chapter 15.
 *
 * <p>An ancestor is named by the id of a visit ({@link ActivityInstance}), of an execution or of
 * the process instance. It says in which of several runs of a sub-process something begins; where
 * it is a parallel multi-instance sub-process as a whole, that gets one more instance.
 */
public interface ProcessInstanceModificationBuilder {

  /**
   * Begins an element; a multi-instance activity begins as a whole.
   *
   * @param activityId the element
   * @return this builder
   */
  ProcessInstanceModificationBuilder startBeforeActivity(String activityId);

  /**
   * Begins an element below an ancestor.
   *
   * @param activityId the element
   * @param ancestorActivityInstanceId the ancestor
   * @return this builder
   */
  ProcessInstanceModificationBuilder startBeforeActivity(
      String activityId, String ancestorActivityInstanceId);

  /**
   * Puts a token on the only sequence flow that leaves an element.
   *
   * @param activityId the element
   * @return this builder
   */
  ProcessInstanceModificationBuilder startAfterActivity(String activityId);

  /**
   * Puts a token on the only sequence flow that leaves an element, below an ancestor.
   *
   * @param activityId the element
   * @param ancestorActivityInstanceId the ancestor
   * @return this builder
   */
  ProcessInstanceModificationBuilder startAfterActivity(
      String activityId, String ancestorActivityInstanceId);

  /**
   * Puts a token on a sequence flow, whatever its condition says.
   *
   * @param transitionId the id of the flow
   * @return this builder
   */
  ProcessInstanceModificationBuilder startTransition(String transitionId);

  /**
   * Puts a token on a sequence flow, below an ancestor.
   *
   * @param transitionId the id of the flow
   * @param ancestorActivityInstanceId the ancestor
   * @return this builder
   */
  ProcessInstanceModificationBuilder startTransition(
      String transitionId, String ancestorActivityInstanceId);

  /**
   * Cancels all that is at an element, what waits there for a job included. That there is nothing
   * is no error.
   *
   * @param activityId the element
   * @return this builder
   */
  ProcessInstanceModificationBuilder cancelAllForActivity(String activityId);

  /**
   * Cancels one visit with all inside it; with the id of the process instance all that is in it.
   *
   * @param activityInstanceId the id of the visit or of its execution
   * @return this builder
   */
  ProcessInstanceModificationBuilder cancelActivityInstance(String activityInstanceId);

  /**
   * Cancels a token that waits for the job that begins or leaves an element.
   *
   * @param transitionInstanceId the id of its execution
   * @return this builder
   */
  ProcessInstanceModificationBuilder cancelTransitionInstance(String transitionInstanceId);

  /**
   * Sets a variable where the token of the latest start sees it, else at the process instance.
   *
   * @param name the name
   * @param value the value, or null
   * @return this builder
   * @throws BadArgumentException if nothing has been told to begin before
   */
  ProcessInstanceModificationBuilder setVariable(String name, Object value);

  /**
   * Sets variables where the token of the latest start sees them, else at the process instance.
   *
   * @param variables the variables, or null for none
   * @return this builder
   * @throws BadArgumentException if nothing has been told to begin before
   */
  ProcessInstanceModificationBuilder setVariables(Map<String, Object> variables);

  /**
   * Sets a variable that is local to what the latest start begins, and ends with it.
   *
   * @param name the name
   * @param value the value, or null
   * @return this builder
   * @throws BadArgumentException if nothing has been told to begin before
   */
  ProcessInstanceModificationBuilder setVariableLocal(String name, Object value);

  /**
   * Sets variables that are local to what the latest start begins, and end with it.
   *
   * @param variables the variables, or null for none
   * @return this builder
   * @throws BadArgumentException if nothing has been told to begin before
   */
  ProcessInstanceModificationBuilder setVariablesLocal(Map<String, Object> variables);

  /**
   * Says why, which history shows at what is canceled.
   *
   * @param annotation the text, at most 4,000 characters, or null for one of the engine's
   * @return this builder
   */
  ProcessInstanceModificationBuilder setAnnotation(String annotation);

  /**
   * Lets no listener of an element or task hear of anything until the instance waits.
   *
   * @return this builder
   */
  ProcessInstanceModificationBuilder skipCustomListeners();

  /**
   * Lets no data go into or out of elements by mappings until the instance waits.
   *
   * @return this builder
   */
  ProcessInstanceModificationBuilder skipIoMappings();

  /**
   * Makes the change, all of it or nothing, and runs the instance until it waits or ends.
   *
   * @throws BadArgumentException if there are no instructions, or something stands in the way, all
   *     of which the message names
   * @throws ObjectNotFoundException if no running instance has the id
   * @throws IllegalStateEngineException if the instance is suspended
   */
  void execute();

  /**
   * Makes the change as {@link #execute()} does.
   *
   * @param skipCustomListeners whether no listener hears of anything
   * @param skipIoMappings whether no data goes into or out of elements
   */
  void execute(boolean skipCustomListeners, boolean skipIoMappings);

  /**
   * Lets a batch make the change.
   *
   * @return the batch, which has one item
   * @throws BadArgumentException if there are no instructions
   */
  Batch executeAsync();

  /**
   * Lets a batch make the change.
   *
   * @param skipCustomListeners whether no listener hears of anything
   * @param skipIoMappings whether no data goes into or out of elements
   * @return the batch, which has one item
   */
  Batch executeAsync(boolean skipCustomListeners, boolean skipIoMappings);
}
