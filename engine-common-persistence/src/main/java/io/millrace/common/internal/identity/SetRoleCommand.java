package io.millrace.common.internal.identity;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.function.Function;

/**
 * Gives an instance another owner or assignee.
 *
 * @param owner locks the instance and returns it
 * @param type the type of identity link of which there is to be one at most
 * @param userId the user; null for none
 */
public record SetRoleCommand(Function<CommandContext, LinkOwner> owner, String type, String userId)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var locked = owner.apply(context);
    var links = IdentityLinks.of(context);
    for (var link : links.list(locked)) {
      if (link.type().equals(type) && !link.userId().equals(userId)) {
        links.remove(locked, LinkTarget.user(link.userId(), type));
      }
    }
    if (userId != null) {
      links.add(locked, LinkTarget.user(userId, type));
    }
    return null;
  }
}
