package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.model.CaseModel;
import io.millrace.cmmn.internal.model.PlannedTask;
import io.millrace.cmmn.internal.parser.ParsedCmmn;
import io.millrace.cmmn.model.*;
import java.util.List;

/** Interim. */
final class ParsedCases {
  private ParsedCases() {}

  static CmmnModel of(ParsedCmmn parsed) {
    return new CmmnModel(
        ElementInfo.of(null, null),
        null,
        List.of(),
        List.of(),
        parsed.cases().stream().map(ParsedCases::of).toList(),
        List.of(),
        List.of(),
        null);
  }

  private static Case of(CaseModel model) {
    var tasks = model.planItems().stream().map(ParsedCases::task).distinct().toList();
    var items = model.planItems().stream().map(ParsedCases::item).toList();
    var plan =
        new Stage(
            ElementInfo.of("plan", null),
            DefinitionSettings.NONE,
            StageSettings.NONE,
            List.copyOf(tasks),
            items,
            List.of(),
            List.of(),
            null);
    return new Case(
        ElementInfo.of(model.key(), model.name()),
        CaseStart.NONE,
        null,
        null,
        plan,
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private static PlanItem item(PlannedTask item) {
    return new PlanItem(
        ElementInfo.of(item.id(), item.name()),
        item.taskId(),
        null,
        List.of(),
        List.of(),
        List.of());
  }

  private static PlanItemDefinition task(PlannedTask item) {
    return new HumanTask(
        ElementInfo.of(item.taskId(), item.name()),
        DefinitionSettings.NONE,
        TaskSettings.BLOCKING,
        TaskAssignment.NONE,
        TaskDetails.NONE,
        TaskForm.NONE,
        List.of(),
        null);
  }
}
