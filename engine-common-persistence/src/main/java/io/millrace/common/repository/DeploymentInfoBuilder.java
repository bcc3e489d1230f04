package io.millrace.common.repository;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.DeploymentException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.tenant.TenantProvider;
import java.io.InputStream;
import java.util.zip.ZipInputStream;

/**
 * Collects resources and deploys them together. A builder belongs to one thread and deploys once.
 *
 * <p>Resources that an engine of the schema reads are recognized by their names; all others are
 * kept as they are. A resource added under a name that is taken replaces the one before.
 *
 * @param <B> the builder itself, so that calls chain
 * @param <D> the deployment
 */
public interface DeploymentInfoBuilder<
    B extends DeploymentInfoBuilder<?, ?>, D extends DeploymentInfo> {

  /**
   * Adds a resource from a stream, which is read to its end but not closed.
   *
   * @param resourceName the name of the resource
   * @param inputStream the stream
   * @return this builder
   * @throws BadArgumentException if an argument is null or the stream cannot be read
   * @throws LimitExceededException if the resource is larger than the engine accepts
   */
  B addInputStream(String resourceName, InputStream inputStream);

  /**
   * Adds a resource from the class path, under the same name.
   *
   * @param resource the name of the resource on the class path, without a leading slash
   * @return this builder
   * @throws ObjectNotFoundException if the class path has no such resource
   * @throws LimitExceededException if the resource is larger than the engine accepts
   */
  B addClasspathResource(String resource);

  /**
   * Adds a text, encoded in UTF-8. Where it begins with an XML declaration of another encoding, in
   * which those bytes would be another text, that names UTF-8 in what is stored.
   *
   * @param resourceName the name of the resource
   * @param text the text
   * @return this builder
   * @throws LimitExceededException if the resource is larger than the engine accepts
   */
  B addString(String resourceName, String text);

  /**
   * Adds bytes.
   *
   * @param resourceName the name of the resource
   * @param bytes the bytes, which are copied
   * @return this builder
   * @throws LimitExceededException if the resource is larger than the engine accepts
   */
  B addBytes(String resourceName, byte[] bytes);

  /**
   * Adds all files of an archive under their names in it, folders included. The stream is not
   * closed.
   *
   * @param zipInputStream the archive
   * @return this builder
   * @throws BadArgumentException if the argument is null or the archive cannot be read
   * @throws LimitExceededException if a file, or all together, are larger than the engine accepts
   *     when unpacked
   */
  B addZipInputStream(ZipInputStream zipInputStream);

  /**
   * Names the deployment.
   *
   * @param name the name, or null
   * @return this builder
   */
  B name(String name);

  /**
   * Sets the category of the deployment.
   *
   * @param category a word of the application's own, or null
   * @return this builder
   */
  B category(String category);

  /**
   * Sets the key of the deployment.
   *
   * @param key by what the application tells its deployments apart, or null
   * @return this builder
   */
  B key(String key);

  /**
   * Sets an id of the application's own, which no other deployment may have.
   *
   * @param externalId the id, at most 255 characters, or null for none
   * @return this builder
   */
  B externalId(String externalId);

  /**
   * Says to which tenant the deployment and its definitions belong. Without it they belong to the
   * tenant the {@link TenantProvider} names, or to none.
   *
   * @param tenantId the tenant, or null for none
   * @return this builder
   */
  B tenantId(String tenantId);

  /**
   * Says to which deployment this one belongs. The engine does not check that it is there.
   *
   * @param parentDeploymentId the id of the other deployment, or null
   * @return this builder
   */
  B parentDeploymentId(String parentDeploymentId);

  /**
   * Deploys only if something changed: if the latest deployment of the same name, key and tenant
   * has the same resources, byte by byte, that is returned and nothing is stored.
   *
   * @return this builder
   */
  B enableDuplicateFiltering();

  /**
   * Checks all resources and stores them. Each definition in them becomes the next version of its
   * key and tenant; timers, messages and signals that start the version before no longer do.
   *
   * @return the deployment, or an equal one that was there before if duplicates are filtered
   * @throws DeploymentException if a resource is not well-formed, not valid or uses what is not
   *     supported; it holds all problems of all resources, and nothing is stored
   * @throws BadArgumentException if there is no resource
   * @throws ConflictException if a deployment has the external id already
   */
  D deploy();
}
