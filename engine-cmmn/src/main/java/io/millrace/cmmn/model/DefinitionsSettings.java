package io.millrace.cmmn.model;

import java.util.Map;

/**
 * What the root of a CMMN file says about all of it.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.1.3.
 *
 * @param targetNamespace the namespace of what it defines, or null
 * @param expressionLanguage the language of its conditions, or null for that of the engine
 * @param exporter the program that wrote it, or null
 * @param exporterVersion the version of that program, or null
 * @param author who wrote it, or null
 * @param creationDate when, as it stands, or null
 * @param namespaces the prefixes that are declared in the file, with their URIs; extensions may use
 *     them in values
 */
public record DefinitionsSettings(
    String targetNamespace,
    String expressionLanguage,
    String exporter,
    String exporterVersion,
    String author,
    String creationDate,
    Map<String, String> namespaces) {

  /**
   * Copies the collections, which may not be null.
   *
   * @param targetNamespace the namespace of what it defines, or null
   * @param expressionLanguage the language of its conditions, or null for that of the engine
   * @param exporter the program that wrote it, or null
   * @param exporterVersion the version of that program, or null
   * @param author who wrote it, or null
   * @param creationDate when, as it stands, or null
   * @param namespaces the prefixes that are declared in the file, with their URIs; extensions may
   *     use them in values
   */
  public DefinitionsSettings {
    namespaces = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(namespaces));
  }

  /** Nothing is said but a target namespace of ours. */
  public static final DefinitionsSettings DEFAULT =
      new DefinitionsSettings("http://millrace.io/cases", null, null, null, null, null, Map.of());
}
