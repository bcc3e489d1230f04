package io.millrace.common.internal.deployment;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import java.util.List;

/**
 * Returns the names of the files of a deployment, in alphabetical order, without loading the files.
 */
public record GetResourceNamesCommand(long deploymentId) implements Command<List<String>> {

  @Override
  public List<String> execute(CommandContext context) {
    context.unitOfWork().flush();
    var names =
        new BulkSql(context.session())
            .texts("select NAME_ from MR_RESOURCE where DEPLOYMENT_ID_ @in", List.of(deploymentId));
    if (names.isEmpty()) {
      throw new ObjectNotFoundException(
          "There is no deployment with the id '"
              + deploymentId
              + "'. It may be deleted already; look it up with a query.");
    }
    return names.stream().sorted().toList();
  }
}
