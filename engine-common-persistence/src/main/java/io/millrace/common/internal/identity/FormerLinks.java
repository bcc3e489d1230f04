package io.millrace.common.internal.identity;

import io.millrace.common.internal.command.CommandContext;

/**
 * Remembers who had to do with a task and has no more: whoever took part in an instance once does
 * so for good. Kept as links of the task of a type of their own, which are shown as no link of it.
 */
public final class FormerLinks {

  /** The type of these links; no word that an application would take. */
  public static final String TYPE = "millrace:former";

  private FormerLinks() {}

  /** Remembers a user who works on a task or owns it no more. */
  public static void remember(CommandContext context, LinkOwner task, String userId) {
    IdentityLinks.of(context).add(task, LinkTarget.user(userId, TYPE));
  }

  /** Removes a link and remembers whose it was; does nothing if there is none. */
  public static void replace(CommandContext context, LinkOwner task, LinkTarget link) {
    var links = IdentityLinks.of(context);
    if (links.remove(task, link)) {
      links.add(task, new LinkTarget(TYPE, link.userId(), link.groupId()));
    }
  }

  /** Tells whether a link is shown as one of its task. */
  public static boolean isShown(IdentityLinkRow link) {
    return !link.type().equals(TYPE);
  }
}
