package io.millrace.common.internal.service;

import io.millrace.common.internal.deployment.DeployCommand;
import io.millrace.common.internal.deployment.Deployed;
import io.millrace.common.internal.deployment.DeploymentDraft;
import io.millrace.common.internal.deployment.ResourceCollector;
import io.millrace.common.internal.deployment.ResourceDraft;
import io.millrace.common.repository.DeploymentInfo;
import io.millrace.common.repository.DeploymentInfoBuilder;
import java.io.InputStream;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.zip.ZipInputStream;

/**
 * Collects what is to be deployed; its result is one {@link DeploymentDraft}. Used by one thread.
 *
 * @param <B> the builder itself
 * @param <D> the deployment
 */
public abstract class AbstractDeploymentBuilder<
        B extends DeploymentInfoBuilder<?, ?>, D extends DeploymentInfo>
    implements DeploymentInfoBuilder<B, D> {

  private final Check check;
  private final String scopeType;
  private final DeploymentParts parts;
  private final ResourceCollector resources = new ResourceCollector();
  private String name;
  private String category;
  private String key;
  private String externalId;
  private String tenantId;
  private String parentDeploymentId;
  private boolean filtersDuplicates;

  /**
   * Creates the builder of an engine.
   *
   * @param check checks arguments
   * @param scopeType what the engine's rows carry as their scope type
   * @param parts what it works with
   */
  protected AbstractDeploymentBuilder(Check check, String scopeType, DeploymentParts parts) {
    this.check = check;
    this.scopeType = scopeType;
    this.parts = parts;
  }

  /** Returns the builder as what it is to callers; every subclass says so by its type parameter. */
  @SuppressWarnings("unchecked")
  protected final B self() {
    return (B) this;
  }

  @Override
  public final B addInputStream(String resourceName, InputStream inputStream) {
    resources.addStream(resourceName, inputStream);
    return self();
  }

  @Override
  public final B addClasspathResource(String resource) {
    resources.addFromClassPath(resource, parts.classLoader());
    return self();
  }

  @Override
  public final B addString(String resourceName, String text) {
    resources.addText(resourceName, text);
    return self();
  }

  @Override
  public final B addBytes(String resourceName, byte[] bytes) {
    resources.addBytes(resourceName, bytes);
    return self();
  }

  @Override
  public final B addZipInputStream(ZipInputStream zipInputStream) {
    resources.addArchive(zipInputStream);
    return self();
  }

  @Override
  public final B name(String name) {
    this.name = check.optional("name", "name", name);
    return self();
  }

  @Override
  public final B category(String category) {
    this.category = check.optional("category", "category", category);
    return self();
  }

  @Override
  public final B key(String key) {
    this.key = check.optional("key", "key", key);
    return self();
  }

  @Override
  public final B externalId(String externalId) {
    this.externalId = check.textOrNull("externalId", "externalId", externalId);
    return self();
  }

  @Override
  public final B tenantId(String tenantId) {
    this.tenantId = check.optional("tenantId", "tenantId", tenantId);
    return self();
  }

  @Override
  public final B parentDeploymentId(String parentDeploymentId) {
    this.parentDeploymentId =
        check.optional("parentDeploymentId", "parentDeploymentId", parentDeploymentId);
    return self();
  }

  @Override
  public final B enableDuplicateFiltering() {
    filtersDuplicates = true;
    return self();
  }

  /**
   * Deploys what was collected.
   *
   * @param validatesDelegates whether the classes and beans that definitions name have to be there
   */
  protected final Deployed deploy(boolean validatesDelegates) {
    return deploy(validatesDelegates, UnaryOperator.identity());
  }

  /**
   * Deploys what an engine makes of what was collected.
   *
   * @param validatesDelegates whether the classes and beans that definitions name have to be there
   * @param reading makes of the files that were added those that are deployed
   */
  protected final Deployed deploy(
      boolean validatesDelegates, UnaryOperator<List<ResourceDraft>> reading) {
    var labels =
        new DeploymentDraft.Labels(
            name, category, key, parts.tenants().of(tenantId), parentDeploymentId, externalId);
    var draft =
        new DeploymentDraft(
            labels, reading.apply(resources.resources()), filtersDuplicates, validatesDelegates);
    return parts.commands().execute(new DeployCommand(draft, scopeType, parts.deployers()));
  }
}
