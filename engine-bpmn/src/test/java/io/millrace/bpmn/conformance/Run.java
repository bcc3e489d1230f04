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
 * @param before how many rows there were before it
 * @param order the instance
 */
record Run(
    TestEngine engine, ElementCase element, Map<String, Long> before, ProcessInstance order) {

  static Run start(TestEngine engine, ElementCase element, BpmnBuilder process) {
    engine.bean("outside", engine.outside());
    engine.outside().decides(Map.of("price", 1));
    if (element.row().equals("82 send event task of the event registry")) {
      Moves.deployEvent("sent", engine);
    }
    if (element.other() == null) {
      engine.deploy(process);
    } else {
      engine.deploy(element.other(), process);
    }
    return new Run(engine, element, Aftermath.rows(engine), engine.start("order"));
  }

  Run reach() {
    element.reach().accept(engine);
    return this;
  }

  /** Lets it pass some times, the first time from where it waits; what it sends arrives. */
  Run through(int rounds) {
    reach().waitsThere().element.pass().accept(engine);
    for (var round = 1; round < rounds; round++) {
      reach().element.pass().accept(engine);
    }
    engine.runDueJobs();
    return this;
  }

  private Run waitsThere() {
    if (element.waits()) {
      assertThat(
              engine
                  .runtime()
                  .createActivityInstanceQuery()
                  .activityId(element.waiting())
                  .unfinished()
                  .count())
          .isPositive();
    }
    return this;
  }

  /** Checks that it was passed so often, and that each time it did what it is there for. */
  Run passed(int times) {
    assertThat(visits()).hasSize(times * element.visits());
    return hasDone(times);
  }

  /** Checks how often it did what it is there for. */
  Run hasDone(int times) {
    assertThat(effects()).allMatch(seen -> seen == times, "is seen so often: " + times);
    return this;
  }

  private List<Long> effects() {
    return element.effects().stream().map(effect -> effect.seen(engine).count()).toList();
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
    engine.runDueJobs();
    var done = effects();
    element.pass().andThen(TestEngine::runDueJobs).accept(engine);
    assertThat(effects()).isEqualTo(done);
    endsBy("instead");
  }

  void hasEnded() {
    assertThat(engine.hasEnded(order)).isTrue();
    assertThat(Aftermath.rows(engine)).isEqualTo(before);
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
