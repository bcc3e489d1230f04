package io.millrace.common.internal.deployment;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.repository.DeploymentInfo;
import java.util.Date;

/** The row of a deployment, and how the API shows it. */
public interface DeploymentRow extends DeploymentInfo {

  /** Returns the row. */
  DeploymentEntity row();

  @Override
  default String getId() {
    return ExternalIds.text(row().id());
  }

  @Override
  default String getExternalId() {
    return row().externalId();
  }

  @Override
  default String getName() {
    return row().name();
  }

  @Override
  default String getKey() {
    return row().key();
  }

  @Override
  default String getCategory() {
    return row().category();
  }

  @Override
  default String getTenantId() {
    return ApiValues.tenant(row().tenantId());
  }

  @Override
  default String getParentDeploymentId() {
    return row().parentDeploymentId();
  }

  @Override
  default Date getDeploymentTime() {
    return ApiValues.date(row().deployTime());
  }
}
