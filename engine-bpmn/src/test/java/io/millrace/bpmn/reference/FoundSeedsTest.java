package io.millrace.bpmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.ExpectsDeadLetters;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The schedules in which engine and interpreter have differed once do not differ any more. A seed
 * means another process once the generator changes, so what was wrong in the engine has a test of
 * its own beside those of its element.
 */
@EngineTest
class FoundSeedsTest {

  @ExpectsDeadLetters
  @ParameterizedTest(name = "seed {0}, schedule {1}: {2}")
  @CsvSource({
    "130, 6, a condition at the border of a sub-process sees what is local to it",
    "344, 7, a condition at the border of a sub-process sees what is local to it",
    "383, 6, a condition at the border of a sub-process sees what is local to it",
    "596, 7, a condition at the border of a sub-process sees what is local to it",
    "716, 0, a task is completed by a small operation of its own",
    "771, 0, a link is taken as a flow is",
    "998, 0, a token that comes back waits for each part of its event",
    "1097, 0, a variable that gets the value it has does not change",
    "1344, 0, a token that comes back waits for each part of its event",
    "1397, 7, a condition at the border of a sub-process sees what is local to it",
    "1427, 0, nothing goes on in a transaction that is canceled",
    "1551, 0, an instance that was deleted is over whatever its gateways wait for",
    "1554, 0, a condition at the border of a sub-process sees what is local to it",
    "1565, 0, an instance that was taken out of its loop and counts as completed is not compensated",
    "1869, 5, instances of a parallel loop are compensated together whatever completed between them",
    "2271, 4, what held handlers beside an event ends as any token does",
    "2745, 0, a condition beside an activity that is interrupted in the same look happens",
    "3638, 1, what is compensated first is found by an operation of its own",
    "4037, 0, what is compensated first is found by an operation of its own",
    "5649, 0, what follows from one join is done before the next is judged",
    "6418, 0, a standard loop is no multi-instance activity",
    "6523, 6, a transaction that is canceled compensates what an event in it had not begun with",
    "7001, 0, a transaction that is canceled compensates what an event in it had not begun with",
    "9019, 9, an event sub-process that interrupts ends the events beside activities as well",
    "9752, 2, an event sub-process that interrupts ends the events beside activities as well",
    "9790, 0, a condition beside an activity that is interrupted in the same look happens",
    "9842, 0, what follows from one join is done before the next is judged",
    "9972, 3, an event sub-process that interrupts ends the events beside activities as well",
    "12089, 0, the list of a handler that is a loop belongs to the instance that it compensates",
    "12866, 0, the list of a handler that is a loop belongs to the instance that it compensates",
    "13095, 3, the list of a handler that is a loop belongs to the instance that it compensates",
    "13908, 7, an event behind a gateway is entered by an operation of its own",
    "14406, 0, an activity whose work is done hears nothing any more",
    "20453, 4, a change in a process without conditions makes nobody wait",
    "32714, 0, what comes next is compensated by operations of its own while others look",
    "34028, 0, a scope is over with its terminate end event"
  })
  void whatHasDifferedIsTheSame(long seed, int schedule, String what, TestEngine engine) {
    engine.bean("work", new MillraceProcess.Workshop());
    var deployed = new MillraceDeployments();
    var processes =
        new RandomProcesses(() -> new MillraceProcess(engine.engine(), deployed), new Rules());
    assertThat(processes.runAgain(seed, schedule)).as(what).isEmpty();
  }
}
