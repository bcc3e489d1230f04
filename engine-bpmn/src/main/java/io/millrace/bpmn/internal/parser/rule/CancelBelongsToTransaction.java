package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CancelEventDefinition;
import io.millrace.bpmn.internal.model.EndEvent;
import io.millrace.bpmn.internal.model.Transaction;
import java.util.HashSet;
import java.util.Set;

/**
 * A cancel end event stands directly in a transaction, which has one cancel boundary event; that
 * interrupts, and stands nowhere else.
 */
final class CancelBelongsToTransaction implements ProcessRule {

  @Override
  public void check(Validation validation) {
    var caught = new HashSet<String>();
    validation
        .nodes(BoundaryEvent.class)
        .filter(event -> event.definition() instanceof CancelEventDefinition)
        .forEach(event -> checkBoundary(event, caught, validation));
    validation
        .nodes(EndEvent.class)
        .filter(event -> event.definition() instanceof CancelEventDefinition)
        .forEach(event -> checkEnd(event, caught, validation));
  }

  private void checkBoundary(BoundaryEvent event, Set<String> caught, Validation validation) {
    var host = validation.process().node(event.attachedTo());
    if (host != null && !(host instanceof Transaction) || !event.interrupting()) {
      validation.report(
          BpmnProblem.CANCEL_OUTSIDE_TRANSACTION,
          event,
          "Cancel boundary event '"
              + event.id()
              + "' has to interrupt a transaction; '"
              + event.attachedTo()
              + "' is none, or cancelActivity is false.");
    } else if (!caught.add(event.attachedTo())) {
      validation.report(
          BpmnProblem.SEVERAL_CANCEL_EVENTS,
          event,
          "'" + event.attachedTo() + "' has another cancel boundary event.");
    }
  }

  private void checkEnd(EndEvent event, Set<String> caught, Validation validation) {
    var scope = validation.process().parent(event.id());
    if (!(validation.process().node(scope) instanceof Transaction)) {
      validation.report(
          BpmnProblem.CANCEL_OUTSIDE_TRANSACTION,
          event,
          "Cancel end event '" + event.id() + "' does not stand directly in a transaction.");
    } else if (!caught.contains(scope)) {
      validation.report(
          BpmnProblem.CANCEL_NOT_CAUGHT,
          event,
          "'"
              + event.id()
              + "' cancels the transaction '"
              + scope
              + "', which has no cancel boundary event.");
    }
  }
}
