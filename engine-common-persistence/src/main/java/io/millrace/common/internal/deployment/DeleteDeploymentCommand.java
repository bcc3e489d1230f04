package io.millrace.common.internal.deployment;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * Deletes a deployment with its definitions, and what starts them.
 *
 * @param deploymentId its id
 * @param cascade whether running instances of its definitions are ended and their history is
 *     deleted; otherwise they stand in the way
 * @param deployers the engines that read definitions
 */
public record DeleteDeploymentCommand(
    long deploymentId, boolean cascade, DefinitionDeployers deployers) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var rows =
        context
            .unitOfWork()
            .fetch(
                List.of(
                    Read.lock(DeploymentEntity.TABLE, "ID_ = ?", Parameter.of(deploymentId)),
                    Read.where(
                        DefinitionEntity.TABLE,
                        "DEPLOYMENT_ID_ = ? order by ID_",
                        Parameter.of(deploymentId))));
    if (rows.get(0).isEmpty()) {
      throw new ObjectNotFoundException(
          "There is no deployment with the id '"
              + deploymentId
              + "'. It may be deleted already; look it up with a query.");
    }
    var deployment = (DeploymentEntity) rows.get(0).get(0);
    var byEngine =
        rows.get(1).stream()
            .map(DefinitionEntity.class::cast)
            .collect(
                Collectors.groupingBy(
                    DefinitionEntity::scopeType, TreeMap::new, Collectors.toList()));
    clearInstances(byEngine, context);
    byEngine.forEach(
        (type, definitions) -> delete(deployers.of(type), definitions, deployment, context));
    new BulkSql(context.session())
        .update("delete from MR_RESOURCE where DEPLOYMENT_ID_ @in", List.of(deploymentId));
    context.unitOfWork().delete(deployment);
    return null;
  }

  /**
   * What nobody called ends first, in all engines, so that nothing hears that what it called ended.
   * What follows in the other engine is planned, and done before anybody looks at what is left.
   */
  private void clearInstances(
      Map<String, List<DefinitionEntity>> byEngine, CommandContext context) {
    if (!cascade) {
      each(byEngine, (instances, ids) -> refuseIfRunning(instances.running(ids, context)));
      return;
    }
    each(byEngine, (instances, ids) -> instances.endRoots(ids, context));
    carryOut(context);
    each(byEngine, (instances, ids) -> instances.end(ids, context));
    carryOut(context);
    each(byEngine, (instances, ids) -> instances.deleteHistory(ids, context));
  }

  private static void carryOut(CommandContext context) {
    context.agenda().run();
    context.unitOfWork().flush();
  }

  private void each(
      Map<String, List<DefinitionEntity>> byEngine,
      BiConsumer<DefinitionInstances, List<Long>> work) {
    byEngine.forEach(
        (type, definitions) ->
            work.accept(
                deployers.of(type).instances(),
                definitions.stream().map(DefinitionEntity::id).toList()));
  }

  private void refuseIfRunning(long instances) {
    if (instances > 0) {
      throw new IllegalStateEngineException(
          "Cannot delete the deployment '"
              + deploymentId
              + "': "
              + instances
              + (instances == 1 ? " instance" : " instances")
              + " of its definitions "
              + (instances == 1 ? "is" : "are")
              + " running. End them first, or delete it with cascade, which ends them and deletes their history.");
    }
  }

  private void delete(
      DefinitionDeployer deployer,
      List<DefinitionEntity> definitions,
      DeploymentEntity deployment,
      CommandContext context) {
    var keys = definitions.stream().map(DefinitionEntity::key).sorted().toList();
    var newest =
        DefinitionVersions.lock(context, deployment.tenantId(), deployer.scopeType(), keys);
    var before = DefinitionVersions.before(context, definitions);
    for (var definition : definitions) {
      var isNewest = newest.newest(definition.key()) == definition;
      deployer.deleted(definition, isNewest ? before.newest(definition.key()) : null, context);
      deleteStarters(definition, context);
      context.unitOfWork().delete(definition);
    }
  }

  private static void deleteStarters(DefinitionEntity definition, CommandContext context) {
    var count = definition.count(Dependent.IDENTITY_LINK);
    if (count > 0) {
      context
          .unitOfWork()
          .deleteOwned(
              IdentityLinkEntity.TABLE,
              "SCOPE_DEFINITION_ID_",
              definition.id(),
              count,
              link -> link.scopeDefinitionId() == definition.id());
      definition.count(Dependent.IDENTITY_LINK, -count);
    }
  }
}
