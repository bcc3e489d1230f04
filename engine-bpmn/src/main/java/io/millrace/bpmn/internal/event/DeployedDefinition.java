package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;

/**
 * A process definition as its deployment leaves it.
 *
 * @param row a copy of its row
 */
record DeployedDefinition(DefinitionEntity row) implements ProcessDefinition {

  static DeployedDefinition of(DefinitionEntity version) {
    return new DeployedDefinition(DefinitionEntity.TABLE.detachedCopy(version));
  }

  @Override
  public String getId() {
    return ExternalIds.text(row.id());
  }

  @Override
  public String getKey() {
    return row.key();
  }

  @Override
  public int getVersion() {
    return row.version();
  }

  @Override
  public String getName() {
    return row.name();
  }

  @Override
  public String getDescription() {
    return row.description();
  }

  @Override
  public String getCategory() {
    return row.category();
  }

  @Override
  public String getDeploymentId() {
    return ExternalIds.text(row.deploymentId());
  }

  @Override
  public String getResourceName() {
    return row.resourceName();
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(row.tenantId());
  }

  @Override
  public boolean hasStartFormKey() {
    return row.startFormKey() != null;
  }

  @Override
  public boolean hasGraphicalNotation() {
    return row.isGraphicalNotation();
  }

  @Override
  public boolean isSuspended() {
    return row.isSuspended();
  }
}
