package io.millrace.test.sweep;

import io.millrace.common.history.HistoricTaskInstance;
import io.millrace.common.task.Attachment;
import io.millrace.common.task.Comment;
import io.millrace.common.task.DelegationState;
import io.millrace.common.task.TaskInfo;
import io.millrace.common.task.TaskOperations;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What the task that the scenarios call "Pay" answers, and those about it.
 *
 * @param arguments takes what they answer
 * @param tasks the service for tasks
 * @param historic the tasks of history
 * @param pay the id of the task
 */
public record TaskArguments(
    Arguments arguments, TaskOperations tasks, List<HistoricTaskInstance> historic, String pay) {

  /** Adds it. */
  public void add() {
    criteria();
    times();
    calls();
  }

  private List<TaskInfo> allTasks() {
    var all = new ArrayList<TaskInfo>(tasks.createTaskQuery().list());
    all.addAll(historic);
    return all;
  }

  private void criteria() {
    arguments
        .from(allTasks(), "taskId", TaskInfo::getId)
        .from(allTasks(), "taskParentTaskId", TaskInfo::getParentTaskId)
        .from(allTasks(), "taskState", TaskInfo::getState)
        .of("taskExternalId", "sub-7")
        .of("taskName", "Pay")
        .of("taskDescription", "Pay the goods")
        .of("taskPriority", 70)
        .of("taskAssignee", "gonzo", "piggy")
        .of("taskAssigneeId", "gonzo")
        .of("taskOwner", "piggy", "kermit")
        .of("taskCandidateUser", "fozzie", "gonzo")
        .of("taskCandidateOrAssigned", "gonzo")
        .of("taskCandidateGroup", "sales")
        .of("taskInvolvedUser", "gonzo")
        .of("taskInvolvedGroup", "sales")
        .of("taskCategory", "money")
        .of("taskFormKey", "pay-form")
        .of("taskDefinitionKey", "pay", "carry")
        .of("taskClaimedBy", "fozzie", "kermit")
        .of("taskCompletedBy", "piggy")
        .of("taskInProgressStartedBy", "kermit", "piggy")
        .of("taskSuspendedBy", "kermit")
        .of("taskDelegationState", DelegationState.PENDING)
        .from(historic, "taskDeleteReason", HistoricTaskInstance::getDeleteReason);
  }

  private void times() {
    arguments
        .from(allTasks(), "taskCreatedOn", TaskInfo::getCreateTime)
        .from(allTasks(), "taskClaimedOn", TaskInfo::getClaimTime)
        .from(allTasks(), "taskDueDate", TaskInfo::getDueDate)
        .from(allTasks(), "taskFollowUpDate", TaskInfo::getFollowUpDate)
        .from(allTasks(), "taskInProgressStartTimeOn", TaskInfo::getInProgressStartTime)
        .from(allTasks(), "taskInProgressStartDueDate", TaskInfo::getInProgressStartDueDate)
        .from(allTasks(), "taskSuspendedOn", TaskInfo::getSuspendedTime)
        .from(historic, "taskCompletedOn", HistoricTaskInstance::getEndTime);
  }

  private void calls() {
    arguments
        .of("getIdentityLinksForTask", pay)
        .of("getHistoricIdentityLinksForTask", pay)
        .of("getSubTasks", pay)
        .of("getTaskComments", pay)
        .these("getTaskComments", pay, "event")
        .of("getCommentsByType", "event")
        .of("getTaskAttachments", pay)
        .of("getVariableInstancesLocalByTaskIds", Set.of(pay))
        .from(tasks.getTaskComments(pay), "getComment", Comment::getId)
        .from(tasks.getTaskAttachments(pay), "getAttachment", Attachment::getId)
        .from(tasks.getTaskAttachments(pay), "getAttachmentContent", Attachment::getId);
  }
}
