package io.millrace.common.internal.eventregistry;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.eventregistry.ChannelDefinition;
import io.millrace.common.eventregistry.ChannelDirection;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.VersionCache;
import io.millrace.common.internal.persistence.ExternalIds;
import java.time.Duration;

/** Keeps the definitions of channels. Thread-safe. */
public final class ChannelDefinitions extends VersionCache<ChannelDefinition> {

  /** Creates an empty cache. */
  ChannelDefinitions(Duration checkInterval) {
    super(RegistryTypes.CHANNEL, "channel", checkInterval);
  }

  @Override
  protected ChannelDefinition compile(DefinitionEntity definition, byte[] resource) {
    return ChannelFile.read(definition.resourceName(), resource).of(definition);
  }

  @Override
  protected ObjectNotFoundException missing(long definitionId) {
    return new ObjectNotFoundException(
        "There is no channel definition with the id '" + definitionId + "'. Deploy its .channel.");
  }

  /** Returns the newest version of a tenant, or else the one that belongs to no tenant. */
  public ChannelDefinition find(String key, String tenantId, CommandContext context) {
    return TenantLookup.find(this, key, tenantId, context);
  }

  /** Returns a channel whose events go one way. */
  ChannelDefinition find(
      String key, String tenantId, ChannelDirection direction, CommandContext context) {
    return directed(find(key, tenantId, context), direction);
  }

  /** Returns a version of a channel whose events go one way. */
  ChannelDefinition require(
      String id, String key, ChannelDirection direction, CommandContext context) {
    var channel = require(ExternalIds.parse(id), context);
    if (!channel.key().equals(key)) {
      throw new BadArgumentException(
          "The channel definition '"
              + id
              + "' has the key '"
              + channel.key()
              + "', not '"
              + key
              + "'. Name the channel that belongs to the version, or leave out the version.");
    }
    return directed(channel, direction);
  }

  private static ChannelDefinition directed(ChannelDefinition channel, ChannelDirection direction) {
    if (channel.direction() != direction) {
      var inbound = direction == ChannelDirection.INBOUND;
      throw new BadArgumentException(
          "The channel '"
              + channel.key()
              + "' "
              + (inbound
                  ? "is outbound: nothing comes in by it"
                  : "is inbound: nothing goes out by it")
              + ". Name another one, or deploy it with the other channelType.");
    }
    return channel;
  }
}
