package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import java.util.List;

/**
 * Begins and cancels activities of several running process instances of one version, in each as
 * {@link ProcessInstanceModificationBuilder} does in one. A builder belongs to one thread and is
 * executed once.
 */
public interface ModificationBuilder {

  /**
   * Begins an element; a multi-instance activity begins as a whole.
   *
   * @param activityId the element
   * @return this builder
   */
  ModificationBuilder startBeforeActivity(String activityId);

  /**
   * Puts a token on the only sequence flow that leaves an element.
   *
   * @param activityId the element
   * @return this builder
   */
  ModificationBuilder startAfterActivity(String activityId);

  /**
   * Puts a token on a sequence flow, whatever its condition says.
   *
   * @param transitionId the id of the flow
   * @return this builder
   */
  ModificationBuilder startTransition(String transitionId);

  /**
   * Cancels all that is at an element, what waits there for a job included.
   *
   * @param activityId the element
   * @return this builder
   */
  ModificationBuilder cancelAllForActivity(String activityId);

  /**
   * Adds instances.
   *
   * @param processInstanceIds their ids, at least one
   * @return this builder
   */
  ModificationBuilder processInstanceIds(List<String> processInstanceIds);

  /**
   * Adds instances.
   *
   * @param processInstanceIds their ids, at least one
   * @return this builder
   */
  ModificationBuilder processInstanceIds(String... processInstanceIds);

  /**
   * Adds the instances that a query finds when the change is executed.
   *
   * @param processInstanceQuery the query
   * @return this builder
   */
  ModificationBuilder processInstanceQuery(ProcessInstanceQuery processInstanceQuery);

  /**
   * Says why, which history shows at what is canceled.
   *
   * @param annotation the text, at most 4,000 characters, or null for one of the engine's
   * @return this builder
   */
  ModificationBuilder setAnnotation(String annotation);

  /**
   * Lets no listener of an element or task hear of anything until the instances wait.
   *
   * @return this builder
   */
  ModificationBuilder skipCustomListeners();

  /**
   * Lets no data go into or out of elements by mappings until the instances wait.
   *
   * @return this builder
   */
  ModificationBuilder skipIoMappings();

  /**
   * Makes the change in all instances or in none.
   *
   * @throws BadArgumentException if there are no instructions or instances, or something stands in
   *     the way in one of them
   * @throws ObjectNotFoundException if one of them does not run
   * @throws IllegalStateEngineException if one of them is suspended or has another version
   */
  void execute();

  /**
   * Lets a batch make the change, in each instance by itself.
   *
   * @return the batch
   * @throws BadArgumentException if there are no instructions or instances
   */
  Batch executeAsync();
}
