package io.millrace.bpmn.internal.persistence;

import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;

/**
 * A version of a process as the API shows it.
 *
 * @param row its row
 */
public record ShownProcessDefinition(DefinitionEntity row) implements ProcessDefinition {

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
