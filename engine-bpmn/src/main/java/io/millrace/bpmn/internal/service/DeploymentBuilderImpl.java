package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ShownDeployment;
import io.millrace.bpmn.repository.Deployment;
import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.common.internal.service.AbstractDeploymentBuilder;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.DeploymentParts;

/** Collects what is to be deployed. Used by one thread. */
final class DeploymentBuilderImpl extends AbstractDeploymentBuilder<DeploymentBuilder, Deployment>
    implements DeploymentBuilder {

  private boolean validatesDelegates;

  DeploymentBuilderImpl(DeploymentParts parts) {
    super(new Check("DeploymentBuilder"), ExecutionEntity.SCOPE_TYPE, parts);
  }

  @Override
  public DeploymentBuilder validateDelegates() {
    validatesDelegates = true;
    return this;
  }

  @Override
  public Deployment deploy() {
    var deployed = deploy(validatesDelegates);
    return new ShownDeployment(deployed.deployment(), deployed.isNew());
  }
}
