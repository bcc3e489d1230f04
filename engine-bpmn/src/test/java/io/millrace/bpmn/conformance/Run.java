package io.millrace.bpmn.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.history.HistoricActivityInstance;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.TestEngine;
import java.util.List;
import java.util.Map;

/**
 * An instance of the process {@code order}, in which an element is, or in what it calls.
 *
 * @param engine the engine it runs on
 * @param element the element
 * @param order the instance
 */
record Run(TestEngine engine, ElementCase element, ProcessInstance order) {

  static Run start(TestEngine engine, ElementCase element, BpmnBuilder process) {
    engine.outside().decides(Map.of("price", 1));
    if (element.row().equals("82 send event task of the event registry")) {
      Moves.deployEvent("sent", engine);
    }
    if (element.called() == null) {
      engine.deploy(process);
    } else {
      engine.deploy(element.called(), process);
    }
    return new Run(engine, element, engine.start("order"));
  }

  Run reach() {
    element.reach().accept(engine);
    return this;
  }

  Run through(int rounds) {
    for (var round = 0; round < rounds; round++) {
      element.reach().andThen(element.pass()).accept(engine);
    }
    return this;
  }

  /** Sends what cuts off. */
  Run stop() {
    Moves.message("stop").accept(engine);
    return this;
  }

  /** Checks that all else is done, and ends it by its last tasks. */
  void endsBy(String... tasks) {
    assertThat(engine.openTasks(order)).containsExactly(tasks);
    for (var task : tasks) {
      engine.completeTask(order, task);
    }
    hasEnded();
  }

  /** Checks that what the element waited for changes nothing any more, and ends the instance. */
  void goesOnInstead() {
    element.pass().accept(engine);
    endsBy("instead");
  }

  void hasEnded() {
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  Run cutsOffWhatWaits(String reason) {
    assertThat(Aftermath.cutOff(engine, order))
        .anyMatch(visit -> visit.startsWith(element.waiting() + ": " + reason));
    return this;
  }

  /** Returns the visits of the element that are over, in whichever instance. */
  List<HistoricActivityInstance> visits() {
    return engine
        .history()
        .createHistoricActivityInstanceQuery()
        .activityId(ElementCase.ID)
        .finished()
        .list();
  }
}
