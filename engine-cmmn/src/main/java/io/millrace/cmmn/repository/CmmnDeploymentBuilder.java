package io.millrace.cmmn.repository;

import io.millrace.common.repository.DeploymentInfoBuilder;

/**
 * Collects resources and deploys them together. A builder belongs to one thread and deploys once.
 *
 * <p>Resources whose name ends in {@code .cmmn} or {@code .cmmn.xml} are read as CMMN; all others
 * are kept as they are. A resource added under a name that is taken replaces the one before.
 */
public interface CmmnDeploymentBuilder
    extends DeploymentInfoBuilder<CmmnDeploymentBuilder, CmmnDeployment> {}
