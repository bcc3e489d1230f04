package io.millrace.common.internal.idempotency;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;

/** Remembers the result of a call that must take effect once. */
public final class IdempotencyKeyEntity extends Entity {

  /** The table of these rows. */
  public static final Table<IdempotencyKeyEntity> TABLE =
      Table.appendOnly("MR_IDEMPOTENCY_KEY", IdempotencyKeyEntity::new)
          .withOtherKey()
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("KEY_", e -> e.key, (e, v) -> e.key = v)
          .string("OPERATION_", e -> e.operation, (e, v) -> e.operation = v)
          .string("RESULT_", e -> e.result, (e, v) -> e.result = v)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v)
          .time("EXPIRATION_TIME_", e -> e.expirationTime, (e, v) -> e.expirationTime = v);

  private String tenantId = "";
  private String key;
  private String operation;
  private String result;
  private Instant createTime;
  private Instant expirationTime;

  @Override
  public Table<IdempotencyKeyEntity> table() {
    return TABLE;
  }

  /** A call with the same key may be under way. */
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
  }

  /** Returns the key. */
  public String key() {
    return key;
  }

  /** Sets the key. */
  public void key(String value) {
    key = value;
  }

  /** Returns the operation. */
  public String operation() {
    return operation;
  }

  /** Sets the operation. */
  public void operation(String value) {
    operation = value;
  }

  /** Returns the result. */
  public String result() {
    return result;
  }

  /** Sets the result. */
  public void result(String value) {
    result = value;
  }

  /** Returns the create time. */
  public Instant createTime() {
    return createTime;
  }

  /** Sets the create time. */
  public void createTime(Instant value) {
    createTime = value;
  }

  /** Returns the expiration time. */
  public Instant expirationTime() {
    return expirationTime;
  }

  /** Sets the expiration time. */
  public void expirationTime(Instant value) {
    expirationTime = value;
  }
}
