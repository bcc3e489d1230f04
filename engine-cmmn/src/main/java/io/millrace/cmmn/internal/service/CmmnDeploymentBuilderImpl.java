package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnDeploymentBuilder;
import io.millrace.common.internal.deployment.DeployCommand;
import io.millrace.common.internal.deployment.DeploymentDraft;
import io.millrace.common.internal.deployment.ResourceCollector;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.service.Check;

/** Collects what is to be deployed. Used by one thread. */
final class CmmnDeploymentBuilderImpl implements CmmnDeploymentBuilder {

  private static final Check CHECK = new Check("CmmnDeploymentBuilder");

  private final CmmnRepositoryServiceImpl service;
  private final ResourceCollector resources = new ResourceCollector();
  private String name;
  private String tenantId;

  CmmnDeploymentBuilderImpl(CmmnRepositoryServiceImpl service) {
    this.service = service;
  }

  @Override
  public CmmnDeploymentBuilder addString(String resourceName, String text) {
    resources.addText(resourceName, text);
    return this;
  }

  @Override
  public CmmnDeploymentBuilder name(String name) {
    this.name = CHECK.optional("name", "name", name);
    return this;
  }

  @Override
  public CmmnDeploymentBuilder tenantId(String tenantId) {
    this.tenantId = CHECK.optional("tenantId", "tenantId", tenantId);
    return this;
  }

  @Override
  public String deploy() {
    var tenant = service.tenants().of(tenantId);
    var labels = new DeploymentDraft.Labels(name, null, null, tenant, null, null);
    var draft = new DeploymentDraft(labels, resources.resources(), false, false);
    var command = new DeployCommand(draft, ScopeTypes.CMMN, service.deployers());
    return ExternalIds.text(service.commands().execute(command).deployment().id());
  }
}
