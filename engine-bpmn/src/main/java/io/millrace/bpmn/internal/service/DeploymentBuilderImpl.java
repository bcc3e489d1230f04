package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.definition.LenientImport;
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

  private final LenientImport lenientImport;
  private boolean validatesDelegates;
  private boolean lenient;

  DeploymentBuilderImpl(DeploymentParts parts, LenientImport lenientImport) {
    super(new Check("DeploymentBuilder"), ExecutionEntity.SCOPE_TYPE, parts);
    this.lenientImport = lenientImport;
  }

  @Override
  public DeploymentBuilder validateDelegates() {
    validatesDelegates = true;
    return this;
  }

  @Override
  public DeploymentBuilder lenient() {
    lenient = true;
    return this;
  }

  @Override
  public Deployment deploy() {
    var deployed =
        lenient ? deploy(validatesDelegates, lenientImport::read) : deploy(validatesDelegates);
    return new ShownDeployment(deployed.deployment(), deployed.isNew());
  }
}
