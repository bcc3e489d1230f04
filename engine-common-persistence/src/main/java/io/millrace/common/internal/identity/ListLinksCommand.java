package io.millrace.common.internal.identity;

import io.millrace.common.identity.IdentityLink;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;
import java.util.function.Function;

/**
 * Returns who takes part in an instance, or may start a definition, by ascending id.
 *
 * @param owner finds what the links are about
 */
public record ListLinksCommand(Function<CommandContext, LinkOwner> owner)
    implements Command<List<IdentityLink>> {

  @Override
  public List<IdentityLink> execute(CommandContext context) {
    return List.copyOf(IdentityLinks.of(context).list(owner.apply(context)));
  }
}
