package io.millrace.bpmn.internal.persistence;

import io.millrace.bpmn.repository.Deployment;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.deployment.DeploymentRow;

/**
 * A deployment as the API shows it.
 *
 * @param row its row
 * @param isNew whether the call that returns it deployed it
 */
public record ShownDeployment(DeploymentEntity row, boolean isNew)
    implements Deployment, DeploymentRow {
  @Override
  public String toString() {
    return row.toString();
  }
}
