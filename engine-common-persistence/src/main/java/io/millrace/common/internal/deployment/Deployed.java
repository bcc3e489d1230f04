package io.millrace.common.internal.deployment;

/**
 * What a deployment led to.
 *
 * @param deployment the deployment
 * @param isNew whether it was stored now; false if an equal one was there
 */
public record Deployed(DeploymentEntity deployment, boolean isNew) {}
