package io.millrace.bpmn.internal.operation;

import io.millrace.common.internal.agenda.Agenda;
import io.millrace.common.internal.agenda.Operation;

/**
 * Judges the joins once all other steps of an agenda are done.
 *
 * @param unsettled what is to be judged
 * @param agenda the agenda
 */
record Settle(Unsettled unsettled, Agenda agenda) implements Operation {

  @Override
  public void run() {
    if (agenda.isEmpty()) {
      unsettled.judge(agenda);
    } else {
      agenda.plan(this);
    }
  }
}
