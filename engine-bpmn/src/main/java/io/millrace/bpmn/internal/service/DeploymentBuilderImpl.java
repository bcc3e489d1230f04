package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ShownDeployment;
import io.millrace.bpmn.repository.Deployment;
import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.common.internal.deployment.DeployCommand;
import io.millrace.common.internal.deployment.DeploymentDraft;
import io.millrace.common.internal.deployment.ResourceCollector;
import io.millrace.common.internal.service.Check;
import java.io.InputStream;
import java.util.zip.ZipInputStream;

/**
 * Collects what is to be deployed; its result is one {@link DeploymentDraft}. Used by one thread.
 */
final class DeploymentBuilderImpl implements DeploymentBuilder {

  private static final Check CHECK = new Check("DeploymentBuilder");

  private final RepositoryParts parts;
  private final ResourceCollector resources = new ResourceCollector();
  private String name;
  private String category;
  private String key;
  private String externalId;
  private String tenantId;
  private String parentDeploymentId;
  private boolean filtersDuplicates;
  private boolean validatesDelegates;

  DeploymentBuilderImpl(RepositoryParts parts) {
    this.parts = parts;
  }

  @Override
  public DeploymentBuilder addInputStream(String resourceName, InputStream inputStream) {
    resources.addStream(resourceName, inputStream);
    return this;
  }

  @Override
  public DeploymentBuilder addClasspathResource(String resource) {
    resources.addFromClassPath(resource, parts.classLoader());
    return this;
  }

  @Override
  public DeploymentBuilder addString(String resourceName, String text) {
    resources.addText(resourceName, text);
    return this;
  }

  @Override
  public DeploymentBuilder addBytes(String resourceName, byte[] bytes) {
    resources.addBytes(resourceName, bytes);
    return this;
  }

  @Override
  public DeploymentBuilder addZipInputStream(ZipInputStream zipInputStream) {
    resources.addArchive(zipInputStream);
    return this;
  }

  @Override
  public DeploymentBuilder name(String name) {
    this.name = CHECK.optional("name", "name", name);
    return this;
  }

  @Override
  public DeploymentBuilder category(String category) {
    this.category = CHECK.optional("category", "category", category);
    return this;
  }

  @Override
  public DeploymentBuilder key(String key) {
    this.key = CHECK.optional("key", "key", key);
    return this;
  }

  @Override
  public DeploymentBuilder externalId(String externalId) {
    this.externalId =
        externalId == null ? null : CHECK.text("externalId", "externalId", externalId);
    return this;
  }

  @Override
  public DeploymentBuilder tenantId(String tenantId) {
    this.tenantId = CHECK.optional("tenantId", "tenantId", tenantId);
    return this;
  }

  @Override
  public DeploymentBuilder parentDeploymentId(String parentDeploymentId) {
    this.parentDeploymentId =
        CHECK.optional("parentDeploymentId", "parentDeploymentId", parentDeploymentId);
    return this;
  }

  @Override
  public DeploymentBuilder enableDuplicateFiltering() {
    filtersDuplicates = true;
    return this;
  }

  @Override
  public DeploymentBuilder validateDelegates() {
    validatesDelegates = true;
    return this;
  }

  @Override
  public Deployment deploy() {
    var labels =
        new DeploymentDraft.Labels(
            name, category, key, parts.tenants().of(tenantId), parentDeploymentId, externalId);
    var draft =
        new DeploymentDraft(labels, resources.resources(), filtersDuplicates, validatesDelegates);
    var deployed =
        parts
            .commands()
            .execute(new DeployCommand(draft, ExecutionEntity.SCOPE_TYPE, parts.deployers()));
    return new ShownDeployment(deployed.deployment(), deployed.isNew());
  }
}
