package io.millrace.common.internal.deployment;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.LastingConflictException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deploys a set of resources: checks all of them, stores them, and makes each definition in them
 * the next version of its key.
 *
 * @param draft the resources
 * @param scopeType the engine that deploys
 * @param deployers the engines that read definitions
 */
public record DeployCommand(DeploymentDraft draft, String scopeType, DefinitionDeployers deployers)
    implements Command<Deployed> {

  private static final Logger LOG = LoggerFactory.getLogger(DeployCommand.class);

  @Override
  public Deployed execute(CommandContext context) {
    var contents = DeploymentContents.read(draft, deployers);
    context.unitOfWork().flush();
    var surroundings = Surroundings.read(context, draft, scopeType, contents);
    if (surroundings.holdSame(draft.resources())) {
      return new Deployed(surroundings.sameName(), false);
    }
    checkExternalId(surroundings);
    var deployment = insertDeployment(context);
    putIntoService(contents, new NewDefinitions(context, deployment, surroundings));
    new MisnamedModels(deployers).among(draft.resources()).forEach(LOG::warn);
    return new Deployed(deployment, true);
  }

  private static void putIntoService(DeploymentContents contents, NewDefinitions definitions) {
    var byEngine = new LinkedHashMap<DefinitionDeployer, List<DefinitionEntity>>();
    for (var found : contents.found()) {
      byEngine
          .computeIfAbsent(found.deployer(), deployer -> new ArrayList<>())
          .add(definitions.add(found));
    }
    byEngine.forEach(
        (deployer, versions) -> deployer.checkTogether(versions, definitions.context()));
  }

  private void checkExternalId(Surroundings surroundings) {
    if (surroundings.sameExternalId() != null) {
      throw new LastingConflictException(
          "Cannot deploy with the external id '"
              + draft.labels().externalId()
              + "': the deployment '"
              + surroundings.sameExternalId().id()
              + "' has it. Choose another one, or delete that deployment first.");
    }
  }

  private DeploymentEntity insertDeployment(CommandContext context) {
    var labels = draft.labels();
    var deployment = new DeploymentEntity();
    deployment.scopeType(scopeType);
    deployment.name(labels.name());
    deployment.category(labels.category());
    deployment.key(labels.key());
    deployment.tenantId(labels.tenantId());
    deployment.parentDeploymentId(labels.parentDeploymentId());
    deployment.externalId(labels.externalId());
    deployment.deployTime(context.now());
    context.unitOfWork().insert(deployment);
    for (var file : draft.resources()) {
      var resource = new ResourceEntity();
      resource.deploymentId(deployment.id());
      resource.name(file.name());
      resource.bytes(file.bytes());
      context.unitOfWork().insert(resource);
    }
    return deployment;
  }
}
