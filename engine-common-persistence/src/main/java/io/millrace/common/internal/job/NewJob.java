package io.millrace.common.internal.job;

import io.millrace.common.internal.scope.ScopeRef;

/**
 * What a job is to be.
 *
 * @param scope the element that owns it; without an element nobody counts it
 * @param handlerType the type of the handler that does the work
 * @param configuration what the handler needs to know besides, or null
 * @param elementId the id of the element in the model, or null
 * @param elementName its name, or null
 * @param category a category of the application's, or null
 * @param priority higher is more urgent; 0 by default
 * @param exclusive whether it never runs together with another exclusive job of its family; true by
 *     default
 */
public record NewJob(
    ScopeRef scope,
    String handlerType,
    String configuration,
    String elementId,
    String elementName,
    String category,
    int priority,
    boolean exclusive) {

  /** Returns a job with default settings. */
  public static NewJob of(ScopeRef scope, String handlerType) {
    return new NewJob(scope, handlerType, null, null, null, null, 0, true);
  }

  /** Returns a new job that does what another one does. */
  static NewJob like(JobEntity job) {
    var scope =
        new ScopeRef(
            job.scopeType(),
            job.rootInstanceId(),
            job.scopeId(),
            job.subScopeId(),
            job.scopeDefinitionId(),
            job.tenantId(),
            null);
    return new NewJob(
        scope,
        job.handlerType(),
        job.handlerConfiguration(),
        job.elementId(),
        job.elementName(),
        job.category(),
        job.priority(),
        job.isExclusive());
  }

  /** Returns this job for another owner. */
  public NewJob withScope(ScopeRef value) {
    return new NewJob(
        value, handlerType, configuration, elementId, elementName, category, priority, exclusive);
  }

  /** Returns this job with another configuration. */
  public NewJob withConfiguration(String value) {
    return new NewJob(
        scope, handlerType, value, elementId, elementName, category, priority, exclusive);
  }

  /** Returns this job for an element of the model. */
  public NewJob at(String id, String name) {
    return new NewJob(scope, handlerType, configuration, id, name, category, priority, exclusive);
  }

  /** Returns this job with another category. */
  public NewJob withCategory(String value) {
    return new NewJob(
        scope, handlerType, configuration, elementId, elementName, value, priority, exclusive);
  }

  /** Returns this job with another priority. */
  public NewJob withPriority(int value) {
    return new NewJob(
        scope, handlerType, configuration, elementId, elementName, category, value, exclusive);
  }

  /** Returns this job, exclusive or not. */
  public NewJob withExclusive(boolean value) {
    return new NewJob(
        scope, handlerType, configuration, elementId, elementName, category, priority, value);
  }
}
