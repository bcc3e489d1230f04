package io.millrace.cmmn.repository;

import io.millrace.common.repository.DeploymentInfo;

/** A set of resources with cases that were deployed together and go together. */
public interface CmmnDeployment extends DeploymentInfo {}
