package io.millrace.common.internal.call;

/**
 * A modelled failure that leaves an instance for the element that called it.
 *
 * @param code what it is
 * @param message in words, or null
 */
public record CallFailure(String code, String message) {}
