package io.millrace.cmmn.internal.delegate;

import io.millrace.cmmn.CaseInstance;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.persistence.ExternalIds;

/** A case as the API and expressions show it. */
public record CaseView(String id, String definitionId, String businessKey, String state)
    implements CaseInstance {

  /** Shows a case as it is now. */
  public static CaseView of(CaseInstanceEntity instance) {
    return new CaseView(
        ExternalIds.text(instance.id()),
        ExternalIds.text(instance.caseDefinitionId()),
        instance.businessKey(),
        instance.state());
  }

  @Override
  public String getId() {
    return id;
  }

  @Override
  public String getCaseDefinitionId() {
    return definitionId;
  }

  @Override
  public String getBusinessKey() {
    return businessKey;
  }

  @Override
  public String getState() {
    return state;
  }
}
