package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.AsyncSettings;
import io.millrace.cmmn.model.PlanFragment;
import io.millrace.cmmn.model.PlanItemContainer;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.StageDisplay;
import io.millrace.cmmn.model.TaskForm;

/** Writes stages, the plan model and plan fragments. */
final class StageTags {

  private StageTags() {}

  static Tag planModel(Stage stage) {
    return form(complete("casePlanModel", stage), stage.stage().form());
  }

  static Tag stage(Stage stage) {
    return complete("stage", stage);
  }

  static Tag fragment(PlanFragment fragment) {
    var tag = Tag.standard("planFragment", fragment.info());
    return DefinitionTags.settings(items(tag, fragment), fragment);
  }

  private static Tag complete(String name, Stage stage) {
    var settings = stage.stage();
    var tag =
        Tag.standard(name, stage.info())
            .set("autoComplete", settings.autoComplete() ? "true" : null)
            .engine("autoCompleteCondition", settings.autoCompleteCondition());
    async(display(tag, settings.display()), settings.async());
    items(tag, stage)
        .children(stage.definitions().stream().map(DefinitionTags::of).toList())
        .child(PlanTags.table(stage.planningTable()))
        .children(stage.exitCriteria().stream().map(PlanTags::criterion).toList());
    return DefinitionTags.settings(tag, stage);
  }

  private static Tag items(Tag tag, PlanItemContainer container) {
    return tag.children(container.planItems().stream().map(PlanTags::item).toList())
        .children(container.sentries().stream().map(SentryTags::of).toList());
  }

  static Tag display(Tag tag, StageDisplay display) {
    return tag.engine("displayOrder", display.displayOrder())
        .engine("includeInStageOverview", display.includeInStageOverview())
        .engine("businessStatus", display.businessStatus());
  }

  static Tag async(Tag tag, AsyncSettings async) {
    return tag.engineFlag("async", async.async(), false)
        .engineFlag("exclusive", async.exclusive(), true)
        .engineFlag("asyncLeave", async.asyncLeave(), false)
        .engineFlag("asyncLeaveExclusive", async.asyncLeaveExclusive(), true)
        .extension(
            async.failedJobRetryTimeCycle() == null
                ? null
                : Tag.ours("failedJobRetryTimeCycle").text(async.failedJobRetryTimeCycle()));
  }

  static Tag form(Tag tag, TaskForm form) {
    return tag.engine("formKey", form.formKey())
        .engineFlag("sameDeployment", form.sameDeployment(), true)
        .engine("formFieldValidation", form.validation());
  }
}
