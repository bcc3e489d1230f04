package io.millrace.cmmn.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.CaseEngine;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.EmptyTables;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The engine does what the interpreter does, case by case and step by step. */
@DatabaseTest
class MillraceCaseTest {

  private static final int SCHEDULES = Integer.getInteger("millrace.test.schedules", 5);
  private static final int FIRST = Integer.getInteger("millrace.test.firstCase", 0);

  /** After so many cases the tables are looked at and emptied: what is over makes all slower. */
  private static final int PART = 100;

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

    run(cases, FIRST + number("millrace.test.cases", 100));

    assertThat(rare(cases, EnumSet.complementOf(Construct.FURTHER)))
        .as("hit fewer than %d times", LEAST_HITS)
        .isEmpty();
  }

  @Test
  void furtherCasesRunAsTheRulesSay() {
    var cases = RandomCases.further(() -> new MillraceCase(engine.engine(), deployed));

    run(cases, FIRST + number("millrace.test.furtherCases", 25));

    assertThat(rare(cases, Construct.FURTHER)).as("hit fewer than %d times", LEAST_HITS).isEmpty();
  }

  private void run(RandomCases cases, int end) {
    for (var from = FIRST; from < end; from += PART) {
      var to = Math.min(end, from + PART);
      assertThat(cases.run(from, to, SCHEDULES)).isEmpty();
      begunAnew();
      System.out.printf("cases %d to %d: no difference%n", from, to - 1);
    }

    System.out.println("constructs that took effect: " + cases.hits());
  }

  private void begunAnew() {
    engine.checkInvariants();
    EmptyTables.in(database);
    deployed.clear();
  }

  /** What took effect less often than asked for. */
  private static List<Construct> rare(RandomCases cases, Set<Construct> some) {
    return some.stream()
        .filter(construct -> cases.hits().getOrDefault(construct, 0) < LEAST_HITS)
        .toList();
  }

  /** The order of a case does not depend on the database, and queries of servers take longer. */
  private int number(String property, int usual) {
    return Integer.getInteger(property, database.kind() == DatabaseKind.H2 ? usual : usual / 5);
  }
}
