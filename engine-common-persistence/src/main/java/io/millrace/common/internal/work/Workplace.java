package io.millrace.common.internal.work;

import io.millrace.common.internal.expression.ExpressionScope;
import java.util.Map;

/**
 * An element at work, as shared code sees it: what it knows, and where its results go. Used by the
 * thread that does the work.
 */
public interface Workplace {

  /** Returns what expressions see here; its location names the place in messages. */
  ExpressionScope scope();

  /** Returns all variables that are seen here. */
  Map<String, Object> variables();

  /** Sets a variable where it is seen from here, or else at the instance. */
  void set(String name, Object value);

  /** Sets a variable that is gone when the call ends. */
  void setTransient(String name, Object value);

  /** Returns the id of the element in the model. */
  String elementId();

  /** Returns which engine it is, such as {@code cmmn}. */
  String scopeType();

  /** Returns the id of the process or case instance. */
  String instanceId();

  /** Returns the id of the execution or plan item instance. */
  String elementInstanceId();

  /** Returns the id of the deployment of the definition. */
  String deploymentId();

  /** Returns the tenant, empty for none. */
  String tenantId();

  /**
   * Returns the exception by which work says that it went wrong in a way that the model knows.
   *
   * @param code what went wrong
   * @param message more about it
   */
  RuntimeException modelledError(String code, String message);

  /** Sets a variable, stored or not. */
  default void set(String name, Object value, boolean isTransient) {
    if (isTransient) {
      setTransient(name, value);
    } else {
      set(name, value);
    }
  }
}
