package io.millrace.cmmn.model;

/**
 * A file that definitions are taken from. Nothing reads it.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.1.6.
 *
 * @param info what every element has
 * @param importType the URI of the kind of file, or null
 * @param location its URI, or null
 * @param namespace the namespace of what it defines, or null
 */
public record CmmnImport(ElementInfo info, String importType, String location, String namespace)
    implements CmmnElement {}
