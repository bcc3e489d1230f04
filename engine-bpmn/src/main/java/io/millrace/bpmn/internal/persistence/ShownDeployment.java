package io.millrace.bpmn.internal.persistence;

import io.millrace.bpmn.repository.Deployment;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import java.util.Date;

/**
 * A deployment as the API shows it.
 *
 * @param row its row
 * @param isNew whether the call that returns it deployed it
 */
public record ShownDeployment(DeploymentEntity row, boolean isNew) implements Deployment {

  @Override
  public String getId() {
    return ExternalIds.text(row.id());
  }

  @Override
  public String getExternalId() {
    return row.externalId();
  }

  @Override
  public String getName() {
    return row.name();
  }

  @Override
  public String getKey() {
    return row.key();
  }

  @Override
  public String getCategory() {
    return row.category();
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(row.tenantId());
  }

  @Override
  public String getParentDeploymentId() {
    return row.parentDeploymentId();
  }

  @Override
  public Date getDeploymentTime() {
    return ApiValues.date(row.deployTime());
  }
}
