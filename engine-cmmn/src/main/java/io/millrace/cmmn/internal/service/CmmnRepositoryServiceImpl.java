package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnDeploymentBuilder;
import io.millrace.cmmn.CmmnRepositoryService;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.deployment.DefinitionDeployers;
import io.millrace.common.internal.service.Tenants;

/**
 * Deploys case definitions. Thread-safe.
 *
 * @param commands runs commands
 * @param deployers who reads definitions
 * @param tenants says to which tenant a call belongs
 */
public record CmmnRepositoryServiceImpl(
    CommandExecutor commands, DefinitionDeployers deployers, Tenants tenants)
    implements CmmnRepositoryService {

  @Override
  public CmmnDeploymentBuilder createDeployment() {
    return new CmmnDeploymentBuilderImpl(this);
  }
}
