package io.millrace.common.internal.service;

import io.millrace.common.delegate.VariableScope;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.task.ActivateTaskCommand;
import io.millrace.common.internal.task.AddTaskLinkCommand;
import io.millrace.common.internal.task.ClaimTaskCommand;
import io.millrace.common.internal.task.CompleteTaskCommand;
import io.millrace.common.internal.task.DelegateTaskCommand;
import io.millrace.common.internal.task.DeleteTaskLinkCommand;
import io.millrace.common.internal.task.DeleteTasksCommand;
import io.millrace.common.internal.task.NewVariables;
import io.millrace.common.internal.task.ReadTaskVariablesCommand;
import io.millrace.common.internal.task.RemoveTaskVariablesCommand;
import io.millrace.common.internal.task.ResolveTaskCommand;
import io.millrace.common.internal.task.SaveTasksCommand;
import io.millrace.common.internal.task.SetTaskAssigneeCommand;
import io.millrace.common.internal.task.SetTaskDueDateCommand;
import io.millrace.common.internal.task.SetTaskFollowUpDateCommand;
import io.millrace.common.internal.task.SetTaskOwnerCommand;
import io.millrace.common.internal.task.SetTaskPriorityCommand;
import io.millrace.common.internal.task.SetTaskVariablesCommand;
import io.millrace.common.internal.task.StartTaskProgressCommand;
import io.millrace.common.internal.task.SubtasksCommand;
import io.millrace.common.internal.task.SuspendTaskCommand;
import io.millrace.common.internal.task.TaskCompletion;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.task.TaskLinksCommand;
import io.millrace.common.internal.variable.LocalVariablesCommand;
import io.millrace.common.internal.variable.NodeScope;
import io.millrace.common.task.Task;
import io.millrace.common.task.TaskBuilder;
import io.millrace.common.task.TaskCompletionBuilder;
import io.millrace.common.task.TaskOperations;
import io.millrace.common.task.TaskQuery;
import io.millrace.common.variable.VariableInstance;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The calls about tasks, which both engines' services have under the same names. Checks the
 * arguments, runs a command, nothing else. Thread-safe.
 */
public abstract class TaskCalls extends RemarkCalls implements TaskOperations {

  private final Check check;
  private final TaskParts parts;

  /** Creates the calls of a service. */
  protected TaskCalls(Check check, TaskParts parts) {
    super(check, parts);
    this.check = check;
    this.parts = parts;
  }

  private <R> R run(Command<R> command) {
    return parts.commands().execute(command);
  }

  private String task(String method, String taskId) {
    return check.text(method, "taskId", taskId);
  }

  @Override
  public TaskQuery createTaskQuery() {
    return parts.queries().tasks();
  }

  @Override
  public List<Task> getSubTasks(String parentTaskId) {
    return run(new SubtasksCommand(check.text("getSubTasks", "parentTaskId", parentTaskId)));
  }

  @Override
  public void complete(String taskId) {
    complete(taskId, user(), NewVariables.NONE);
  }

  @Override
  public void complete(String taskId, Map<String, Object> variables) {
    complete(taskId, user(), variables, false);
  }

  @Override
  public void complete(String taskId, Map<String, Object> variables, boolean localScope) {
    complete(taskId, user(), variables, localScope);
  }

  @Override
  public void complete(
      String taskId, Map<String, Object> variables, Map<String, Object> transientVariables) {
    complete(taskId, user(), variables, transientVariables);
  }

  @Override
  public void complete(String taskId, String userId) {
    complete(taskId, userId, NewVariables.NONE);
  }

  @Override
  public void complete(String taskId, String userId, Map<String, Object> variables) {
    complete(taskId, userId, variables, false);
  }

  @Override
  public void complete(
      String taskId, String userId, Map<String, Object> variables, boolean localScope) {
    var values = check.variables("complete", variables);
    complete(
        taskId, userId, localScope ? NewVariables.ofTask(values) : NewVariables.ofInstance(values));
  }

  @Override
  public void complete(
      String taskId,
      String userId,
      Map<String, Object> variables,
      Map<String, Object> transientVariables) {
    var values = check.variables("complete", variables);
    complete(
        taskId,
        userId,
        NewVariables.ofInstance(values, check.variables("complete", transientVariables)));
  }

  private void complete(String taskId, String userId, NewVariables variables) {
    var user = check.optional("complete", "userId", userId);
    var completion = new TaskCompletion(task("complete", taskId), user, variables, null);
    run(new CompleteTaskCommand(parts.tasks(), completion));
  }

  private String user() {
    return parts.identity().currentUserId();
  }

  @Override
  public TaskCompletionBuilder createTaskCompletionBuilder() {
    return new TaskCompletionBuilderImpl(parts);
  }

  @Override
  public void claim(String taskId, String userId) {
    var user = check.optional("claim", "userId", userId);
    run(new ClaimTaskCommand(parts.tasks(), task("claim", taskId), user));
  }

  @Override
  public void unclaim(String taskId) {
    run(new ClaimTaskCommand(parts.tasks(), task("unclaim", taskId), null));
  }

  @Override
  public void setAssignee(String taskId, String userId) {
    var user = check.optional("setAssignee", "userId", userId);
    run(new SetTaskAssigneeCommand(parts.tasks(), task("setAssignee", taskId), user));
  }

  @Override
  public void setOwner(String taskId, String userId) {
    var user = check.optional("setOwner", "userId", userId);
    run(new SetTaskOwnerCommand(parts.tasks(), task("setOwner", taskId), user));
  }

  @Override
  public void delegateTask(String taskId, String userId) {
    var user = check.text("delegateTask", "userId", userId);
    run(new DelegateTaskCommand(parts.tasks(), task("delegateTask", taskId), user));
  }

  @Override
  public void resolveTask(String taskId) {
    resolveTask(taskId, null, null);
  }

  @Override
  public void resolveTask(String taskId, Map<String, Object> variables) {
    resolveTask(taskId, variables, null);
  }

  @Override
  public void resolveTask(
      String taskId, Map<String, Object> variables, Map<String, Object> transientVariables) {
    var values = check.variables("resolveTask", variables);
    var set = NewVariables.ofInstance(values, check.variables("resolveTask", transientVariables));
    run(new ResolveTaskCommand(parts.tasks(), task("resolveTask", taskId), set));
  }

  @Override
  public void setPriority(String taskId, int priority) {
    run(new SetTaskPriorityCommand(parts.tasks(), task("setPriority", taskId), priority));
  }

  @Override
  public void setDueDate(String taskId, Date dueDate) {
    run(
        new SetTaskDueDateCommand(
            parts.tasks(), task("setDueDate", taskId), ApiValues.time(dueDate)));
  }

  @Override
  public void setFollowUpDate(String taskId, Date followUpDate) {
    var task = task("setFollowUpDate", taskId);
    run(new SetTaskFollowUpDateCommand(parts.tasks(), task, ApiValues.time(followUpDate)));
  }

  @Override
  public void startProgress(String taskId, String userId) {
    var user = check.optional("startProgress", "userId", userId);
    run(new StartTaskProgressCommand(parts.tasks(), task("startProgress", taskId), user));
  }

  @Override
  public void suspendTask(String taskId, String userId) {
    var user = check.optional("suspendTask", "userId", userId);
    run(new SuspendTaskCommand(parts.tasks(), task("suspendTask", taskId), user));
  }

  @Override
  public void activateTask(String taskId, String userId) {
    check.optional("activateTask", "userId", userId);
    run(new ActivateTaskCommand(parts.tasks(), task("activateTask", taskId)));
  }

  @Override
  public Task newTask() {
    return new TaskEntity();
  }

  @Override
  public Task newTask(String externalId) {
    var draft = new TaskEntity();
    draft.externalId(check.text("newTask", "externalId", externalId));
    return draft;
  }

  @Override
  public TaskBuilder createTaskBuilder() {
    return new TaskBuilderImpl(parts);
  }

  @Override
  public void saveTask(Task task) {
    save(List.of(check.given("saveTask", "task", task)));
  }

  @Override
  public void bulkSaveTasks(Collection<Task> tasks) {
    save(check.all("bulkSaveTasks", "tasks", tasks));
  }

  private void save(List<Task> tasks) {
    for (var task : tasks) {
      if (task instanceof TaskEntity draft && draft.id() == 0) {
        giveTenant(draft, parts.tenants());
      }
    }
    run(new SaveTasksCommand(parts.tasks(), tasks));
  }

  /**
   * Gives a new task the tenant of the call, unless it names one or is to get that of the task it
   * is a part of.
   */
  static void giveTenant(TaskEntity draft, Tenants tenants) {
    if (draft.tenantId().isEmpty() && draft.parentTaskId() == 0) {
      draft.tenantId(tenants.of(null));
    }
  }

  @Override
  public void deleteTask(String taskId) {
    delete("deleteTask", List.of(task("deleteTask", taskId)), null, false);
  }

  @Override
  public void deleteTask(String taskId, String deleteReason) {
    delete("deleteTask", List.of(task("deleteTask", taskId)), deleteReason, false);
  }

  @Override
  public void deleteTask(String taskId, boolean cascade) {
    delete("deleteTask", List.of(task("deleteTask", taskId)), null, cascade);
  }

  @Override
  public void deleteTasks(Collection<String> taskIds) {
    deleteAll(taskIds, null, false);
  }

  @Override
  public void deleteTasks(Collection<String> taskIds, String deleteReason) {
    deleteAll(taskIds, deleteReason, false);
  }

  @Override
  public void deleteTasks(Collection<String> taskIds, boolean cascade) {
    deleteAll(taskIds, null, cascade);
  }

  private void deleteAll(Collection<String> taskIds, String deleteReason, boolean cascade) {
    if (!check.given("deleteTasks", "taskIds", taskIds).isEmpty()) {
      delete("deleteTasks", check.all("deleteTasks", "taskIds", taskIds), deleteReason, cascade);
    }
  }

  private void delete(String method, List<String> ids, String deleteReason, boolean cascade) {
    var reason = check.reason(method, deleteReason);
    run(new DeleteTasksCommand(parts.tasks(), ids, reason, cascade));
  }

  @Override
  public void addCandidateUser(String taskId, String userId) {
    var method = "addCandidateUser";
    link(method, taskId, user(method, userId, IdentityLinkType.CANDIDATE), true);
  }

  @Override
  public void addCandidateGroup(String taskId, String groupId) {
    var method = "addCandidateGroup";
    link(method, taskId, group(method, groupId, IdentityLinkType.CANDIDATE), true);
  }

  @Override
  public void deleteCandidateUser(String taskId, String userId) {
    var method = "deleteCandidateUser";
    link(method, taskId, user(method, userId, IdentityLinkType.CANDIDATE), false);
  }

  @Override
  public void deleteCandidateGroup(String taskId, String groupId) {
    var method = "deleteCandidateGroup";
    link(method, taskId, group(method, groupId, IdentityLinkType.CANDIDATE), false);
  }

  @Override
  protected void link(String method, String taskId, LinkTarget target, boolean adds) {
    var id = task(method, taskId);
    run(
        adds
            ? new AddTaskLinkCommand(parts.tasks(), id, target)
            : new DeleteTaskLinkCommand(parts.tasks(), id, target));
  }

  @Override
  public List<IdentityLink> getIdentityLinksForTask(String taskId) {
    return run(new TaskLinksCommand(parts.tasks(), task("getIdentityLinksForTask", taskId)));
  }

  @Override
  public List<VariableInstance> getVariableInstancesLocalByTaskIds(Set<String> taskIds) {
    var ids = check.known("getVariableInstancesLocalByTaskIds", "taskIds", taskIds);
    return run(new LocalVariablesCommand(ids, true));
  }

  @Override
  protected <R> R ask(
      String method, String taskId, boolean local, Function<VariableScope, R> question) {
    return run(
        new ReadTaskVariablesCommand<>(
            parts.tasks(),
            task(method, taskId),
            local,
            (access, node) -> question.apply(new NodeScope(access, node))));
  }

  @Override
  protected void set(String method, String taskId, boolean local, Map<String, ?> values) {
    var set = local ? NewVariables.ofTask(values) : NewVariables.ofInstance(values);
    run(new SetTaskVariablesCommand(parts.tasks(), task(method, taskId), set));
  }

  @Override
  protected void remove(String method, String taskId, boolean local, Collection<String> names) {
    run(new RemoveTaskVariablesCommand(parts.tasks(), task(method, taskId), names, local));
  }
}
