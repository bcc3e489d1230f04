package io.millrace.cmmn.internal.parser;

import java.util.Set;

/** Which names are kept without being asked for, since they say nothing about execution. */
final class Vocabulary {

  /** Elements of the standard that people and tools read. */
  static final Set<String> SILENT_ELEMENTS =
      Set.of("relationship", "artifact", "textAnnotation", "association");

  /** Attributes of the engines that modelers and task lists read. */
  static final Set<String> SILENT_ATTRIBUTES =
      Set.of(
          "modelerTemplate",
          "modelerTemplateVersion",
          "modelerTemplateIcon",
          "diagramRelationId",
          "isStartableInTasklist");

  /** Extension elements of the engines that applications read. */
  static final Set<String> SILENT_EXTENSIONS = Set.of("properties", "localization");

  /** Languages of expressions that mean the language of the engine. */
  static final Set<String> EXPRESSION_LANGUAGES =
      Set.of(
          "",
          "el",
          "juel",
          "uel",
          "http://www.w3.org/1999/xpath",
          "http://java.sun.com/products/jsp/",
          "https://jakarta.ee/specifications/expression-language");

  private Vocabulary() {}
}
