package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.ErrorEventDefinition;
import io.millrace.bpmn.internal.model.EscalationEventDefinition;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** What a token brings along to the event that has caught something. */
@FunctionalInterface
interface Arrival {

  /** Nothing. */
  Arrival WITH_NOTHING = (token, context) -> {};

  /** Gives it to the token, which is about to enter the event. */
  void at(ExecutionEntity token, BpmnContext context);

  /** Returns what is kept of an error or exception. */
  static Arrival of(ErrorEventDefinition definition, ThrownFault fault) {
    var kept = definition.variables();
    return (token, context) -> {
      set(token, kept.code(), fault.code(), context);
      set(token, kept.message(), fault.message(), context);
      var name = kept.scope().name();
      if (name != null && kept.scope().isTransient()) {
        context.variables().setTransient(token, name, fault.code());
      } else if (name != null && kept.scope().isLocal()) {
        context.variables().setLocal(token, name, fault.code());
      } else {
        set(token, name, fault.code(), context);
      }
    };
  }

  /** Returns what is kept of an escalation. */
  static Arrival of(EscalationEventDefinition definition, String code) {
    return (token, context) -> set(token, definition.codeVariable(), code, context);
  }

  private static void set(
      ExecutionEntity token, String variable, Object value, BpmnContext context) {
    if (variable != null) {
      context.variables().set(token, variable, value);
    }
  }
}
