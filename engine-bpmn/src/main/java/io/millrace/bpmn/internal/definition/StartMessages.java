package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.Problem;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.SharedLock;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/**
 * Finds messages that would start more than one process of a tenant, so that a start by message is
 * clear.
 */
record StartMessages(DefinitionCache cache, CommandContext context) {

  /**
   * Returns a problem for each start message of these versions that starts another process as well.
   */
  List<Problem> sharedBy(List<DefinitionEntity> versions) {
    var own =
        context
            .unitOfWork()
            .known(EventSubscriptionEntity.TABLE)
            .filter(s -> s.eventType().equals(WaitNames.MESSAGE_EVENT))
            .filter(s -> version(s, versions) != null)
            .toList();
    if (own.isEmpty()) {
      return List.of();
    }
    var names = new TreeSet<String>();
    own.forEach(s -> names.add(s.eventName()));
    context.unitOfWork().flush();
    SharedLock.acquire(context.session());
    return problems(versions, own, starting(names, own.get(0).tenantId()));
  }

  private List<EventSubscriptionEntity> starting(Collection<String> names, String tenantId) {
    var parameters = new ArrayList<Parameter>();
    names.forEach(name -> parameters.add(Parameter.of(name)));
    parameters.add(Parameter.of(WaitNames.MESSAGE_EVENT));
    parameters.add(Parameter.of(tenantId));
    var condition =
        "EVENT_NAME_ in ("
            + String.join(", ", Collections.nCopies(names.size(), "?"))
            + ") and EVENT_TYPE_ = ? and TENANT_ID_ = ? and SUB_SCOPE_ID_ = 0 order by ID_";
    return context
        .unitOfWork()
        .fetch(
            Read.where(
                EventSubscriptionEntity.TABLE, condition, parameters.toArray(Parameter[]::new)));
  }

  private List<Problem> problems(
      List<DefinitionEntity> versions,
      List<EventSubscriptionEntity> own,
      List<EventSubscriptionEntity> all) {
    var problems = new ArrayList<Problem>();
    for (var one : own) {
      all.stream()
          .filter(other -> other.scopeDefinitionId() != one.scopeDefinitionId())
          .filter(other -> other.eventName().equals(one.eventName()))
          .findFirst()
          .ifPresent(other -> problems.add(problem(version(one, versions), one, other)));
    }
    return problems;
  }

  private static DefinitionEntity version(
      EventSubscriptionEntity subscription, List<DefinitionEntity> versions) {
    return versions.stream()
        .filter(
            version ->
                version.id() == subscription.scopeDefinitionId() && subscription.subScopeId() == 0)
        .findFirst()
        .orElse(null);
  }

  private Problem problem(
      DefinitionEntity version, EventSubscriptionEntity one, EventSubscriptionEntity other) {
    var position =
        cache.require(version.id(), context).node(one.activityId()).element().info().position();
    var starts = cache.require(other.scopeDefinitionId(), context).definition();
    return DefinitionProblem.START_MESSAGE_TAKEN.at(
        version.resourceName(),
        position,
        one.activityId(),
        "The message '"
            + one.eventName()
            + "' starts the process '"
            + starts.key()
            + "' (version "
            + starts.version()
            + ") already.");
  }
}
