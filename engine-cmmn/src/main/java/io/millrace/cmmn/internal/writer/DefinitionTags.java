package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.PlanFragment;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.Task;

/** Writes definitions of plan items. */
final class DefinitionTags {

  private DefinitionTags() {}

  static Tag of(PlanItemDefinition definition) {
    if (definition instanceof Stage stage) {
      return StageTags.stage(stage);
    } else if (definition instanceof PlanFragment fragment) {
      return StageTags.fragment(fragment);
    } else if (definition instanceof Milestone milestone) {
      return settings(milestone(milestone), milestone);
    } else if (definition instanceof EventListener listener) {
      return settings(ListenerTags.of(listener), listener);
    }
    return settings(TaskTags.of((Task) definition), definition);
  }

  private static Tag milestone(Milestone milestone) {
    var tag =
        Tag.standard("milestone", milestone.info())
            .engine("milestoneVariable", milestone.milestoneVariable());
    return StageTags.display(tag, milestone.display());
  }

  static Tag settings(Tag tag, PlanItemDefinition definition) {
    var settings = definition.settings();
    return tag.child(ControlTags.of("defaultControl", settings.defaultControl()))
        .extensions(CodeTags.listeners("planItemLifecycleListener", settings.listeners()))
        .extensions(CodeTags.variableListeners(settings.variableListeners()));
  }
}
