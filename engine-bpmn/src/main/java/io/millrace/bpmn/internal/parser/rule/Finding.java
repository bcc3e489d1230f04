package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.SourcePosition;

/**
 * One problem as the parser found it.
 *
 * @param problem what kind
 * @param position where
 * @param elementId the id of the element, or of the one around it; may be null
 * @param message what is wrong, with names and values
 * @param subject the attribute or the text that it is about; null where that is the whole element
 */
public record Finding(
    BpmnProblem problem,
    SourcePosition position,
    String elementId,
    String message,
    String subject) {}
