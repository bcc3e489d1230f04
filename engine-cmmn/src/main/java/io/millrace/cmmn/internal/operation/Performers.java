package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.NotAuthorizedException;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.persistence.Dependent;
import java.util.List;

/**
 * Who may complete a human task or let a user event listener occur. Roles are asked for only in
 * cases in which somebody has one of them, and of users who are known.
 *
 * <p>Spec: CMMN 1.1 §5.2.1, tables 5.26 and 5.41.
 *
 * @param roles one of them is enough; empty for anybody
 */
public record Performers(List<Role> roles) {

  /** Anybody may. */
  public static final Performers ANYBODY = new Performers(List.of());

  /**
   * A role of the case. An identity link of the case assigns it whose type is its id or its name.
   *
   * @param id its id
   * @param name its name, or null
   */
  public record Role(String id, String name) {

    boolean isAssignedBy(IdentityLinkEntity link) {
      return link.type().equals(id) || link.type().equals(name);
    }
  }

  /** Tells whether roles are asked for. */
  public boolean areNamed() {
    return !roles.isEmpty();
  }

  /** Refuses what the user of this call may not do. */
  void check(PlanItemEntity item, CmmnContext context) {
    var user = areNamed() ? context.runtime().identity().currentUserId() : null;
    if (user == null) {
      return;
    }
    var assigned = assigned(item, context);
    if (!assigned.isEmpty() && assigned.stream().noneMatch(link -> isOf(link, user, context))) {
      throw new NotAuthorizedException(
          "'"
              + user
              + "' may not perform plan item '"
              + item.id()
              + "' ('"
              + item.elementId()
              + "', case instance '"
              + item.caseInstanceId()
              + "'): it takes one of the roles "
              + roles.stream().map(Role::id).toList()
              + ". Let somebody call who has it, or link the user to the case with the role as type.");
    }
  }

  private List<IdentityLinkEntity> assigned(PlanItemEntity item, CmmnContext context) {
    var instance = context.tree().instance(item);
    if (instance.count(Dependent.IDENTITY_LINK) == 0) {
      return List.of();
    }
    return IdentityLinks.of(context.command())
        .list(LinkOwner.instance(instance, instance.scopeRef()))
        .stream()
        .filter(link -> roles.stream().anyMatch(role -> role.isAssignedBy(link)))
        .toList();
  }

  private static boolean isOf(IdentityLinkEntity link, String user, CmmnContext context) {
    return user.equals(link.userId())
        || (link.groupId() != null
            && context.runtime().identity().groupsOf(user).contains(link.groupId()));
  }
}
