package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.repository.CmmnDeployment;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.deployment.DeploymentRow;

/**
 * A deployment as the API shows it.
 *
 * @param row its row
 * @param isNew whether the call that returns it deployed it
 */
public record ShownCmmnDeployment(DeploymentEntity row, boolean isNew)
    implements CmmnDeployment, DeploymentRow {
  @Override
  public String toString() {
    return row.toString();
  }
}
