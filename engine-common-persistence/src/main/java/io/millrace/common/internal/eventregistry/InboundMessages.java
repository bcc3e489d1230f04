package io.millrace.common.internal.eventregistry;

import io.millrace.common.BadArgumentException;
import io.millrace.common.eventregistry.ChannelDefinition;
import io.millrace.common.eventregistry.ChannelDirection;
import io.millrace.common.eventregistry.Detection;
import io.millrace.common.eventregistry.EventDefinition;
import io.millrace.common.eventregistry.InboundEvent;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.json.JsonAccess;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** Makes events of the messages of channels. Thread-safe. */
final class InboundMessages {

  private final EventDefinitions events;
  private final ChannelDefinitions channels;
  private final JsonAccess json = JsonAccess.detect();
  private final PayloadValues values = new PayloadValues();

  InboundMessages(EventDefinitions events, ChannelDefinitions channels) {
    this.events = events;
    this.channels = channels;
  }

  EventInstance read(InboundEvent message, String channelTenant, CommandContext context) {
    var channel = channel(message, channelTenant, context);
    var body = parse(message);
    var key = detect(channel, channel.eventKey(), "channelEventKeyDetection", body);
    var tenant =
        channel.eventTenant() == null
            ? channelTenant
            : detect(channel, channel.eventTenant(), "channelEventTenantIdDetection", body);
    var definition = events.find(key, tenant, context);
    return values.instance(definition, tenant, given(definition, body, message.headers()));
  }

  /** A message is read by the version it came in by, or by the newest if it does not say. */
  private ChannelDefinition channel(InboundEvent message, String tenant, CommandContext context) {
    var key = message.channelKey();
    return message.channelDefinitionId() == null
        ? channels.find(key, tenant, ChannelDirection.INBOUND, context)
        : channels.require(message.channelDefinitionId(), key, ChannelDirection.INBOUND, context);
  }

  private Object parse(InboundEvent message) {
    try {
      return json.parse(message.body());
    } catch (IllegalArgumentException e) {
      throw new BadArgumentException(
          "The message of the channel '"
              + message.channelKey()
              + "' is no JSON: "
              + e.getMessage()
              + ". Send JSON, or let the adapter make some of it.");
    }
  }

  private String detect(ChannelDefinition channel, Detection detection, String name, Object body) {
    if (detection.fixedValue() != null) {
      return detection.fixedValue();
    }
    var found =
        detection.jsonField() != null
            ? json.get(body, detection.jsonField())
            : at(body, detection.jsonPointerExpression());
    if (found == null || json.isNode(found) || found.toString().isBlank()) {
      throw new BadArgumentException(
          "The message of the channel '"
              + channel.key()
              + "' has nothing at '"
              + (detection.jsonField() == null
                  ? detection.jsonPointerExpression()
                  : detection.jsonField())
              + "', where "
              + name
              + " of the channel looks. Send it, or deploy the channel with another detection.");
    }
    if (found.toString().indexOf('\0') >= 0) {
      throw new BadArgumentException(
          "The message of the channel '"
              + channel.key()
              + "' has a text with the character 0 where "
              + name
              + " of the channel looks. Send it without.");
    }
    return found.toString();
  }

  private Object at(Object body, String pointer) {
    var found = body;
    for (var step : pointer.substring(1).split("/", -1)) {
      var name = step.replace("~1", "/").replace("~0", "~");
      if (!json.isNode(found)) {
        return null;
      }
      var member = json.get(found, name);
      found =
          member == null && name.matches("\\d{1,9}")
              ? json.get(found, Integer.valueOf(name))
              : member;
    }
    return found;
  }

  private Map<String, Object> given(
      EventDefinition definition, Object body, Map<String, String> headers) {
    var byName = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
    byName.putAll(headers);
    var given = new LinkedHashMap<String, Object>();
    for (var payload : definition.payload()) {
      if (payload.fullPayload()) {
        given.put(payload.name(), body);
      } else if (payload.header()) {
        given.put(payload.name(), byName.get(payload.name()));
      } else {
        given.put(payload.name(), json.get(body, payload.name()));
      }
    }
    return given;
  }
}
