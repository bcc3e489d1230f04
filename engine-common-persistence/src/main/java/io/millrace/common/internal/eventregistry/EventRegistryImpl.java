package io.millrace.common.internal.eventregistry;

import io.millrace.common.DeploymentException;
import io.millrace.common.eventregistry.ChannelDefinition;
import io.millrace.common.eventregistry.EventDefinition;
import io.millrace.common.eventregistry.EventInstanceBuilder;
import io.millrace.common.eventregistry.EventRegistry;
import io.millrace.common.eventregistry.InboundEvent;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.Tenants;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Checks the arguments and runs commands. Thread-safe. */
final class EventRegistryImpl implements EventRegistry {

  private static final Logger LOG = LoggerFactory.getLogger(EventRegistryImpl.class);
  private static final Check CHECK = new Check("EventRegistry");

  private final CommandExecutor commands;
  private final EventParts parts;
  private final Tenants tenants;
  private final InboundMessages messages;
  private final PayloadValues values = new PayloadValues();

  EventRegistryImpl(CommandExecutor commands, EventParts parts, Tenants tenants) {
    this.commands = commands;
    this.parts = parts;
    this.tenants = tenants;
    this.messages = new InboundMessages(parts.events(), parts.channels());
  }

  @Override
  public int eventReceived(String channelKey, String rawEvent) {
    CHECK.text("eventReceived", "channelKey", channelKey);
    CHECK.text("eventReceived", "rawEvent", rawEvent);
    return eventReceived(new InboundEvent(channelKey, null, rawEvent, Map.of()));
  }

  @Override
  public int eventReceived(InboundEvent event) {
    CHECK.given("eventReceived", "event", event);
    var tenant = tenants.of(event.tenantId());
    return run(
        "Take " + event,
        context -> parts.delivery().publish(messages.read(event, tenant, context), context));
  }

  @Override
  public EventInstanceBuilder createEventInstanceBuilder(String eventKey) {
    var key = CHECK.text("createEventInstanceBuilder", "eventKey", eventKey);
    return new EventInstanceBuilderImpl(this, key);
  }

  int receive(String key, String tenantId, Map<String, Object> given) {
    return run(
        "Take event '" + key + "'",
        context -> parts.delivery().publish(instance(key, tenantId, given, context), context));
  }

  void send(String key, String tenantId, Map<String, Object> given, String channelKey) {
    CHECK.text("send", "channelKey", channelKey);
    run(
        "Send event '" + key + "'",
        context -> {
          var event = instance(key, tenantId, given, context);
          parts.outbound().sendByJob(event, channelKey, SendEvent.nowhere(event), null, context);
          return null;
        });
  }

  private EventInstance instance(
      String key, String tenantId, Map<String, Object> given, CommandContext context) {
    var tenant = tenants.of(tenantId);
    return values.instance(parts.events().find(key, tenant, context), tenant, given);
  }

  @Override
  public EventDefinition getEventDefinition(String eventKey, String tenantId) {
    var key = CHECK.text("getEventDefinition", "eventKey", eventKey);
    var tenant = tenants.of(tenantId);
    return run("Get event '" + key + "'", context -> parts.events().find(key, tenant, context));
  }

  @Override
  public ChannelDefinition getChannelDefinition(String channelKey, String tenantId) {
    var key = CHECK.text("getChannelDefinition", "channelKey", channelKey);
    var tenant = tenants.of(tenantId);
    return run("Get channel '" + key + "'", context -> parts.channels().find(key, tenant, context));
  }

  @Override
  public void refreshChannels() {
    if (parts.inbound().haveAdapters()) {
      parts.inbound().refresh(this::newestChannels);
    }
  }

  private List<ChannelDefinition> newestChannels() {
    return run("Find channels", this::newestChannels);
  }

  private List<ChannelDefinition> newestChannels(CommandContext context) {
    var newest = new LinkedHashMap<List<String>, DefinitionEntity>();
    context
        .unitOfWork()
        .fetch(
            Read.where(
                DefinitionEntity.TABLE,
                "SCOPE_TYPE_ = ? order by VERSION_, ID_",
                Parameter.of(RegistryTypes.CHANNEL)))
        .forEach(version -> newest.put(List.of(version.key(), version.tenantId()), version));
    return newest.values().stream()
        .flatMap(version -> readable(version, context).stream())
        .toList();
  }

  /** A channel of a newer release may say what this one does not know. */
  private Optional<ChannelDefinition> readable(DefinitionEntity version, CommandContext context) {
    try {
      return Optional.of(parts.channels().require(version.id(), context));
    } catch (DeploymentException e) {
      LOG.error(
          "Version {} of the channel '{}' cannot be read, and is not started here",
          version.version(),
          version.key(),
          e);
      return Optional.empty();
    }
  }

  private <R> R run(String what, Function<CommandContext, R> work) {
    return commands.execute(new RegistryCommand<>(what, work));
  }

  /** A call of the registry. */
  private record RegistryCommand<R>(String what, Function<CommandContext, R> work)
      implements Command<R> {

    @Override
    public R execute(CommandContext context) {
      return work.apply(context);
    }

    @Override
    public String toString() {
      return what;
    }
  }
}
