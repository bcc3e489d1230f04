package io.millrace.cmmn.internal.command;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkTarget;

/**
 * Gives a case another owner or assignee.
 *
 * @param caseInstanceId the case
 * @param type the type of identity link of which there is to be one at most
 * @param userId the user; null for none
 * @param cases finds and locks the case
 */
public record SetCaseRoleCommand(long caseInstanceId, String type, String userId, Cases cases)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var owner = cases.lockLinks(caseInstanceId, context);
    var links = IdentityLinks.of(context);
    for (var link : links.list(owner)) {
      if (link.type().equals(type) && !link.userId().equals(userId)) {
        links.remove(owner, LinkTarget.user(link.userId(), type));
      }
    }
    if (userId != null) {
      links.add(owner, LinkTarget.user(userId, type));
    }
    return null;
  }
}
