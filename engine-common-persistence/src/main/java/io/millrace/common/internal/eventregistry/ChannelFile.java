package io.millrace.common.internal.eventregistry;

import io.millrace.common.eventregistry.ChannelDefinition;
import io.millrace.common.eventregistry.ChannelDirection;
import io.millrace.common.eventregistry.Detection;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import java.util.Map;

/**
 * What a resource {@code .channel} says.
 *
 * @param key its key
 * @param name its name, or null
 * @param direction which way its events go
 * @param type which adapter connects it
 * @param eventKey how the key of an event is found, or null
 * @param eventTenant how the tenant of an event is found, or null
 * @param settings what the adapter needs to know
 */
record ChannelFile(
    String key,
    String name,
    ChannelDirection direction,
    String type,
    Detection eventKey,
    Detection eventTenant,
    Map<String, Object> settings) {

  static ChannelFile read(String resource, byte[] bytes) {
    return DefinitionFile.read(resource, bytes, ChannelFile::read);
  }

  private static ChannelFile read(JsonFields fields) {
    var key = fields.required("key");
    var name = fields.text("name");
    var direction = direction(fields);
    var type = fields.required("type");
    onlyJson(fields, "deserializerType");
    onlyJson(fields, "serializerType");
    var eventKey = detection(fields, "channelEventKeyDetection");
    var eventTenant = detection(fields, "channelEventTenantIdDetection");
    if (direction == ChannelDirection.INBOUND && eventKey == null) {
      fields.report(
          RegistryProblem.MISSING,
          "channelEventKeyDetection",
          "An inbound channel has to say by 'channelEventKeyDetection' which event its messages are.");
    }
    if (direction == ChannelDirection.OUTBOUND && (eventKey != null || eventTenant != null)) {
      fields.invalid(
          "channelEventKeyDetection", "What goes out by a channel says by itself what it is.");
    }
    return new ChannelFile(
        key, name, direction, type, eventKey, eventTenant, fields.all("settings"));
  }

  private static ChannelDirection direction(JsonFields fields) {
    var text = fields.required("channelType");
    if (text.equals("outbound")) {
      return ChannelDirection.OUTBOUND;
    }
    if (!text.isEmpty() && !text.equals("inbound")) {
      fields.invalid("channelType", "'" + text + "' is neither inbound nor outbound.");
    }
    return ChannelDirection.INBOUND;
  }

  private static void onlyJson(JsonFields fields, String name) {
    var text = fields.text(name);
    if (text != null && !text.equals("json")) {
      fields.invalid(name, "'" + text + "' is not supported; messages are json.");
    }
  }

  private static Detection detection(JsonFields fields, String name) {
    var inner = fields.object(name);
    if (inner == null) {
      return null;
    }
    var detection =
        new Detection(
            inner.text("fixedValue"), inner.text("jsonField"), inner.text("jsonPointerExpression"));
    inner.refuseOthers();
    var given =
        (detection.fixedValue() == null ? 0 : 1)
            + (detection.jsonField() == null ? 0 : 1)
            + (detection.jsonPointerExpression() == null ? 0 : 1);
    if (given != 1) {
      fields.invalid(
          name, "'" + name + "' needs one of fixedValue, jsonField and jsonPointerExpression.");
    }
    var pointer = detection.jsonPointerExpression();
    if (pointer != null && !pointer.startsWith("/")) {
      inner.invalid("jsonPointerExpression", "'" + pointer + "' is no JSON pointer: begin with /.");
    }
    return detection;
  }

  ChannelDefinition of(DefinitionEntity version) {
    return new ChannelDefinition(
        ExternalIds.text(version.id()),
        key,
        name,
        version.version(),
        ExternalIds.text(version.deploymentId()),
        ApiValues.tenant(version.tenantId()),
        direction,
        type,
        eventKey,
        eventTenant,
        settings);
  }
}
