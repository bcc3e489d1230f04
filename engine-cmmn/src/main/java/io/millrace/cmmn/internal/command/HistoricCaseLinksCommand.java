package io.millrace.cmmn.internal.command;

import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.HistoricLinks;
import java.util.List;

/**
 * Returns who took part in a running or ended case, by ascending id.
 *
 * @param caseInstanceId the case
 */
public record HistoricCaseLinksCommand(long caseInstanceId)
    implements Command<List<HistoricIdentityLink>> {

  @Override
  public List<HistoricIdentityLink> execute(CommandContext context) {
    var links = HistoricLinks.of("SCOPE_ID_ = ? and TASK_ID_ is null", caseInstanceId, context);
    if (links.isEmpty()) {
      HistoricCases.require(caseInstanceId, context);
    }
    return links;
  }
}
