package io.millrace.cmmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.util.List;

/**
 * Plans a discretionary item. Used by one thread.
 *
 * <p>Spec: CMMN 1.1 §5.4.9. What is planned goes on as if it had been in its stage from the
 * beginning: it waits for its entry criteria, its rules are looked at, it keeps its stage open.
 */
public interface PlanningBuilder {

  /**
   * Names the discretionary item.
   *
   * @param discretionaryItemId its id in the model
   * @return this builder
   * @throws BadArgumentException if it is null or empty
   */
  PlanningBuilder discretionaryItemId(String discretionaryItemId);

  /**
   * Names the case, in which there has to be one place at which the item can be planned.
   *
   * @param caseInstanceId its id
   * @return this builder
   * @throws BadArgumentException if it is null or empty
   */
  PlanningBuilder caseInstanceId(String caseInstanceId);

  /**
   * Names the stage or human task whose planning table has the item.
   *
   * @param planItemInstanceId the id of the instance
   * @return this builder
   * @throws BadArgumentException if it is null or empty
   */
  PlanningBuilder planItemInstanceId(String planItemInstanceId);

  /**
   * Says who plans, which is the authenticated user if this is not called. Where roles are named,
   * the user has to have one of them, also as long as nobody has it.
   *
   * @param userId the id of the user; null for the application, which may plan everything
   * @return this builder
   */
  PlanningBuilder userId(String userId);

  /**
   * Plans the item, once more if it was planned before.
   *
   * @return the instances that were made, as they are when everything that follows is done: one, or
   *     one for each item of a plan fragment and for each element of a collection
   * @throws BadArgumentException if no item was named, or not one of case and plan item instance
   * @throws ObjectNotFoundException if the case or plan item instance is not there
   * @throws IllegalStateEngineException if the item cannot be planned there now, if it can be
   *     planned at several places
   * @throws io.millrace.cmmn.NotAuthorizedException if the user has none of the roles
   */
  List<PlanItemInstance> plan();
}
