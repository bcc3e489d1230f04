package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.definition.ModelValidator;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.bpmn.repository.ModelCheck;
import io.millrace.common.Problem;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Says what is wrong with a model; changes nothing.
 *
 * @param model the model
 * @param checks what is looked for beside what stands in it
 * @param tenantId the tenant whose definitions it may refer to
 * @param validator judges models
 */
public record ValidateModelCommand(
    BpmnModel model, Set<ModelCheck> checks, String tenantId, ModelValidator validator)
    implements Command<List<Problem>> {

  private static final Comparator<Problem> BY_PLACE =
      Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column);

  @Override
  public List<Problem> execute(CommandContext context) {
    var problems =
        new ArrayList<>(validator.validate(model, checks.contains(ModelCheck.DELEGATES)));
    var references = new ModelReferences(model, tenantId, context);
    if (checks.contains(ModelCheck.CALLED_DEFINITIONS)) {
      problems.addAll(references.missingDefinitions());
    }
    if (checks.contains(ModelCheck.DECISIONS)) {
      problems.addAll(references.missingDecisions(validator.decisions()));
    }
    if (checks.contains(ModelCheck.FORMS)) {
      problems.addAll(references.missingForms());
    }
    return problems.stream().sorted(BY_PLACE).toList();
  }
}
