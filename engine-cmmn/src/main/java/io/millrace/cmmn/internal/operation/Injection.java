package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.List;

/**
 * Adds a plan item of any version of a case to a running stage or case. It begins at once, or waits
 * to be started by hand; what is around it neither hears it nor starts or ends it by sentries.
 *
 * @param container the stage or case, whose family is locked
 */
public record Injection(CmmnContext context, OwnerEntity container) {

  /**
   * Makes the instance; one for each element if it repeats over a collection.
   *
   * @param elementId a plan item or discretionary item of the version, or the definition of one
   * @param name the name it gets; null for that of the model
   */
  public List<PlanItemEntity> inject(long definitionId, String elementId, String name) {
    checkActive();
    var version = context.runtime().graphs().require(definitionId, context.command());
    context.runtime().graphs().requireThere(definitionId, context.command());
    var instance = context.tree().instanceOf(container);
    checkTenant(instance, version.definition());
    var id = itemId(version, elementId);
    var graph = version.injected().of(id);
    var node = graph.of(id).get(0);
    check(graph, node);
    instance.noteInjection();
    var origin = new ItemCreation.Origin(definitionId, id);
    return OpenStage.create(
        new ItemCreation(context, container, origin),
        node,
        item -> {
          if (name != null) {
            item.name(name);
          }
        });
  }

  private void checkActive() {
    var isUnopened = container instanceof CaseInstanceEntity instance && instance.isUnopened();
    if (isUnopened || !StageCompletion.isActive(container)) {
      throw new IllegalStateEngineException(
          "Cannot inject a plan item into "
              + place()
              + ": it is not active. Inject into an active stage or case.");
    }
  }

  private String place() {
    return container instanceof PlanItemEntity stage
        ? "the stage '" + stage.elementId() + "' (plan item instance '" + stage.id() + "')"
        : "the case '" + container.id() + "'";
  }

  private static void checkTenant(CaseInstanceEntity instance, DefinitionEntity version) {
    var tenantId = version.tenantId();
    if (!tenantId.isEmpty() && !tenantId.equals(instance.tenantId())) {
      throw new BadArgumentException(
          "Cannot inject a plan item into the case '"
              + instance.id()
              + "': the case definition '"
              + version.id()
              + "' belongs to the tenant '"
              + tenantId
              + "', the case does not. Name a version of its tenant, or one without tenant.");
    }
  }

  private static String itemId(CaseGraph version, String elementId) {
    if (!version.of(elementId).isEmpty()) {
      return elementId;
    }
    var ids =
        version
            .all()
            .filter(node -> node.names().definitionId().equals(elementId))
            .map(PlanItemNode::id)
            .distinct()
            .toList();
    if (ids.size() != 1) {
      throw new BadArgumentException(
          "Cannot inject '"
              + elementId
              + "' of the case definition '"
              + version.definition().id()
              + "' ('"
              + version.model().key()
              + "', version "
              + version.definition().version()
              + "): it has "
              + (ids.isEmpty() ? "no plan item" : "several plan items")
              + " of this id or definition. Name one of its plan items.");
    }
    return ids.get(0);
  }

  private static void check(CaseGraph graph, PlanItemNode node) {
    if (node.isReactivation()) {
      throw refused(node, "it is there only when its own case is reactivated");
    }
    if (graph.all().anyMatch(inner -> !inner.bound().areNone())) {
      throw refused(node, "it has parameters that are bound to the case file of its own case");
    }
  }

  private static BadArgumentException refused(PlanItemNode node, String why) {
    return new BadArgumentException(
        "Cannot inject the " + node + ": " + why + ". Inject another plan item.");
  }
}
