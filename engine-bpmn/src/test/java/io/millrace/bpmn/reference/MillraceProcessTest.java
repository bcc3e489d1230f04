package io.millrace.bpmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.database.DatabaseKind;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The engine does what the interpreter does, process by process and step by step. */
@EngineTest
class MillraceProcessTest {

  private static final int SCHEDULES = Integer.getInteger("millrace.test.schedules", 1);
  private static final int FIRST = Integer.getInteger("millrace.test.firstCase", 0);

  /** What a run of 20,000 processes with 10 schedules has to reach: 500. */
  private static final int LEAST_HITS = Integer.getInteger("millrace.test.hits", 0);

  @ExpectsDeadLetters
  @Test
  void randomProcessesRunAsTheRulesSay(TestEngine engine) {
    engine.bean("work", new MillraceProcess.Workshop());
    var deployed = new MillraceDeployments();
    var processes =
        new RandomProcesses(() -> new MillraceProcess(engine.engine(), deployed), new Rules());

    assertThat(processes.run(FIRST, FIRST + number(engine), SCHEDULES)).isEmpty();

    System.out.println("constructs that took effect: " + processes.hits());
    assertThat(rare(processes)).as("hit fewer than %d times", LEAST_HITS).isEmpty();
  }

  /** What took effect less often than asked for. */
  private static List<Construct> rare(RandomProcesses processes) {
    return Arrays.stream(Construct.values())
        .filter(construct -> processes.hits().getOrDefault(construct, 0) < LEAST_HITS)
        .toList();
  }

  /** The rules do not depend on the database, and queries of servers take longer. */
  private static int number(TestEngine engine) {
    int usual = engine.database().kind() == DatabaseKind.H2 ? 160 : 20;
    return Integer.getInteger("millrace.test.cases", usual);
  }
}
