package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.Planning;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.runtime.PlannableItem;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.List;

/** Something that can be planned, as the API shows it. */
record ShownPlannableItem(
    String discretionaryItemId,
    String name,
    String planItemDefinitionId,
    String planItemDefinitionType,
    String caseInstanceId,
    String planItemInstanceId,
    String stageInstanceId,
    List<String> authorizedRoles)
    implements PlannableItem {

  static ShownPlannableItem of(Planning.Offer offer) {
    var names = offer.entry().names();
    var container = offer.container();
    var instance =
        container instanceof PlanItemEntity stage
            ? stage.caseInstanceId()
            : ((CaseInstanceEntity) container).id();
    return new ShownPlannableItem(
        names.id(),
        names.name() == null ? null : names.name().text(),
        names.definitionId(),
        names.type(),
        ExternalIds.text(instance),
        itemId(offer.holder()),
        itemId(container),
        offer.entry().roles().stream()
            .flatMap(List::stream)
            .map(role -> role.name() == null ? role.id() : role.name())
            .distinct()
            .toList());
  }

  private static String itemId(OwnerEntity holder) {
    return holder instanceof PlanItemEntity item ? ExternalIds.text(item.id()) : null;
  }

  @Override
  public String getDiscretionaryItemId() {
    return discretionaryItemId;
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public String getPlanItemDefinitionId() {
    return planItemDefinitionId;
  }

  @Override
  public String getPlanItemDefinitionType() {
    return planItemDefinitionType;
  }

  @Override
  public String getCaseInstanceId() {
    return caseInstanceId;
  }

  @Override
  public String getPlanItemInstanceId() {
    return planItemInstanceId;
  }

  @Override
  public String getStageInstanceId() {
    return stageInstanceId;
  }

  @Override
  public List<String> getAuthorizedRoles() {
    return authorizedRoles;
  }
}
