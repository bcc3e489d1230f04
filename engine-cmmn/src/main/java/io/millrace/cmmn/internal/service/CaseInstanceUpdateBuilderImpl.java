package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.ChangeCaseCommand;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.runtime.CaseInstanceUpdateBuilder;
import io.millrace.common.internal.service.Check;
import java.util.function.Consumer;

/** Collects changes of what a case is called. Used by one thread. */
final class CaseInstanceUpdateBuilderImpl implements CaseInstanceUpdateBuilder {

  private static final Check CHECK = new Check("CaseInstanceUpdateBuilder");

  private final long caseInstanceId;
  private final CmmnRuntimeParts parts;
  private Consumer<CaseInstanceEntity> changes = instance -> {};

  CaseInstanceUpdateBuilderImpl(long caseInstanceId, CmmnRuntimeParts parts) {
    this.caseInstanceId = caseInstanceId;
    this.parts = parts;
  }

  @Override
  public CaseInstanceUpdateBuilder name(String name) {
    var checked = CHECK.optional("name", "name", name);
    return change(instance -> instance.name(checked));
  }

  @Override
  public CaseInstanceUpdateBuilder businessKey(String businessKey) {
    var checked = CHECK.optional("businessKey", "businessKey", businessKey);
    return change(instance -> instance.businessKey(checked));
  }

  @Override
  public CaseInstanceUpdateBuilder businessStatus(String businessStatus) {
    var checked = CHECK.optional("businessStatus", "businessStatus", businessStatus);
    return change(instance -> instance.businessStatus(checked));
  }

  private CaseInstanceUpdateBuilder change(Consumer<CaseInstanceEntity> further) {
    changes = changes.andThen(further);
    return this;
  }

  @Override
  public void update() {
    parts.commands().execute(new ChangeCaseCommand(caseInstanceId, changes, parts.cases()));
  }
}
