package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.CasePageTask;
import io.millrace.cmmn.model.CaseTask;
import io.millrace.cmmn.model.DecisionTask;
import io.millrace.cmmn.model.ExternalWorkerTask;
import io.millrace.cmmn.model.HttpTask;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.MailTask;
import io.millrace.cmmn.model.ProcessTask;
import io.millrace.cmmn.model.ResultVariable;
import io.millrace.cmmn.model.ScriptTask;
import io.millrace.cmmn.model.SendEventTask;
import io.millrace.cmmn.model.ServiceTask;
import io.millrace.cmmn.model.Task;
import io.millrace.cmmn.model.TaskAssignment;

/** Writes tasks. */
final class TaskTags {

  private TaskTags() {}

  static Tag of(Task task) {
    var tag = common(task, Tag.standard(name(task), task.info()));
    if (task instanceof HumanTask human) {
      return human(tag, human);
    } else if (task instanceof ProcessTask process) {
      return CallTags.call(tag, "process", process.called(), process.mappings());
    } else if (task instanceof CaseTask called) {
      return CallTags.call(tag, "case", called.called(), called.mappings());
    } else if (task instanceof DecisionTask decision) {
      return CallTags.decision(tag, decision);
    }
    return typed(tag, task);
  }

  private static String name(Task task) {
    if (task instanceof HumanTask) {
      return "humanTask";
    } else if (task instanceof ProcessTask) {
      return "processTask";
    } else if (task instanceof CaseTask) {
      return "caseTask";
    }
    return task instanceof DecisionTask ? "decisionTask" : "task";
  }

  private static Tag common(Task task, Tag tag) {
    var settings = task.task();
    tag.set("isBlocking", settings.blocking() ? null : "false")
        .engine("isBlockingExpression", settings.blockingExpression())
        .children(CmmnWriter.parameters("input", settings.inputs()))
        .children(CmmnWriter.parameters("output", settings.outputs()));
    return StageTags.async(tag, settings.async());
  }

  private static Tag human(Tag tag, HumanTask task) {
    var details = task.details();
    assignment(tag, task.assignment())
        .engine("dueDate", details.dueDate())
        .engine("followUpDate", details.followUpDate())
        .engine("priority", details.priority())
        .engine("category", details.category())
        .engine("taskIdVariableName", details.taskIdVariableName())
        .engine("taskCompleterVariableName", details.taskCompleterVariableName())
        .extensions(CodeTags.taskListeners(task.taskListeners()))
        .child(PlanTags.table(task.planningTable()));
    return StageTags.form(tag, task.form());
  }

  private static Tag assignment(Tag tag, TaskAssignment assignment) {
    return tag.set("performerRef", assignment.performerRef())
        .engine("assignee", assignment.assignee())
        .engine("owner", assignment.owner())
        .engineList("candidateUsers", assignment.candidateUsers())
        .engineList("candidateGroups", assignment.candidateGroups());
  }

  private static Tag typed(Tag tag, Task task) {
    if (task instanceof ServiceTask service) {
      CodeTags.implementation(tag.engine("type", "java"), service.implementation());
      return result(tag, service.result());
    } else if (task instanceof ScriptTask script) {
      return script(tag, script);
    } else if (task instanceof HttpTask http) {
      tag.engine("type", "http")
          .engineFlag("parallelInSameTransaction", http.parallelInSameTransaction(), false);
      return http.implementation() == null
          ? tag.extensions(CodeTags.fields(http.fields()))
          : CodeTags.implementation(tag, http.implementation());
    } else if (task instanceof MailTask mail) {
      return tag.engine("type", "mail").extensions(CodeTags.fields(mail.fields()));
    } else if (task instanceof ExternalWorkerTask worker) {
      return tag.engine("type", "external-worker")
          .engine("topic", worker.topic())
          .engineFlag("doNotIncludeVariables", worker.doNotIncludeVariables(), false);
    } else if (task instanceof SendEventTask event) {
      return tag.engine("type", "send-event")
          .engine("channelKey", event.channelKey())
          .engineFlag("sendSynchronously", event.sendSynchronously(), false)
          .extension(Tag.ours("eventType").text(event.eventType()))
          .extensions(CodeTags.mappings("eventInParameter", event.payload()));
    } else if (task instanceof CasePageTask page) {
      assignment(tag.engine("type", "casePage"), page.assignment())
          .engine("label", page.label())
          .engine("icon", page.icon());
      return StageTags.form(tag, page.form());
    }
    return tag;
  }

  private static Tag script(Tag tag, ScriptTask script) {
    tag.engine("type", "script")
        .engine("scriptFormat", script.scriptFormat())
        .engineFlag("autoStoreVariables", script.autoStoreVariables(), false)
        .extension(Tag.ours("script").text(script.script()));
    return result(tag, script.result());
  }

  private static Tag result(Tag tag, ResultVariable result) {
    return tag.engine("resultVariableName", result.name())
        .engineFlag("storeResultVariableAsTransient", result.storeAsTransient(), false);
  }
}
