package io.millrace.common.internal.eventregistry;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.eventregistry.EventDefinition;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.VersionCache;
import java.time.Duration;

/** Keeps the definitions of events. Thread-safe. */
public final class EventDefinitions extends VersionCache<EventDefinition> {

  /** Creates an empty cache. */
  EventDefinitions(Duration checkInterval) {
    super(RegistryTypes.EVENT, "event", checkInterval);
  }

  @Override
  protected EventDefinition compile(DefinitionEntity definition, byte[] resource) {
    return EventFile.read(definition.resourceName(), resource).of(definition);
  }

  @Override
  protected ObjectNotFoundException missing(long definitionId) {
    return new ObjectNotFoundException(
        "There is no event definition with the id '" + definitionId + "'. Deploy its .event.");
  }

  /** Returns the newest version of a tenant, or else the one that belongs to no tenant. */
  public EventDefinition find(String key, String tenantId, CommandContext context) {
    return TenantLookup.find(this, key, tenantId, context);
  }
}
