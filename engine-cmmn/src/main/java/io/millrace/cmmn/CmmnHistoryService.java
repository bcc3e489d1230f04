package io.millrace.cmmn;

import io.millrace.cmmn.history.HistoricCaseInstanceQuery;
import io.millrace.cmmn.history.HistoricMilestoneInstanceQuery;
import io.millrace.cmmn.history.HistoricPlanItemInstanceQuery;
import io.millrace.cmmn.reactivation.CaseReactivationBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ExpressionException;
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
 * Shows what cases did, and deletes it.
 *
 * <p>How much there is to show depends on the {@link HistoryLevel} of a case. What runs is shown as
 * well: history queries find cases, plan items, tasks and variables whether they are over or not.
 * Each call is one transaction, or joins one. The service may be used by any number of threads.
 */
public interface CmmnHistoryService {

  /**
   * Asks for cases, running and ended ones.
   *
   * @return a new query
   */
  HistoricCaseInstanceQuery createHistoricCaseInstanceQuery();

  /**
   * Asks for plan items, those that are over and those that are not.
   *
   * @return a new query
   */
  HistoricPlanItemInstanceQuery createHistoricPlanItemInstanceQuery();

  /**
   * Asks for milestones that were reached.
   *
   * @return a new query
   */
  HistoricMilestoneInstanceQuery createHistoricMilestoneInstanceQuery();

  /**
   * Asks for tasks, open and ended ones.
   *
   * @return a new query
   */
  HistoricTaskInstanceQuery createHistoricTaskInstanceQuery();

  /**
   * Asks for variables, those that live and those that are over.
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
   * Returns the stages and milestones of a case that came into being, as far as history keeps them,
   * without those whose {@code includeInStageOverview} is false. Of one that repeats the last
   * instance counts that does not just wait for its repetition. What the model says by expressions
   * is evaluated with the variables of the case as they are now, or were at its end.
   *
   * @param caseInstanceId the id of the case
   * @return the stages and milestones by their {@code displayOrder}, those without one first; those
   *     of one order as their first instances came into being; empty if there are none, never null
   * @throws ObjectNotFoundException if history has no such case
   * @throws ExpressionException if an expression of the model cannot be evaluated
   */
  List<StageResponse> getStageOverview(String caseInstanceId);

  /**
   * Returns who took part in a task, and as what: what {@link
   * CmmnTaskService#getIdentityLinksForTask} tells of an open one.
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
   * Returns who took part in a running or ended case, and as what, as far as its history level
   * keeps it: the starter from {@code instance} on, assignees and owners of its tasks from {@code
   * task} on, links from {@code audit} on.
   *
   * @param caseInstanceId the id of the case
   * @return the starter, then the links by ascending id, then the participants in the order of
   *     time, each once; empty if there are none, never null
   * @throws ObjectNotFoundException if history has no such case
   */
  List<HistoricIdentityLink> getHistoricIdentityLinksForCaseInstance(String caseInstanceId);

  /**
   * Begins to bring a case back that has ended.
   *
   * @param caseInstanceId the id of the case
   * @return a new builder
   * @throws BadArgumentException if the id is null or empty
   */
  CaseReactivationBuilder createCaseReactivationBuilder(String caseInstanceId);

  /**
   * Deletes what history keeps of an ended case: plan items, tasks with their sub-tasks, variables,
   * identity links; and all that of cases that it called, and of processes, where the engine for
   * processes is there.
   *
   * @param caseInstanceId the id of the case
   * @throws ObjectNotFoundException if history has no such case
   * @throws IllegalStateEngineException if the case runs
   */
  void deleteHistoricCaseInstance(String caseInstanceId);

  /**
   * Deletes what history keeps of many ended cases by a batch, a hundred in a transaction, as
   * {@link #deleteHistoricCaseInstance} does.
   *
   * @param caseInstanceIds the ids, at least one; unknown ones are no error
   * @return the batch, in which each case is an item; one that runs fails
   */
  Batch deleteHistoricCaseInstancesAsync(Collection<String> caseInstanceIds);

  /**
   * Deletes what history keeps of all ended cases that a query finds now, by a batch.
   *
   * @param query finds them; running ones that it finds are left alone
   * @return the batch, in which each case is an item
   */
  Batch deleteHistoricCaseInstancesAsync(HistoricCaseInstanceQuery query);

  /**
   * Deletes what history keeps of ended cases, as {@link #deleteHistoricCaseInstance} does, all of
   * them or none. Ids that history does not have are passed over.
   *
   * @param caseInstanceIds the ids of the cases, at least one
   * @throws BadArgumentException if the collection is null, empty or holds null
   * @throws IllegalStateEngineException if one of the cases runs; then nothing is deleted
   */
  void bulkDeleteHistoricCaseInstances(Collection<String> caseInstanceIds);

  /**
   * Deletes what history keeps of an ended task and its sub-tasks. That there is nothing is no
   * error.
   *
   * @param taskId the id of the task
   * @throws IllegalStateEngineException if the task is open
   */
  void deleteHistoricTaskInstance(String taskId);

  /**
   * Asks for incidents, open or over. Those of cases of which no history is kept are forgotten when
   * they are over.
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
