package io.millrace.common.internal.deployment;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;

/** A set of resources that were deployed together. */
public final class DeploymentEntity extends Entity {

  /** The table of these rows. */
  public static final Table<DeploymentEntity> TABLE =
      Table.of("MR_DEPLOYMENT", DeploymentEntity::new)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("EXTERNAL_ID_", e -> e.externalId, (e, v) -> e.externalId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("CATEGORY_", e -> e.category, (e, v) -> e.category = v)
          .string("KEY_", e -> e.key, (e, v) -> e.key = v)
          .string(
              "PARENT_DEPLOYMENT_ID_",
              e -> e.parentDeploymentId,
              (e, v) -> e.parentDeploymentId = v)
          .time("DEPLOY_TIME_", e -> e.deployTime, (e, v) -> e.deployTime = v);

  private String tenantId = "";
  private String externalId;
  private String scopeType;
  private String name;
  private String category;
  private String key;
  private String parentDeploymentId;
  private Instant deployTime;

  @Override
  public String toString() {
    return ApiValues.label("deployment", id(), name);
  }

  @Override
  public Table<DeploymentEntity> table() {
    return TABLE;
  }

  /** Definitions have unique keys, and files are large. */
  @Override
  protected boolean isWrittenApart() {
    return true;
  }

  /** Returns the tenant id. */
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant id. */
  public void tenantId(String value) {
    tenantId = value;
    changed();
  }

  /** Returns the external id. */
  public String externalId() {
    return externalId;
  }

  /** Sets the external id. */
  public void externalId(String value) {
    externalId = value;
    changed();
  }

  /** Returns the scope type. */
  public String scopeType() {
    return scopeType;
  }

  /** Sets the scope type. */
  public void scopeType(String value) {
    scopeType = value;
    changed();
  }

  /** Returns the name. */
  public String name() {
    return name;
  }

  /** Sets the name. */
  public void name(String value) {
    name = value;
    changed();
  }

  /** Returns the category. */
  public String category() {
    return category;
  }

  /** Sets the category. */
  public void category(String value) {
    category = value;
    changed();
  }

  /** Returns the key. */
  public String key() {
    return key;
  }

  /** Sets the key. */
  public void key(String value) {
    key = value;
    changed();
  }

  /** Returns the parent deployment id. */
  public String parentDeploymentId() {
    return parentDeploymentId;
  }

  /** Sets the parent deployment id. */
  public void parentDeploymentId(String value) {
    parentDeploymentId = value;
    changed();
  }

  /** Returns the deploy time. */
  public Instant deployTime() {
    return deployTime;
  }

  /** Sets the deploy time. */
  public void deployTime(Instant value) {
    deployTime = value;
    changed();
  }
}
