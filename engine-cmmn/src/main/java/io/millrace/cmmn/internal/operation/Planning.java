package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What users can plan in a case now, and the planning itself.
 *
 * <p>Spec: CMMN 1.1 §5.4.9. A table is open while its stage or human task is active; an entry can
 * be planned while all its applicability rules hold, any number of times.
 */
public record Planning(CmmnContext context) {

  /**
   * What can be planned at a place.
   *
   * @param entry what
   * @param holder the stage, case or human task whose table it stands in
   * @param container the stage or case in which it is planned
   */
  public record Offer(Plannable entry, OwnerEntity holder, OwnerEntity container) {}

  /** Returns what can be planned in a case, the outer tables first. */
  public List<Offer> in(CaseInstanceEntity instance) {
    var offers = new ArrayList<Offer>();
    collect(instance, offers);
    return offers;
  }

  /** What is in a stage that failed goes on, so other tables in it may be open. */
  private void collect(OwnerEntity container, List<Offer> offers) {
    offers.addAll(at(container));
    for (var child : context.tree().children(container)) {
      if (context.node(child).isStage()) {
        collect(child, offers);
      } else {
        offers.addAll(at(child));
      }
    }
  }

  /** Returns what can be planned at a stage or human task, or at a case without what is in it. */
  public List<Offer> at(OwnerEntity holder) {
    if (!StageCompletion.isOpen(holder)) {
      return List.of();
    }
    return holder instanceof PlanItemEntity item && !context.node(item).isStage()
        ? offers(item, context.tree().container(item))
        : offers(holder, holder);
  }

  private List<Offer> offers(OwnerEntity holder, OwnerEntity container) {
    return context.node(holder).plannable().stream()
        .filter(entry -> entry.isApplicable(() -> context.scope(holder)))
        .map(entry -> new Offer(entry, holder, container))
        .toList();
  }

  /**
   * Tells whether the table of an active stage or case has something that can be planned.
   *
   * @param noting notes what rules read
   */
  boolean isOpen(OwnerEntity container, UnaryOperator<ExpressionScope> noting) {
    return context.node(container).plannable().stream()
        .anyMatch(entry -> entry.isApplicable(() -> noting.apply(context.scope(container))));
  }

  /**
   * Tells whether a user may plan something: the user, or one of their groups, has one of the roles
   * in each place that names roles. A user has a role by an identity link of the case whose type is
   * the name or id of the role.
   *
   * @param userId the user; null for the application itself, which may plan everything
   */
  public boolean isAllowed(Offer offer, String userId) {
    if (userId == null || !offer.entry().asksForRoles() || offer.entry().roles().isEmpty()) {
      return true;
    }
    var types = types(context.tree().instanceOf(offer.container()), userId);
    return offer.entry().roles().stream()
        .allMatch(any -> any.stream().anyMatch(role -> types.stream().anyMatch(role::isCalled)));
  }

  private Set<String> types(CaseInstanceEntity instance, String userId) {
    var types = new HashSet<String>();
    if (instance.count(Dependent.IDENTITY_LINK) > 0) {
      var groups = Set.copyOf(context.runtime().identity().groupsOf(userId));
      var owner = LinkOwner.instance(instance, instance.scopeRef());
      IdentityLinks.of(context.command()).list(owner).stream()
          .filter(
              link ->
                  userId.equals(link.userId())
                      || link.groupId() != null && groups.contains(link.groupId()))
          .forEach(link -> types.add(link.type()));
    }
    return types;
  }

  /** Plans: makes an instance of the item, or of each item of a plan fragment, once more. */
  public List<PlanItemEntity> plan(Offer offer) {
    return offer.entry().nodes().stream()
        .flatMap(node -> OpenStage.create(context, offer.container(), node).stream())
        .toList();
  }
}
