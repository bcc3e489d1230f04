package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.ErrorEventDefinition;
import io.millrace.bpmn.internal.model.Event;
import java.util.ArrayList;
import java.util.List;

/** Finds which errors an event catches. */
final class ErrorCodes {

  private ErrorCodes() {}

  /** Returns the codes, with null for every error; empty for an event that catches none. */
  static List<String> of(Event event) {
    var codes = new ArrayList<String>();
    Validation.parts(event)
        .filter(ErrorEventDefinition.class::isInstance)
        .forEach(part -> codes.add(((ErrorEventDefinition) part).errorCode()));
    return codes;
  }
}
