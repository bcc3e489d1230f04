package io.millrace.common.internal.identity;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.function.Function;

/**
 * Links a user or a group to an instance or a definition, or removes the link; neither that it is
 * there nor that it is not is an error.
 *
 * @param owner locks what the link is about and returns it
 * @param target who, and as what
 * @param adds whether the link is added; otherwise it is removed
 */
public record ChangeLinkCommand(
    Function<CommandContext, LinkOwner> owner, LinkTarget target, boolean adds)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var links = IdentityLinks.of(context);
    var locked = owner.apply(context);
    if (adds) {
      links.add(locked, target);
    } else {
      links.remove(locked, target);
    }
    return null;
  }
}
