package io.millrace.cmmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.CaseEngine;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.IdentityHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random cases in which engine and interpreter once differed, each found by a long run of {@link
 * MillraceCaseTest}. What was wrong is shown by a test of its own where it belongs; here the case
 * it was found by is run again. A seed names its case only as long as the generator draws as it
 * does, so after a change of the generator these are cases like any others.
 */
@DatabaseTest
class FoundCasesTest {

  private static final int SCHEDULES = 10;

  private final Database database;

  FoundCasesTest(Database database) {
    this.database = database;
  }

  private void run(long seed, Function<Supplier<MillraceCase>, RandomCases> cases) {
    try (var engine = new CaseEngine(database)) {
      var deployed = new IdentityHashMap<CaseModel, String>();
      var found = cases.apply(() -> new MillraceCase(engine.engine(), deployed));

      assertThat(found.run(seed, seed + 1, SCHEDULES)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = 4939)
  void randomCasesThatOnceDifferedRunAsTheRulesSay(long seed) {
    run(seed, RandomCases::new);
  }

  @ParameterizedTest
  @ValueSource(longs = {27, 438, 1048, 1469, 20254})
  void furtherCasesThatOnceDifferedRunAsTheRulesSay(long seed) {
    run(seed, RandomCases::further);
  }
}
