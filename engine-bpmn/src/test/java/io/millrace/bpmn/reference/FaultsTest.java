package io.millrace.bpmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The comparison finds what it is there to find. */
class FaultsTest {

  private static final long SEEDS = 1_000;

  static Stream<Arguments> faults() {
    return Faults.all().entrySet().stream()
        .map(fault -> Arguments.of(fault.getKey(), fault.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("faults")
  void everyPlantedFaultIsFoundAndMadeSmall(String name, Supplier<EngineUnderTest> engines) {
    var found = new RandomProcesses(engines, new Rules()).run(0, SEEDS, 2);

    assertThat(found).as(name).isPresent();
    assertThat(found.get().script().model().nodes())
        .as(found.get().toString())
        .hasSizeLessThanOrEqualTo(12);
  }

  @Test
  void anInterpreterWithoutAFaultDoesNotDiffer() {
    assertThat(new RandomProcesses(Reference::new, new Rules()).run(0, 100, 1)).isEmpty();
  }
}
