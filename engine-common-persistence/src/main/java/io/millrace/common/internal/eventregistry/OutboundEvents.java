package io.millrace.common.internal.eventregistry;

import io.millrace.common.DelegateException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.eventregistry.ChannelDefinition;
import io.millrace.common.eventregistry.ChannelDirection;
import io.millrace.common.eventregistry.OutboundEvent;
import io.millrace.common.eventregistry.OutboundEventChannelAdapter;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.json.JsonAccess;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ScopeRef;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Sends events by channels: by a job of the transaction that sends them, so that an event goes out
 * if and only if what it tells of has happened, or at once. Thread-safe.
 */
public final class OutboundEvents {

  private final ChannelDefinitions channels;
  private final Map<String, OutboundEventChannelAdapter> adapters;
  private final Jobs jobs;
  private final JsonAccess json = JsonAccess.detect();

  OutboundEvents(
      ChannelDefinitions channels, Map<String, OutboundEventChannelAdapter> adapters, Jobs jobs) {
    this.channels = channels;
    this.adapters = Map.copyOf(adapters);
    this.jobs = jobs;
  }

  /** Lets a job of this transaction send an event; where it stands is shown at the job. */
  void sendByJob(
      EventInstance event,
      String channelKey,
      ScopeRef scope,
      String elementId,
      CommandContext context) {
    channels.find(channelKey, event.tenantId(), ChannelDirection.OUTBOUND, context);
    var job =
        NewJob.of(scope, RegistryTypes.SEND_JOB)
            .at(elementId, null)
            .withConfiguration(channelKey)
            .withExclusive(false);
    jobs.createMessage(context, job).carry(write(outbound(event, context)));
  }

  /** Sends an event in the middle of a transaction. */
  void sendNow(EventInstance event, String channelKey, CommandContext context) {
    context.userCodeFollows();
    send(channelKey, event.tenantId(), outbound(event, context), context);
  }

  /** Sends what a job carries. */
  void send(String channelKey, String carried, CommandContext context) {
    var event = read(carried);
    send(channelKey, event.tenantId() == null ? "" : event.tenantId(), event, context);
  }

  private void send(
      String channelKey, String tenantId, OutboundEvent event, CommandContext context) {
    var channel = channels.find(channelKey, tenantId, ChannelDirection.OUTBOUND, context);
    try {
      adapter(channel).send(channel, event);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new DelegateException(
          "The " + event + " could not be sent by the channel '" + channelKey + "': " + e, e);
    }
  }

  private OutboundEventChannelAdapter adapter(ChannelDefinition channel) {
    var adapter = adapters.get(channel.type());
    if (adapter == null) {
      throw new IllegalStateEngineException(
          "Cannot send by the channel '"
              + channel.key()
              + "': the engine has no outbound adapter for the type '"
              + channel.type()
              + "'. Register one with setOutboundEventChannelAdapters of the configuration.");
    }
    return adapter;
  }

  private OutboundEvent outbound(EventInstance event, CommandContext context) {
    var body = new LinkedHashMap<String, Object>();
    var headers = new LinkedHashMap<String, String>();
    Object whole = body;
    for (var payload : event.definition().payload()) {
      var value = event.values().get(payload.name());
      if (value != null && payload.header()) {
        headers.put(payload.name(), json.isNode(value) ? json.write(value) : value.toString());
      } else if (value != null && payload.fullPayload()) {
        whole = value;
      } else if (value != null) {
        body.put(payload.name(), value);
      }
    }
    return new OutboundEvent(
        ExternalIds.text(context.unitOfWork().nextId()),
        event.key(),
        ApiValues.tenant(event.tenantId()),
        json.write(whole),
        headers);
  }

  private String write(OutboundEvent event) {
    var text = new LinkedHashMap<String, Object>();
    text.put("id", event.id());
    text.put("event", event.eventKey());
    text.put("tenant", event.tenantId());
    text.put("body", event.body());
    text.put("headers", event.headers().entrySet().stream().map(OutboundEvents::header).toList());
    return json.write(text);
  }

  private static Map<String, String> header(Map.Entry<String, String> header) {
    return Map.of("name", header.getKey(), "value", header.getValue());
  }

  private OutboundEvent read(String text) {
    var tree = json.parse(text);
    var list = json.get(tree, "headers");
    var headers = new LinkedHashMap<String, String>();
    for (var i = 0; json.get(list, i) != null; i++) {
      var one = json.get(list, i);
      headers.put((String) json.get(one, "name"), (String) json.get(one, "value"));
    }
    return new OutboundEvent(
        (String) json.get(tree, "id"),
        (String) json.get(tree, "event"),
        (String) json.get(tree, "tenant"),
        (String) json.get(tree, "body"),
        headers);
  }
}
