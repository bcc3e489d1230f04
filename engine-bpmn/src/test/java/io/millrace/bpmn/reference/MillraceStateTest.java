package io.millrace.bpmn.reference;

import io.millrace.test.WithoutInvariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.random.Scripted;
import io.millrace.test.script.ScriptedEngine;
import io.millrace.test.script.StateTest;

/** Random processes on engines that begin, take back and fail. */
@DatabaseTest
@WithoutInvariants("dead letters of random processes stay until the end of a script")
class MillraceStateTest extends StateTest<ProcessModel, Action> {

  MillraceStateTest(Database database) {
    super(database);
  }

  @Override
  protected ScriptedEngine<ProcessModel, Action> engine(Database on) {
    return new MillraceScripts(on);
  }

  @Override
  protected Scripted<ProcessModel, Action> script(long seed) {
    return new Schedule(new Rules()).of(ProcessGenerator.generate(seed), seed);
  }
}
