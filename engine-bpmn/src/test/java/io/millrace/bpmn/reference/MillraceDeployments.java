package io.millrace.bpmn.reference;

import io.millrace.bpmn.ProcessEngine;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The processes that are deployed on a database. Only the latest stay, so that the tables and
 * caches are as small for the last of many thousands as for the first.
 */
final class MillraceDeployments {

  private static final int MOST = 20;

  private record Deployed(String deploymentId, String definitionId) {}

  private record Same(ProcessModel model) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Same same && same.model == model;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(model);
    }
  }

  private final Map<Same, Deployed> latest = new LinkedHashMap<>();

  /** The definition of a model, of which no instance runs. */
  String definitionOf(ProcessModel model, ProcessEngine engine) {
    var known = latest.get(new Same(model));
    if (known == null) {
      known = deploy(model, engine);
      latest.put(new Same(model), known);
      if (latest.size() > MOST) {
        var oldest = latest.keySet().iterator().next();
        engine.getRepositoryService().deleteDeployment(latest.remove(oldest).deploymentId(), true);
      }
    }
    return known.definitionId();
  }

  private static Deployed deploy(ProcessModel model, ProcessEngine engine) {
    var repository = engine.getRepositoryService();
    var deployment =
        repository
            .createDeployment()
            .addString(model.key() + ".bpmn", ProcessXml.of(model))
            .deploy();
    var definition =
        repository
            .createProcessDefinitionQuery()
            .deploymentId(deployment.getId())
            .processDefinitionKey(model.key())
            .singleResult();
    return new Deployed(deployment.getId(), definition.getId());
  }
}
