package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseFile;
import io.millrace.cmmn.model.CaseFileItem;
import io.millrace.cmmn.model.CaseRole;
import io.millrace.cmmn.model.Multiplicity;
import java.util.List;

/** Writes cases. */
final class CaseTags {

  private CaseTags() {}

  static Tag of(Case source) {
    var start = source.start();
    var tag =
        Tag.standard("case", source.info())
            .engine("initiatorVariableName", start.initiatorVariableName())
            .engineList("candidateStarterUsers", start.candidateStarterUsers())
            .engineList("candidateStarterGroups", start.candidateStarterGroups())
            .engineFlag("async", start.async(), false)
            .engine("historyTimeToLive", source.historyTimeToLive())
            .extensions(EventTags.of(start))
            .extensions(CodeTags.listeners("caseLifecycleListener", source.lifecycleListeners()))
            .child(caseFile(source.caseFileModel()))
            .child(StageTags.planModel(source.planModel()));
    return tag.child(roles(source.roles()))
        .children(CmmnWriter.parameters("input", source.inputs()))
        .children(CmmnWriter.parameters("output", source.outputs()));
  }

  private static Tag roles(List<CaseRole> roles) {
    return roles.isEmpty()
        ? null
        : Tag.standard("caseRoles")
            .children(roles.stream().map(role -> Tag.standard("role", role.info())).toList());
  }

  private static Tag caseFile(CaseFile file) {
    return file == null
        ? null
        : Tag.standard("caseFileModel", file.info()).children(items(file.items()));
  }

  private static List<Tag> items(List<CaseFileItem> items) {
    return items.stream().map(CaseTags::item).toList();
  }

  private static Tag item(CaseFileItem item) {
    var multiplicity = item.multiplicity();
    return Tag.standard("caseFileItem", item.info())
        .set("definitionRef", item.definitionRef())
        .set("multiplicity", multiplicity == Multiplicity.UNSPECIFIED ? null : multiplicity.text())
        .set("sourceRef", item.sourceRef())
        .references("targetRefs", item.targetRefs())
        .child(
            item.children().isEmpty()
                ? null
                : Tag.standard("children").children(items(item.children())));
  }
}
