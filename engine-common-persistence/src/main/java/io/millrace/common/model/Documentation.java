package io.millrace.common.model;

/**
 * A text for people. It never changes the execution.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.1.4.
 *
 * @param id its id, or null
 * @param textFormat its MIME type, or null for {@code text/plain}
 * @param text the text as it stands in the file, never null
 */
public record Documentation(String id, String textFormat, String text) {}
