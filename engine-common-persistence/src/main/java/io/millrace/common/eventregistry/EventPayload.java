package io.millrace.common.eventregistry;

/**
 * One value that events of a definition carry.
 *
 * <p>Immutable and thread-safe.
 *
 * @param name its name, unique in the definition
 * @param type what it is
 * @param header whether it travels as a header of the message instead of in its body
 * @param correlationParameter whether those who wait may ask for events with one value of it
 * @param fullPayload whether it is the whole body of the message
 */
public record EventPayload(
    String name,
    EventPayloadType type,
    boolean header,
    boolean correlationParameter,
    boolean fullPayload) {}
