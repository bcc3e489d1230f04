package io.millrace.cmmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.CaseEngine;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The engine does what the interpreter does, case by case and step by step. */
@DatabaseTest
class MillraceCaseTest {

  private static final int SCHEDULES = Integer.getInteger("millrace.test.schedules", 5);
  private static final int FIRST = Integer.getInteger("millrace.test.firstCase", 0);

  /** What a run of 5,000 cases with 10 schedules has to reach: 500. */
  private static final int LEAST_HITS = Integer.getInteger("millrace.test.hits", 0);

  private final Database database;
  private final Map<CaseModel, String> deployed = new IdentityHashMap<>();
  private CaseEngine engine;

  MillraceCaseTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void build() {
    engine = new CaseEngine(database);
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void randomCasesRunAsTheRulesSay() {
    var cases = new RandomCases(() -> new MillraceCase(engine.engine(), deployed));

    assertThat(cases.run(FIRST, FIRST + number(), SCHEDULES)).isEmpty();

    System.out.println("constructs that took effect: " + cases.hits());
    assertThat(rare(cases)).as("hit fewer than %d times", LEAST_HITS).isEmpty();
  }

  /** What took effect less often than asked for. */
  private static List<Construct> rare(RandomCases cases) {
    return Arrays.stream(Construct.values())
        .filter(construct -> cases.hits().getOrDefault(construct, 0) < LEAST_HITS)
        .toList();
  }

  /** The order of a case does not depend on the database, and queries of servers take longer. */
  private int number() {
    var usual = database.kind() == DatabaseKind.H2 ? 100 : 20;
    return Integer.getInteger("millrace.test.cases", usual);
  }
}
