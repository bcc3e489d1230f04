package io.millrace.common.internal.listener;

import io.millrace.common.delegate.DelegateScope;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.delegate.UserCodeScope;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.task.TaskText;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import io.millrace.common.task.DelegationState;
import java.util.Collection;
import java.util.Date;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Supplier;

/** A task of a process or a case as its listeners see it. */
public final class DelegateTaskImpl extends UserCodeScope implements DelegateTask {

  private final TaskEntity task;
  private final String eventName;
  private final CommandContext context;
  private final Tasks tasks;
  private final Supplier<DelegateScope> execution;

  /**
   * Shows a task for an event.
   *
   * @param execution gives what waits for the task; null for nothing
   */
  public DelegateTaskImpl(
      TaskEntity task,
      String eventName,
      CommandContext context,
      Tasks tasks,
      Supplier<DelegateScope> execution) {
    this.task = task;
    this.eventName = eventName;
    this.context = context;
    this.tasks = tasks;
    this.execution = execution;
  }

  @Override
  protected CommandContext command() {
    return context;
  }

  @Override
  protected VariableAccess access() {
    return tasks.variables().in(context);
  }

  @Override
  protected VariableNode node() {
    return tasks.variableNode(context, task);
  }

  @Override
  public String getId() {
    return task.getId();
  }

  @Override
  public String getExternalId() {
    return task.externalId();
  }

  @Override
  public String getName() {
    return task.name();
  }

  @Override
  public void setName(String name) {
    task.name(TaskText.NAME.fitting(task, name));
  }

  @Override
  public String getDescription() {
    return task.description();
  }

  @Override
  public void setDescription(String description) {
    task.description(TaskText.DESCRIPTION.fitting(task, description));
  }

  @Override
  public int getPriority() {
    return task.priority();
  }

  @Override
  public void setPriority(int priority) {
    task.priority(priority);
  }

  @Override
  public String getOwner() {
    return task.owner();
  }

  @Override
  public void setOwner(String owner) {
    task.owner(TaskText.OWNER.fitting(task, owner));
  }

  @Override
  public String getAssignee() {
    return task.assignee();
  }

  @Override
  public void setAssignee(String assignee) {
    tasks.assignment().assign(context, task, TaskText.ASSIGNEE.fitting(task, assignee));
  }

  @Override
  public Date getDueDate() {
    return ApiValues.date(task.dueDate());
  }

  @Override
  public void setDueDate(Date dueDate) {
    task.dueDate(ApiValues.time(dueDate));
  }

  @Override
  public Date getFollowUpDate() {
    return ApiValues.date(task.followUpDate());
  }

  @Override
  public void setFollowUpDate(Date followUpDate) {
    task.followUpDate(ApiValues.time(followUpDate));
  }

  @Override
  public String getCategory() {
    return task.category();
  }

  @Override
  public void setCategory(String category) {
    task.category(TaskText.CATEGORY.fitting(task, category));
  }

  @Override
  public String getFormKey() {
    return task.formKey();
  }

  @Override
  public void setFormKey(String formKey) {
    task.formKey(TaskText.FORM_KEY.fitting(task, formKey));
  }

  @Override
  public Date getCreateTime() {
    return ApiValues.date(task.createTime());
  }

  @Override
  public DelegationState getDelegationState() {
    return task.delegationState();
  }

  @Override
  public boolean isSuspended() {
    return task.isSuspended();
  }

  @Override
  public String getTaskDefinitionKey() {
    return task.taskDefinitionKey();
  }

  @Override
  public String getProcessInstanceId() {
    return task.getProcessInstanceId();
  }

  @Override
  public String getExecutionId() {
    return task.getExecutionId();
  }

  @Override
  public DelegateScope getExecution() {
    return execution.get();
  }

  @Override
  public String getProcessDefinitionId() {
    return task.getProcessDefinitionId();
  }

  @Override
  public String getScopeId() {
    return task.getScopeId();
  }

  @Override
  public String getSubScopeId() {
    return task.getSubScopeId();
  }

  @Override
  public String getScopeType() {
    return task.getScopeType();
  }

  @Override
  public String getScopeDefinitionId() {
    return task.getScopeDefinitionId();
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(task.tenantId());
  }

  @Override
  public Set<IdentityLink> getCandidates() {
    var candidates = new LinkedHashSet<IdentityLink>();
    for (var link : links().list(tasks.links(task))) {
      if (IdentityLinkType.CANDIDATE.equals(link.type())) {
        candidates.add(link);
      }
    }
    return candidates;
  }

  private IdentityLinks links() {
    return IdentityLinks.of(context);
  }

  @Override
  public void addCandidateUser(String userId) {
    addUserIdentityLink(userId, IdentityLinkType.CANDIDATE);
  }

  @Override
  public void addCandidateUsers(Collection<String> userIds) {
    userIds.forEach(this::addCandidateUser);
  }

  @Override
  public void addCandidateGroup(String groupId) {
    addGroupIdentityLink(groupId, IdentityLinkType.CANDIDATE);
  }

  @Override
  public void addCandidateGroups(Collection<String> groupIds) {
    groupIds.forEach(this::addCandidateGroup);
  }

  @Override
  public void deleteCandidateUser(String userId) {
    deleteUserIdentityLink(userId, IdentityLinkType.CANDIDATE);
  }

  @Override
  public void deleteCandidateGroup(String groupId) {
    deleteGroupIdentityLink(groupId, IdentityLinkType.CANDIDATE);
  }

  @Override
  public void addUserIdentityLink(String userId, String identityLinkType) {
    tasks.link(context, task, LinkTarget.user(userId, identityLinkType));
  }

  @Override
  public void addGroupIdentityLink(String groupId, String identityLinkType) {
    tasks.link(context, task, LinkTarget.group(groupId, identityLinkType));
  }

  @Override
  public void deleteUserIdentityLink(String userId, String identityLinkType) {
    tasks.unlink(context, task, LinkTarget.user(userId, identityLinkType));
  }

  @Override
  public void deleteGroupIdentityLink(String groupId, String identityLinkType) {
    tasks.unlink(context, task, LinkTarget.group(groupId, identityLinkType));
  }

  @Override
  public String getEventName() {
    return eventName;
  }
}
