package io.millrace.cmmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.EnumSet;
import java.util.stream.LongStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class GeneratorTest {

  @Test
  void theSameSeedMakesTheSameCaseAndSchedule() {
    var once = new Schedule().of(CaseGenerator.generate(7), 3);
    var again = new Schedule().of(CaseGenerator.generate(7), 3);

    assertThat(once.toString()).isEqualTo(again.toString());
    assertThat(CaseXml.of(CaseGenerator.generate(8).model()))
        .isNotEqualTo(CaseXml.of(once.model()));
  }

  @Test
  void casesStayWithinTheirBounds() {
    assertThat(LongStream.range(0, 500).mapToObj(seed -> CaseGenerator.generate(seed).model()))
        .allSatisfy(
            model -> {
              assertThat(model.source().all()).hasSizeBetween(2, 40);
              assertThat(model.items().filter(item -> item.kind() == Kind.STAGE))
                  .allMatch(stage -> model.path(stage.id()).size() <= 5);
            });
  }

  @Test
  void theXmlOfEveryCaseIsWellFormed() throws Exception {
    var factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    for (long seed = 0; seed < 200; seed++) {
      var xml = CaseXml.of(CaseGenerator.generate(seed).model());
      var document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
      assertThat(document.getDocumentElement().getLocalName()).isEqualTo("definitions");
    }
  }

  @Test
  void everyConstructTakesEffect() {
    var schedule = new Schedule();
    for (long seed = 0; seed < 700; seed++) {
      schedule.of(CaseGenerator.generate(seed), seed);
      schedule.of(CaseGenerator.generate(seed), -seed);
    }
    var all = EnumSet.complementOf(Construct.FURTHER);
    assertThat(schedule.hits().keySet()).containsExactlyInAnyOrderElementsOf(all);
    assertThat(all.stream().filter(c -> schedule.hits().get(c) < 20)).isEmpty();
  }

  @Test
  void everyFurtherConstructTakesEffect() {
    var schedule = new Schedule(Choices::withChanges);
    for (long seed = 0; seed < 400; seed++) {
      schedule.of(FurtherCases.generate(seed), seed);
    }
    assertThat(Construct.FURTHER.stream().filter(c -> schedule.hits().getOrDefault(c, 0) < 20))
        .isEmpty();
  }
}
