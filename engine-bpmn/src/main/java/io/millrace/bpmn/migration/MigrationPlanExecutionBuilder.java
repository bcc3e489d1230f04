package io.millrace.bpmn.migration;

import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import java.util.Collection;

/** Says which instances a plan is carried out for. For one thread. */
public interface MigrationPlanExecutionBuilder {

  /**
   * Adds instances.
   *
   * @param processInstanceIds their ids
   * @return this builder
   * @throws BadArgumentException if one is null or empty
   */
  MigrationPlanExecutionBuilder processInstanceIds(String... processInstanceIds);

  /**
   * Adds instances.
   *
   * @param processInstanceIds their ids
   * @return this builder
   * @throws BadArgumentException if one is null or empty
   */
  MigrationPlanExecutionBuilder processInstanceIds(Collection<String> processInstanceIds);

  /**
   * Adds the instances that a query finds when the plan is carried out.
   *
   * @param query the query
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  MigrationPlanExecutionBuilder processInstanceQuery(ProcessInstanceQuery query);

  /**
   * Leaves execution and task listeners of the model out, in all that follows from it at once.
   *
   * @return this builder
   */
  MigrationPlanExecutionBuilder skipCustomListeners();

  /**
   * Leaves inputs and outputs of elements out, in all that follows from it at once.
   *
   * @return this builder
   */
  MigrationPlanExecutionBuilder skipIoMappings();

  /**
   * Migrates the instances, all of them or none, in one transaction.
   *
   * @throws BadArgumentException if no instance is named, or it is not possible, with all that
   *     stands in the way
   * @throws ObjectNotFoundException if an instance does not run
   * @throws IllegalStateEngineException if an instance has another version than the plan says
   */
  void execute();

  /**
   * Migrates the instances by a batch: each in a transaction of its own, with its own result. Needs
   * Jackson on the class path.
   *
   * @return the batch, in which each instance is an item
   * @throws BadArgumentException if no instance is named, or JSON cannot carry a variable
   */
  Batch executeAsync();
}
