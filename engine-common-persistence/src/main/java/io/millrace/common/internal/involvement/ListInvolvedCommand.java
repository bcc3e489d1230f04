package io.millrace.common.internal.involvement;

import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.identity.LinkTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Returns who takes part in a running instance: its starter, then who is linked to it, by ascending
 * id, then who takes part by its tasks, comments or attachments, in the order of time.
 *
 * @param instance finds the instance
 */
public record ListInvolvedCommand(Function<CommandContext, InvolvedInstance> instance)
    implements Command<List<IdentityLink>> {

  @Override
  public List<IdentityLink> execute(CommandContext context) {
    var found = instance.apply(context);
    context.unitOfWork().flush();
    var read = context.unitOfWork().fetch(InvolvedRows.reads(found.scope().instanceId()));
    var rows = new InvolvedRows(read, false);
    var links = new ArrayList<IdentityLink>();
    if (found.startUserId() != null) {
      links.add(shown(found, LinkTarget.user(found.startUserId(), IdentityLinkType.STARTER)));
    }
    for (var row : rows.own()) {
      if (row instanceof IdentityLinkEntity link && !found.isStarter(link)) {
        links.add(link);
      }
    }
    rows.participants().forEach(participant -> links.add(shown(found, participant.target())));
    return List.copyOf(links);
  }

  private static IdentityLink shown(InvolvedInstance instance, LinkTarget target) {
    var link = new IdentityLinkEntity();
    link.scopeType(instance.scope().type());
    link.scopeId(instance.scope().instanceId());
    link.tenantId(instance.scope().tenantId());
    link.type(target.type());
    link.userId(target.userId());
    link.groupId(target.groupId());
    return link;
  }
}
