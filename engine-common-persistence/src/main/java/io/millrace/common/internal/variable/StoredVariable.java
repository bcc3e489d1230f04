package io.millrace.common.internal.variable;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ShownScope;
import io.millrace.common.variable.StoredValue;
import java.time.Instant;
import java.util.Date;

/** What rows of variables that live and that are over have in common, and how the API shows it. */
public abstract class StoredVariable extends Entity {

  private VariableTypes types;
  private Object value;
  private boolean decoded;
  private boolean changeable;
  private StoredValue readOf;

  /** Returns the engine of the instance; null for a variable of a standalone task. */
  public abstract String scopeType();

  /** Returns the instance; 0 for a variable of a standalone task. */
  public abstract long scopeId();

  /** Returns the execution or plan item that holds it; 0 for a variable of a standalone task. */
  public abstract long subScopeId();

  /** Returns the task that holds it; 0 if none does. */
  public abstract long taskId();

  /** Returns the tenant, empty for none. */
  public abstract String tenantId();

  /** Returns the name. */
  public abstract String name();

  /** Returns the name of the type that stores the value. */
  public abstract String type();

  /** Returns the value's text, or null. */
  public abstract String text();

  /** Returns the value's whole number, or null. */
  public abstract Long longValue();

  /** Returns the value's floating point number, or null. */
  public abstract Double doubleValue();

  /** Returns the value's bytes, or null. */
  public abstract byte[] bytes();

  /** Returns when it was set first. */
  public abstract Instant createTime();

  /** Returns when it was set last. */
  public abstract Instant lastUpdatedTime();

  @Override
  protected final int valueBytes() {
    return bytes() == null ? 0 : bytes().length;
  }

  /** Notes the value that the columns stand for, so that the API can show it. */
  public final void show(Object shown) {
    value = shown;
    decoded = true;
  }

  /** Says which types read the value when somebody asks for it. */
  public final void readBy(VariableTypes typesOfEngine) {
    types = typesOfEngine;
  }

  /**
   * Returns the value that the columns stand for, the same object as long as they do not change.
   */
  public final Object decode(VariableTypes typesOfEngine) {
    readBy(typesOfEngine);
    return getValue();
  }

  /** Notes that the columns may have another value now. */
  final void reset() {
    decoded = false;
    changeable = false;
    value = null;
    readOf = null;
  }

  /**
   * Notes that the columns are read again: a value that somebody may change in place stays the one
   * that it is, unless they have another value by then.
   */
  final void readAgain() {
    if (readOf == null) {
      readOf = stored();
    }
  }

  /** Notes that a value which somebody may have changed in place counts no more. */
  final void forgetChangeable() {
    if (changeable) {
      reset();
    }
  }

  /** Tells whether somebody may have changed the value in place since it was read. */
  final boolean isChangeable() {
    return changeable;
  }

  /** Returns what the database keeps of the value. */
  public final StoredValue stored() {
    return new StoredValue(text(), longValue(), doubleValue(), bytes());
  }

  final ShownScope scope(long definitionId) {
    return new ShownScope(scopeType(), scopeId(), subScopeId(), definitionId);
  }

  /** Returns the id as the API shows it. */
  public final String getId() {
    return ExternalIds.text(id());
  }

  /** Returns the value; null for a row that was read without it. */
  public final Object getValue() {
    if (readOf != null && !readOf.equals(stored())) {
      reset();
    }
    readOf = null;
    if (!decoded && types != null) {
      var reader = types.named(name(), type());
      show(reader.read(stored()));
      changeable = reader.storesChangesInPlace();
    }
    return value;
  }

  /** Returns the process instance, or null. */
  public final String getProcessInstanceId() {
    return scope(0).processInstanceId();
  }

  /** Returns the execution that holds it, or null. */
  public final String getExecutionId() {
    return scope(0).executionId();
  }

  /** Returns the task that holds it, or null. */
  public final String getTaskId() {
    return ExternalIds.text(taskId());
  }

  /** Returns the case instance, or null. */
  public final String getScopeId() {
    return scope(0).scopeId();
  }

  /** Returns the plan item instance that holds it, or null. */
  public final String getSubScopeId() {
    return scope(0).subScopeId();
  }

  /** Returns the kind of scope if it is no process, or null. */
  public final String getScopeType() {
    return scope(0).type();
  }

  /** Returns the tenant, or null. */
  public final String getTenantId() {
    return ApiValues.tenant(tenantId());
  }

  /** Returns when it was set first. */
  public final Date getCreateTime() {
    return ApiValues.date(createTime());
  }

  /** Returns when it was set last. */
  public final Date getLastUpdatedTime() {
    return ApiValues.date(lastUpdatedTime());
  }
}
