package io.millrace.bpmn;

import io.millrace.bpmn.history.HistoricActivityInstanceQuery;
import io.millrace.bpmn.history.HistoricProcessInstanceQuery;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import io.millrace.common.history.HistoricDetailQuery;
import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.history.HistoricJobLogQuery;
import io.millrace.common.history.HistoricTaskInstanceQuery;
import io.millrace.common.history.HistoricVariableInstanceQuery;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.history.UserOperationLogQuery;
import io.millrace.common.incident.HistoricIncidentQuery;
import java.util.Collection;
import java.util.List;

/**
 * Shows what happened, and deletes it.
 *
 * <p>How much is kept says the {@link HistoryLevel}. What is running is shown together with what
 * has ended; nothing has to be saved or waited for. What {@link RuntimeService} says about
 * transactions, exceptions and threads holds here as well.
 */
public interface HistoryService {

  /**
   * Asks for running and ended process instances.
   *
   * @return a new query
   */
  HistoricProcessInstanceQuery createHistoricProcessInstanceQuery();

  /**
   * Asks for visits to activities.
   *
   * @return a new query
   */
  HistoricActivityInstanceQuery createHistoricActivityInstanceQuery();

  /**
   * Asks for open and ended tasks.
   *
   * @return a new query
   */
  HistoricTaskInstanceQuery createHistoricTaskInstanceQuery();

  /**
   * Asks for variables of running and ended instances.
   *
   * @return a new query
   */
  HistoricVariableInstanceQuery createHistoricVariableInstanceQuery();

  /**
   * Asks for each value that variables were given, where the history level is {@link
   * HistoryLevel#FULL}.
   *
   * @return a new query
   */
  HistoricDetailQuery createHistoricDetailQuery();

  /**
   * Returns who took part in a task, and as what: what {@link TaskService#getIdentityLinksForTask}
   * tells of an open one.
   *
   * <p>Assignee and owner are known from level {@link HistoryLevel#TASK} on, the other links from
   * {@link HistoryLevel#AUDIT} on. The time of the link of an assignee who has claimed the task is
   * that of the claim; that of another assignee, and of an owner, is when the task was created.
   *
   * @param taskId the id of the task
   * @return its last assignee and owner, then the other links by ascending id; empty if there are
   *     none or the level kept none, never null
   * @throws ObjectNotFoundException if history has no such task
   */
  List<HistoricIdentityLink> getHistoricIdentityLinksForTask(String taskId);

  /**
   * Returns who took part in a process instance, and as what, as far as its history level keeps it:
   * the starter from {@code instance} on, assignees and owners of its tasks from {@code task} on,
   * links from {@code audit} on.
   *
   * @param processInstanceId the id of the process instance
   * @return the starter, then the links by ascending id, then the participants in the order of
   *     time, each once; empty if there are none or the level kept none, never null
   * @throws ObjectNotFoundException if history has no such instance
   */
  List<HistoricIdentityLink> getHistoricIdentityLinksForProcessInstance(String processInstanceId);

  /**
   * Deletes what history keeps of an ended instance and of those it called: activities, tasks,
   * variables and links as well. That goes for cases that it called, too, where the engine for
   * cases is part of this engine.
   *
   * @param processInstanceId the id of the process instance
   * @throws ObjectNotFoundException if history has no such instance
   * @throws IllegalStateEngineException if the instance is running
   */
  void deleteHistoricProcessInstance(String processInstanceId);

  /**
   * Deletes what history keeps of several ended instances in one transaction, as {@link
   * #deleteHistoricProcessInstance} does.
   *
   * @param processInstanceIds the ids, at least one; unknown ones are no error
   * @throws IllegalStateEngineException if one of them is running; none is deleted then
   */
  void bulkDeleteHistoricProcessInstances(Collection<String> processInstanceIds);

  /**
   * Deletes what history keeps of many ended instances by a batch, a hundred in a transaction, as
   * {@link #deleteHistoricProcessInstance} does.
   *
   * @param processInstanceIds the ids, at least one; unknown ones are no error
   * @return the batch, in which each instance is an item; one that runs fails
   */
  Batch deleteHistoricProcessInstancesAsync(Collection<String> processInstanceIds);

  /**
   * Deletes what history keeps of all ended instances that a query finds now, by a batch.
   *
   * @param query finds them; running ones that it finds are left alone
   * @return the batch, in which each instance is an item
   */
  Batch deleteHistoricProcessInstancesAsync(HistoricProcessInstanceQuery query);

  /**
   * Deletes what history keeps of an ended task, its sub-tasks included. That there is no such task
   * is no error.
   *
   * @param taskId the id of the task
   * @throws IllegalStateEngineException if the task is open
   */
  void deleteHistoricTaskInstance(String taskId);

  /**
   * Asks for incidents, open or over. Those of instances of which no history is kept are forgotten
   * when they are over.
   *
   * @return a new query
   */
  HistoricIncidentQuery createHistoricIncidentQuery();

  /**
   * Asks for what happened to jobs of instances of which history keeps everything.
   *
   * @return a new query
   */
  HistoricJobLogQuery createHistoricJobLogQuery();

  /**
   * Returns the stack trace of a try of a job that failed.
   *
   * @param historicJobLogId the id of the entry
   * @return the stack trace, at most 60,000 characters; null if the entry is about no failure
   * @throws ObjectNotFoundException if there is no such entry
   */
  String getHistoricJobLogExceptionStacktrace(String historicJobLogId);

  /**
   * Asks for what somebody did to jobs: who, when, what, to how many.
   *
   * @return a new query
   */
  UserOperationLogQuery createUserOperationLogQuery();

  /**
   * Deletes an entry of the user operation log.
   *
   * @param entryId the id of the entry
   * @throws ObjectNotFoundException if there is no such entry
   */
  void deleteUserOperationLogEntry(String entryId);
}
