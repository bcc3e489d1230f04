package io.millrace.cmmn.reference;

import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.random.Scripted;
import io.millrace.test.script.ScriptedEngine;
import io.millrace.test.script.StateTest;

/** Random cases on engines that begin, take back and fail. */
@DatabaseTest
class MillraceStateTest extends StateTest<CaseModel, Action> {

  MillraceStateTest(Database database) {
    super(database);
  }

  @Override
  protected ScriptedEngine<CaseModel, Action> engine(Database on) {
    return new MillraceScripts(on);
  }

  @Override
  protected Scripted<CaseModel, Action> script(long seed) {
    return new Schedule().of(CaseGenerator.generate(seed), seed);
  }
}
