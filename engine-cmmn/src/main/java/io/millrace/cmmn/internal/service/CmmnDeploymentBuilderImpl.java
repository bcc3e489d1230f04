package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.query.ShownCmmnDeployment;
import io.millrace.cmmn.repository.CmmnDeployment;
import io.millrace.cmmn.repository.CmmnDeploymentBuilder;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.service.AbstractDeploymentBuilder;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.DeploymentParts;

/** Collects what is to be deployed. Used by one thread. */
final class CmmnDeploymentBuilderImpl
    extends AbstractDeploymentBuilder<CmmnDeploymentBuilder, CmmnDeployment>
    implements CmmnDeploymentBuilder {

  CmmnDeploymentBuilderImpl(DeploymentParts parts) {
    super(new Check("CmmnDeploymentBuilder"), ScopeTypes.CMMN, parts);
  }

  @Override
  public CmmnDeployment deploy() {
    var deployed = deploy(false);
    return new ShownCmmnDeployment(deployed.deployment(), deployed.isNew());
  }
}
