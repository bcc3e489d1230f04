package io.millrace.bpmn.internal.parser;

import java.util.Map;
import java.util.Set;

/** Which names mean something to the execution, beside those that parsers ask for. */
final class Vocabulary {

  /** Elements of the standard that say nothing about execution. */
  static final Set<String> SILENT_ELEMENTS =
      Set.of(
          "documentation",
          "incoming",
          "outgoing",
          "text",
          "rendering",
          "laneSet",
          "textAnnotation",
          "association",
          "group",
          "category",
          "auditing",
          "monitoring",
          "relationship",
          "property",
          "performer",
          "dataObjectReference",
          "dataStoreReference",
          "dataStore",
          "dataState",
          "ioSpecification",
          "dataInput",
          "dataOutput",
          "inputSet",
          "outputSet",
          "import",
          "itemDefinition",
          "interface",
          "resource",
          "collaboration",
          "conversation",
          "globalConversation",
          "choreography",
          "globalChoreographyTask",
          "correlationProperty",
          "endPoint",
          "partnerEntity",
          "partnerRole",
          "operationRef",
          "supportedInterfaceRef",
          "supports");

  /** Elements of the standard that would change the execution, and which nobody asks for yet. */
  static final Set<String> UNSUPPORTED_ELEMENTS =
      Set.of(
          "script",
          "callChoreography",
          "choreographyTask",
          "subChoreography",
          "implicitThrowEvent",
          "event",
          "loopDataOutputRef",
          "outputDataItem",
          "timerEventDefinition",
          "messageEventDefinition",
          "signalEventDefinition",
          "errorEventDefinition",
          "terminateEventDefinition",
          "escalationEventDefinition",
          "conditionalEventDefinition",
          "linkEventDefinition",
          "eventDefinitionRef",
          "ioBinding",
          "correlationSubscription",
          "resourceRef",
          "resourceParameterBinding",
          "globalTask",
          "globalUserTask",
          "globalManualTask",
          "globalScriptTask",
          "globalBusinessRuleTask");

  /** Attributes of the standard that say nothing about execution. */
  static final Set<String> SILENT_STANDARD_ATTRIBUTES =
      Set.of(
          "name",
          "targetNamespace",
          "expressionLanguage",
          "typeLanguage",
          "exporter",
          "exporterVersion",
          "processType",
          "isClosed",
          "definitionalCollaborationRef",
          "gatewayDirection",
          "isImmediate",
          "implementation",
          "textFormat",
          "evaluatesToTypeRef",
          "structureRef",
          "itemRef",
          "itemSubjectRef",
          "isCollection",
          "isInterrupting");

  /**
   * Attributes of the standard whose default alone is supported; where that is empty, no value is.
   */
  static final Map<String, String> DEFAULT_ATTRIBUTES =
      Map.of(
          "isForCompensation", "false",
          "triggeredByEvent", "false",
          "instantiate", "false",
          "parallelMultiple", "false",
          "operationRef", "");

  /** Attributes that modelers and task lists read, or that say how another engine is to work. */
  static final Set<String> SILENT_ATTRIBUTES =
      Set.of(
          "modelerTemplate",
          "modelerTemplateVersion",
          "modelerTemplateIcon",
          "formFieldValidation",
          "isEagerExecutionFetching",
          "noWaitStatesAsyncLeave",
          "diagramRelationId");

  /** Attributes of the engines that switch something off that is off. */
  static final Set<String> OFF_WHEN_FALSE =
      Set.of(
          "fallbackToDefaultTenant",
          "completeAsync",
          "useLocalScopeForOutParameters",
          "parallelInSameTransaction",
          "doNotIncludeVariables",
          "local",
          "transient");

  /** Extension elements of the engines that applications read, and no execution. */
  static final Set<String> SILENT_EXTENSIONS = Set.of("properties", "localization");

  /** Extension elements that describe forms, which nothing here shows or checks. */
  static final Set<String> FORM_EXTENSIONS = Set.of("formProperty", "formData");

  private Vocabulary() {}
}
