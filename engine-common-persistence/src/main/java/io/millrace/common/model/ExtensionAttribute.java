package io.millrace.common.model;

/**
 * An attribute that is not ours, kept as it stands.
 *
 * <p>Immutable and thread-safe.
 *
 * @param namespace the URI of its namespace; empty where it has none
 * @param name its name without a prefix
 * @param value its value
 */
public record ExtensionAttribute(String namespace, String name, String value) {}
