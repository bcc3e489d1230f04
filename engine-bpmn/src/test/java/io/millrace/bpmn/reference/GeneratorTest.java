package io.millrace.bpmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class GeneratorTest {

  @Test
  void theSameSeedMakesTheSameProcessAndSchedule() {
    var once = new Schedule(new Rules()).of(ProcessGenerator.generate(7), 3);
    var again = new Schedule(new Rules()).of(ProcessGenerator.generate(7), 3);

    assertThat(once.toString()).isEqualTo(again.toString());
    assertThat(ProcessXml.of(ProcessGenerator.generate(8).model()))
        .isNotEqualTo(ProcessXml.of(once.model()));
  }

  @Test
  void processesStayWithinTheirBounds() {
    var models = LongStream.range(0, 300).mapToObj(seed -> ProcessGenerator.generate(seed).model());

    assertThat(models).allMatch(model -> depth(model.body()) <= 4);
  }

  private static int depth(Body body) {
    return 1
        + body.nodes().stream()
            .filter(node -> node.body() != null)
            .mapToInt(node -> depth(node.body()))
            .max()
            .orElse(0);
  }

  @Test
  void everyConstructTakesEffect() {
    var schedule = new Schedule(new Rules());
    for (long seed = 0; seed < 900; seed++) {
      schedule.of(ProcessGenerator.generate(seed), seed);
      schedule.of(ProcessGenerator.generate(seed), -seed);
    }

    assertThat(schedule.hits().keySet()).containsExactlyInAnyOrder(Construct.values());
    assertThat(Arrays.stream(Construct.values()).filter(c -> schedule.hits().get(c) < 2))
        .as("%s", schedule.hits())
        .isEmpty();
  }
}
