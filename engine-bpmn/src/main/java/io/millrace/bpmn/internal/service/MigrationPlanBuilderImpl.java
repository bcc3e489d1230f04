package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.migration.EqualActivities;
import io.millrace.bpmn.migration.MigrationInstruction;
import io.millrace.bpmn.migration.MigrationInstructionBuilder;
import io.millrace.bpmn.migration.MigrationInstructionsBuilder;
import io.millrace.bpmn.migration.MigrationPlan;
import io.millrace.bpmn.migration.MigrationPlanBuilder;
import io.millrace.common.internal.service.Check;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the instructions of a plan. Used by one thread. */
final class MigrationPlanBuilderImpl
    implements MigrationInstructionBuilder, MigrationInstructionsBuilder {

  private static final Check CHECK = new Check("MigrationPlanBuilder");

  private final EqualActivities versions;
  private final List<MigrationInstruction> instructions = new ArrayList<>();
  private final Map<String, Object> variables = new LinkedHashMap<>();
  private int latest;

  MigrationPlanBuilderImpl(EqualActivities versions) {
    this.versions = versions;
  }

  @Override
  public MigrationInstructionsBuilder mapEqualActivities() {
    latest = instructions.size();
    var mapped = instructions.stream().map(MigrationInstruction::getSourceActivityId).toList();
    for (var id : versions.ids()) {
      if (!mapped.contains(id)) {
        instructions.add(new MigrationPlanImpl.Instruction(id, id, false));
      }
    }
    return this;
  }

  @Override
  public MigrationInstructionBuilder mapActivities(
      String sourceActivityId, String targetActivityId) {
    CHECK.text("mapActivities", "sourceActivityId", sourceActivityId);
    CHECK.text("mapActivities", "targetActivityId", targetActivityId);
    instructions.removeIf(
        one ->
            one.getSourceActivityId().equals(sourceActivityId)
                && one.getTargetActivityId().equals(sourceActivityId));
    latest = instructions.size();
    instructions.add(new MigrationPlanImpl.Instruction(sourceActivityId, targetActivityId, false));
    return this;
  }

  @Override
  public MigrationPlanBuilder updateEventTrigger() {
    return updateEventTriggers();
  }

  @Override
  public MigrationPlanBuilder updateEventTriggers() {
    instructions
        .subList(latest, instructions.size())
        .replaceAll(
            one ->
                new MigrationPlanImpl.Instruction(
                    one.getSourceActivityId(), one.getTargetActivityId(), true));
    return this;
  }

  @Override
  public MigrationPlanBuilder setVariables(Map<String, ?> values) {
    variables.putAll(CHECK.variables("setVariables", values));
    return this;
  }

  @Override
  public MigrationPlan build() {
    var plan =
        new MigrationPlanImpl(
            Long.toString(versions.from().definition().id()),
            Long.toString(versions.to().definition().id()),
            List.copyOf(instructions),
            Collections.unmodifiableMap(new LinkedHashMap<>(variables)));
    var problems = versions.problems(MigrationPlanImpl.document(plan));
    if (!problems.isEmpty()) {
      throw ProcessMigrationServiceImpl.wrongPlan(problems);
    }
    return plan;
  }
}
