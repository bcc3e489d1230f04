package io.millrace.common.internal.service;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.deployment.DeleteDeploymentCommand;
import io.millrace.common.internal.deployment.GetResourceCommand;
import io.millrace.common.internal.deployment.GetResourceNamesCommand;
import io.millrace.common.repository.DeploymentOperations;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.List;

/**
 * The calls about deployments, which both engines' services have under the same names. Checks the
 * arguments, runs a command, nothing else. Thread-safe.
 */
public abstract class DeploymentCalls implements DeploymentOperations {

  private final Check check;
  private final DeploymentParts parts;

  /** Creates the calls of a service. */
  protected DeploymentCalls(Check check, DeploymentParts parts) {
    this.check = check;
    this.parts = parts;
  }

  /** Runs a command. */
  protected final <R> R run(Command<R> command) {
    return parts.commands().execute(command);
  }

  /** Returns what builders of deployments work with. */
  protected final DeploymentParts parts() {
    return parts;
  }

  @Override
  public final List<String> getDeploymentResourceNames(String deploymentId) {
    var id = check.id("getDeploymentResourceNames", "deploymentId", deploymentId);
    return run(new GetResourceNamesCommand(id));
  }

  @Override
  public final InputStream getResourceAsStream(String deploymentId, String resourceName) {
    var id = check.id("getResourceAsStream", "deploymentId", deploymentId);
    var name = check.text("getResourceAsStream", "resourceName", resourceName);
    return new ByteArrayInputStream(run(new GetResourceCommand(id, name)));
  }

  @Override
  public final void deleteDeployment(String deploymentId) {
    deleteDeployment(deploymentId, false);
  }

  @Override
  public final void deleteDeployment(String deploymentId, boolean cascade) {
    var id = check.id("deleteDeployment", "deploymentId", deploymentId);
    run(new DeleteDeploymentCommand(id, cascade, parts.deployers()));
  }
}
