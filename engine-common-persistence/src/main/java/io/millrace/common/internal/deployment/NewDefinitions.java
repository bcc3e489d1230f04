package io.millrace.common.internal.deployment;

import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.persistence.Dependent;

/** Makes the definitions of one deployment the next versions of their keys. */
record NewDefinitions(
    CommandContext context, DeploymentEntity deployment, Surroundings surroundings) {

  /** Adds a version and puts it into service. */
  DefinitionEntity add(DeploymentContents.Found found) {
    var draft = found.definition();
    var previous = surroundings.versions().get(found.deployer().scopeType()).newest(draft.key());
    var version = version(draft);
    version.scopeType(found.deployer().scopeType());
    version.resourceName(found.resource().name());
    version.version(previous == null ? 1 : previous.version() + 1);
    context.unitOfWork().insert(version);
    draft.starters().users().forEach(user -> addStarter(version, user, null));
    draft.starters().groups().forEach(group -> addStarter(version, null, group));
    found.deployer().deployed(version, previous, context);
    return version;
  }

  private DefinitionEntity version(DefinitionDraft draft) {
    var version = new DefinitionEntity();
    version.tenantId(deployment.tenantId());
    version.deploymentId(deployment.id());
    version.key(draft.key());
    version.name(draft.labels().name());
    version.category(draft.labels().category());
    version.description(draft.labels().description());
    version.versionTag(draft.labels().versionTag());
    version.startFormKey(draft.settings().startFormKey());
    version.graphicalNotation(draft.settings().graphicalNotation());
    version.startableInTasklist(draft.settings().startableInTasklist());
    version.historyLevel(draft.settings().historyLevel());
    version.historyTimeToLive(draft.settings().historyTimeToLive());
    return version;
  }

  private void addStarter(DefinitionEntity version, String user, String group) {
    var link = new IdentityLinkEntity();
    link.tenantId(version.tenantId());
    link.scopeType(version.scopeType());
    link.scopeDefinitionId(version.id());
    link.type(IdentityLinkType.CANDIDATE);
    link.userId(user);
    link.groupId(group);
    link.createTime(context.now());
    context.unitOfWork().insert(link);
    version.count(Dependent.IDENTITY_LINK, 1);
  }
}
