package io.millrace.common.model;

/**
 * Text within an {@link ExtensionElement}.
 *
 * <p>Immutable and thread-safe.
 *
 * @param text the text, never null
 */
public record ExtensionText(String text) implements ExtensionContent {}
