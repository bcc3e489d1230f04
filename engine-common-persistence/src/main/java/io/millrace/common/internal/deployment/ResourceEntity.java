package io.millrace.common.internal.deployment;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;

/** A file of a deployment. */
public final class ResourceEntity extends Entity {

  /** The table of these rows. */
  public static final Table<ResourceEntity> TABLE =
      Table.of("MR_RESOURCE", ResourceEntity::new)
          .withOtherKey()
          .id("DEPLOYMENT_ID_", e -> e.deploymentId, (e, v) -> e.deploymentId = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .bytes("BYTES_", e -> e.bytes, (e, v) -> e.bytes = v);

  private long deploymentId;
  private String name;
  private byte[] bytes;

  @Override
  public Table<ResourceEntity> table() {
    return TABLE;
  }

  /** Returns the deployment id. */
  public long deploymentId() {
    return deploymentId;
  }

  /** Sets the deployment id. */
  public void deploymentId(long value) {
    deploymentId = value;
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

  /** Returns the bytes. */
  public byte[] bytes() {
    return bytes;
  }

  /** Sets the bytes. */
  public void bytes(byte[] value) {
    bytes = value;
    changed();
  }
}
