package io.millrace.common.internal.service;

import io.millrace.common.identity.IdentityLinkInfo;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.task.CreateTaskCommand;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.task.Task;
import io.millrace.common.task.TaskBuilder;
import java.util.Date;
import java.util.List;
import java.util.Set;

/** Collects what a standalone task is to be like. Used by one thread. */
final class TaskBuilderImpl implements TaskBuilder {

  private static final Check CHECK = new Check("TaskBuilder");

  private final TaskParts parts;
  private final TaskEntity draft = new TaskEntity();
  private List<LinkTarget> links = List.of();

  TaskBuilderImpl(TaskParts parts) {
    this.parts = parts;
  }

  @Override
  public TaskBuilder externalId(String externalId) {
    draft.externalId(CHECK.textOrNull("externalId", "externalId", externalId));
    return this;
  }

  @Override
  public TaskBuilder name(String name) {
    draft.setName(CHECK.optional("name", "name", name));
    return this;
  }

  @Override
  public TaskBuilder description(String description) {
    draft.setDescription(description);
    return this;
  }

  @Override
  public TaskBuilder priority(int priority) {
    draft.setPriority(priority);
    return this;
  }

  @Override
  public TaskBuilder owner(String userId) {
    draft.setOwner(CHECK.optional("owner", "userId", userId));
    return this;
  }

  @Override
  public TaskBuilder assignee(String userId) {
    draft.setAssignee(CHECK.optional("assignee", "userId", userId));
    return this;
  }

  @Override
  public TaskBuilder dueDate(Date dueDate) {
    draft.setDueDate(dueDate);
    return this;
  }

  @Override
  public TaskBuilder followUpDate(Date followUpDate) {
    draft.setFollowUpDate(followUpDate);
    return this;
  }

  @Override
  public TaskBuilder category(String category) {
    draft.setCategory(CHECK.optional("category", "category", category));
    return this;
  }

  @Override
  public TaskBuilder parentTaskId(String parentTaskId) {
    if (parentTaskId != null) {
      CHECK.id("parentTaskId", "parentTaskId", parentTaskId);
    }
    draft.setParentTaskId(parentTaskId);
    return this;
  }

  @Override
  public TaskBuilder tenantId(String tenantId) {
    draft.setTenantId(CHECK.optional("tenantId", "tenantId", tenantId));
    return this;
  }

  @Override
  public TaskBuilder formKey(String formKey) {
    draft.setFormKey(CHECK.optional("formKey", "formKey", formKey));
    return this;
  }

  @Override
  public TaskBuilder identityLinks(Set<? extends IdentityLinkInfo> identityLinks) {
    links =
        CHECK.given("identityLinks", "identityLinks", identityLinks).stream()
            .map(LinkTarget::of)
            .toList();
    return this;
  }

  @Override
  public Task create() {
    TaskCalls.giveTenant(draft, parts.tenants());
    return parts.commands().execute(new CreateTaskCommand(parts.tasks(), draft, links));
  }
}
