package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.model.CaseModel;
import io.millrace.cmmn.internal.parser.CmmnParser;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.ResourceEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds versions of cases. Models are kept, as a version never changes; which version is the newest
 * is looked up at each start. Thread-safe.
 */
public final class CaseDefinitions {

  private final CmmnParser parser;
  private final Map<Long, CaseModel> models = new ConcurrentHashMap<>();

  /** Creates an empty cache. */
  public CaseDefinitions(CmmnParser parser) {
    this.parser = parser;
  }

  /**
   * Returns the newest version of a case.
   *
   * @throws ObjectNotFoundException if there is none
   */
  public DefinitionEntity requireLatest(String key, String tenantId, CommandContext context) {
    context.unitOfWork().flush();
    return context
        .unitOfWork()
        .fetch(
            Read.where(
                DefinitionEntity.TABLE,
                "KEY_ = ? and TENANT_ID_ = ? and SCOPE_TYPE_ = ? order by VERSION_ desc limit 1",
                Parameter.of(key),
                Parameter.of(tenantId),
                Parameter.of(ScopeTypes.CMMN)))
        .stream()
        .findFirst()
        .orElseThrow(() -> notFound(key, tenantId));
  }

  private static ObjectNotFoundException notFound(String key, String tenantId) {
    return new ObjectNotFoundException(
        "No case with the key '"
            + key
            + "' is deployed"
            + (tenantId.isEmpty() ? "" : " for the tenant '" + tenantId + "'")
            + ". Deploy it, or check key and tenant.");
  }

  /** Returns what a version says. */
  public CaseModel model(DefinitionEntity version, CommandContext context) {
    var known = models.get(version.id());
    if (known != null) {
      return known;
    }
    var model = read(version, context);
    models.put(version.id(), model);
    return model;
  }

  private CaseModel read(DefinitionEntity version, CommandContext context) {
    var resource =
        context
            .unitOfWork()
            .fetch(
                Read.where(
                    ResourceEntity.TABLE,
                    "DEPLOYMENT_ID_ = ? and NAME_ = ?",
                    Parameter.of(version.deploymentId()),
                    Parameter.of(version.resourceName())))
            .get(0);
    return parser.parse(resource.name(), resource.bytes()).cases().stream()
        .filter(model -> model.key().equals(version.key()))
        .findFirst()
        .orElseThrow();
  }

  /** Hears that a version goes. */
  void forget(DefinitionEntity version) {
    models.remove(version.id());
  }
}
