package io.millrace.bpmn.repository;

import io.millrace.common.repository.DeploymentInfo;

/** A set of resources that were deployed together and go together. */
public interface Deployment extends DeploymentInfo {}
