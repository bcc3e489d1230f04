package io.millrace.cmmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.CaseEngine;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import java.util.IdentityHashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The engine does what the interpreter does, case by case and step by step. */
@DatabaseTest
class MillraceCaseTest {

  private static final int SCHEDULES = 5;
  private static final int FIRST = Integer.getInteger("millrace.test.firstCase", 0);

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
  }

  /** The order of a case does not depend on the database, and queries of servers take longer. */
  private int number() {
    var usual = database.kind() == DatabaseKind.H2 ? 100 : 20;
    return Integer.getInteger("millrace.test.cases", usual);
  }
}
