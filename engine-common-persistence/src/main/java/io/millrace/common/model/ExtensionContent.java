package io.millrace.common.model;

/**
 * What stands within an {@link ExtensionElement}: elements and text.
 *
 * <p>Immutable and thread-safe.
 */
public sealed interface ExtensionContent permits ExtensionElement, ExtensionText {}
