package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.migration.CaseInstanceMigrationValidationResult;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.ArrayList;
import java.util.List;

/**
 * Says what stands in the way of a migration. Nothing is locked.
 *
 * @param which the cases
 * @param request how they would be moved
 */
public record ValidateMigrationCommand(MigratedCases which, MigrationRequest request)
    implements Command<CaseInstanceMigrationValidationResult> {

  @Override
  public CaseInstanceMigrationValidationResult execute(CommandContext context) {
    var problems = new ArrayList<String>();
    var those = which.found(context);
    for (var id : those.ids(context)) {
      problems.addAll(problems(id, those, context));
    }
    return new CaseInstanceMigrationValidationResult(problems);
  }

  private List<String> problems(long id, MigratedCases those, CommandContext context) {
    if (context.unitOfWork().known(CaseInstanceEntity.TABLE, id) == null) {
      request
          .cases()
          .lock()
          .look(
              context,
              CaseElement.instance(id).root(),
              id,
              Read.where(CaseInstanceEntity.TABLE, "ID_ = ?", Parameter.of(id)));
    }
    try {
      var instance = those.still(id, request.cases(), context);
      return instance == null ? List.of() : request.problems(instance, context);
    } catch (ObjectNotFoundException e) {
      return List.of(e.getMessage());
    }
  }
}
