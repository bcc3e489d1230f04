package io.millrace.common.internal.eventregistry;

import io.millrace.common.eventregistry.ChannelDefinition;
import io.millrace.common.eventregistry.EventRegistry;
import io.millrace.common.eventregistry.InboundEventChannelAdapter;
import io.millrace.common.eventregistry.OutboundEventChannelAdapter;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.deployment.DefinitionDeployers;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.service.Tenants;
import java.time.Duration;
import java.util.Map;

/** Builds the event registry of one schema, and holds its parts. Thread-safe. */
public final class EventParts {

  private final EventDefinitions events;
  private final ChannelDefinitions channels;
  private final EventDelivery delivery;
  private final OutboundEvents outbound;
  private final InboundChannels inbound;
  private final EventRegistryImpl registry;

  /**
   * What an application gives to the registry.
   *
   * @param inbound adapters of inbound channels by the types of channels
   * @param outbound adapters of outbound channels by the types of channels
   */
  public record Adapters(
      Map<String, InboundEventChannelAdapter> inbound,
      Map<String, OutboundEventChannelAdapter> outbound) {

    /** No adapters. */
    public static final Adapters NONE = new Adapters(Map.of(), Map.of());
  }

  /**
   * Builds the registry.
   *
   * @param checkInterval how long a look for the newest version of a definition holds
   */
  public EventParts(
      CommandExecutor commands,
      JobAssembly jobs,
      Tenants tenants,
      Adapters adapters,
      Duration checkInterval) {
    events = new EventDefinitions(checkInterval);
    channels = new ChannelDefinitions(checkInterval);
    delivery = new EventDelivery(jobs.jobs());
    outbound = new OutboundEvents(channels, adapters.outbound(), jobs.jobs());
    inbound = new InboundChannels(adapters.inbound());
    registry = new EventRegistryImpl(commands, this, tenants);
    jobs.handlers().add(new SendEventJobHandler(outbound));
    jobs.handlers().add(new SpreadJobHandler(delivery));
  }

  /** Lets deployments hold events and channels. */
  public void join(DefinitionDeployers deployers) {
    deployers.add(
        new RegistryDeployer<>(
            RegistryTypes.EVENT,
            ".event",
            (resource, bytes) -> {
              var file = EventFile.read(resource, bytes);
              return DefinitionFile.draft(file.key(), file.name());
            },
            events,
            (gone, newest, context) -> {}));
    deployers.add(
        new RegistryDeployer<ChannelDefinition>(
            RegistryTypes.CHANNEL,
            ".channel",
            (resource, bytes) -> {
              var file = ChannelFile.read(resource, bytes);
              return DefinitionFile.draft(file.key(), file.name());
            },
            channels,
            inbound::changes));
  }

  /** Starts the inbound channels, once everything else is built. */
  public void start() {
    if (inbound.haveAdapters()) {
      inbound.open(registry);
      registry.refreshChannels();
    }
  }

  /** Stops the inbound channels. */
  public void stop() {
    inbound.close();
  }

  /** Returns what delivers events to the engines. */
  public EventDelivery delivery() {
    return delivery;
  }

  /** Returns the registry as applications see it. */
  public EventRegistry registry() {
    return registry;
  }

  /** Returns the definitions of events. */
  EventDefinitions events() {
    return events;
  }

  /** Returns the definitions of channels. */
  ChannelDefinitions channels() {
    return channels;
  }

  OutboundEvents outbound() {
    return outbound;
  }

  InboundChannels inbound() {
    return inbound;
  }
}
