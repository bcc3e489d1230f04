package io.millrace.bpmn.test.invariant;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.Invariants;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each violation is planted by SQL, seen, and taken back. */
@EngineTest
class BpmnInvariantsTest {

  private TestEngine engine;
  private ProcessInstance instance;

  @BeforeEach
  void startAnInstanceThatWaitsInAllWays(TestEngine fresh) {
    engine = fresh;
    engine.deploy(process("called").userTask("help"));
    engine.deploy(
        process("all")
            .fork(
                b -> b.task("quick"),
                b -> b.userTask("review"),
                b -> b.receiveTask("answer", "answer"),
                b -> b.catchEvent("pause", Trigger.timerDuration("PT1H")),
                b -> b.callActivity("call", "called"),
                b -> b.serviceTask("later", t -> t.asyncBefore().expression("${true}")),
                b -> b.userTask("vote", t -> t.multiInstance(loop -> loop.cardinality(3))),
                b -> b.subProcess("inner", s -> s.userTask("deep")))
            .join("join"));
    instance = engine.start("all");
  }

  @Test
  void instanceThatWaitsInAllWaysViolatesNothing() throws SQLException {
    assertThat(violationsAfter()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          review | delete from MR_TASK where TASK_DEFINITION_KEY_ = 'review' | its task is gone
          answer | delete from MR_EVENT_SUBSCRIPTION | its subscription is gone
          pause  | delete from MR_JOB where ELEMENT_ID_ = 'pause' | its timer or subscription is gone
          call   | update MR_EXECUTION set SUPER_EXECUTION_ID_ = null | the instance it called is gone
          later  | delete from MR_JOB where ELEMENT_ID_ = 'later' | a service task never waits
          later  | update MR_JOB set STATE_ = 'dead_letter' where ELEMENT_ID_ = 'later' | a service task never waits
          inner  | delete from MR_EXECUTION where ACTIVITY_ID_ = 'deep' | nothing is live in its sub-process
          vote   | delete from MR_EXECUTION where ACTIVITY_ID_ = 'vote' and LOOP_COUNTER_ is not null | no instance of its loop is live
          """)
  void tokenThatNothingWillWakeIsNamed(String element, String planted, String missing)
      throws SQLException {
    assertThat(violationsAfter(planted))
        .anyMatch(said -> said.contains("at '" + element + "'") && said.contains(missing));
  }

  @Test
  void joinThatNoTokenCanReachAnyMoreIsNamed() throws SQLException {
    engine.deploy(process("two").fork(b -> b.task("quick"), b -> b.userTask("slow")).join("meet"));
    engine.start("two");
    assertThat(
            violationsAfter(
                "delete from MR_TASK where TASK_DEFINITION_KEY_ = 'slow'",
                "delete from MR_EXECUTION where ACTIVITY_ID_ = 'slow'"))
        .anyMatch(said -> said.contains("at 'meet'") && said.contains("can reach the join"));
  }

  @Test
  void joinWhoseTokensAreAllThereIsNamed() throws SQLException {
    engine.deploy(process("two").fork(b -> b.task("quick"), b -> b.userTask("slow")).join("meet"));
    engine.start("two");
    assertThat(
            violationsAfter(
                "update MR_EXECUTION set ACTIVITY_ID_ = 'meet', ACTIVE_ = false where ACTIVITY_ID_ = 'slow'"))
        .anyMatch(said -> said.contains("at 'meet'") && said.contains("all 2 tokens"));
  }

  @Test
  void processInstanceWithoutATokenIsNamed() throws SQLException {
    assertThat(violationsAfter("delete from MR_EXECUTION where PARENT_ID_ is not null"))
        .anyMatch(said -> said.contains("a process instance without any token"));
  }

  @Test
  void tokenOfAnInstanceThatHasEndedIsNamed() throws SQLException {
    assertThat(violationsAfter("delete from MR_EXECUTION where ID_ = " + instance.getId()))
        .anyMatch(said -> said.contains("process instance " + instance.getId() + " has ended"))
        .anyMatch(said -> said.contains("is outside its family"))
        .anyMatch(said -> said.contains("of MR_TASK is open, but process instance"))
        .anyMatch(said -> said.contains("of MR_JOB is open, but process instance"))
        .anyMatch(said -> said.contains("of MR_EVENT_SUBSCRIPTION is open, but process instance"));
  }

  @Test
  void wrongCounterOfALoopIsNamed() throws SQLException {
    assertThat(
            violationsAfter(
                "update MR_EXECUTION set LOOP_ACTIVE_ = 2 where ACTIVITY_ID_ = 'vote' and LOOP_TOTAL_ = 3"))
        .anyMatch(said -> said.contains("at 'vote'") && said.contains("counts 2 live"));
  }

  @Test
  void counterThatOutlivesItsLoopIsNamed() throws SQLException {
    assertThat(
            violationsAfter(
                "update MR_EXECUTION set LOOP_ACTIVE_ = 2 where ACTIVITY_ID_ = 'review'"))
        .anyMatch(said -> said.contains("is no loop, but counts 2"));
  }

  @Test
  void secondJobForOneWaitIsNamed() throws SQLException {
    assertThat(
            violationsAfter(
                """
                insert into MR_JOB (ID_, REV_, SCOPE_TYPE_, SCOPE_ID_, SUB_SCOPE_ID_, STATE_, TYPE_, HANDLER_TYPE_,
                  ELEMENT_ID_, PRIORITY_, CREATE_TIME_, EXCLUSIVE_, RETRIES_)
                select 7, 1, SCOPE_TYPE_, SCOPE_ID_, SUB_SCOPE_ID_, STATE_, TYPE_, HANDLER_TYPE_, ELEMENT_ID_, PRIORITY_,
                  CREATE_TIME_, EXCLUSIVE_, RETRIES_ from MR_JOB where ELEMENT_ID_ = 'pause'
                """))
        .anyMatch(said -> said.contains("has 2 jobs 'timer-event' for 'pause'"));
  }

  @Test
  void historyThatEndsBeforeItStartsOrOutsideItsInstanceIsNamed() throws SQLException {
    engine.deploy(process("short").userTask("only"));
    var ended = engine.start("short");
    engine.completeTask(ended, "only");
    assertThat(
            violationsAfter(
                "update MR_HI_ACTIVITY set DURATION_ = -1 where ACTIVITY_ID_ = 'only'",
                "update MR_HI_TASK set DURATION_ = -1",
                "update MR_HI_PROCESS_INSTANCE set DURATION_ = -1, START_TIME_ = timestamp '2999-01-01 00:00:00'"))
        .anyMatch(said -> said.startsWith("activity") && said.contains("before it starts"))
        .anyMatch(said -> said.startsWith("task") && said.contains("before it starts"))
        .anyMatch(said -> said.startsWith("process instance") && said.contains("before it starts"))
        .anyMatch(said -> said.contains("('only') lies outside its process instance"));
  }

  private List<String> violationsAfter(String... planted) throws SQLException {
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      for (var sql : planted) {
        assertThat(statement.executeUpdate(sql)).as(sql).isPositive();
      }
      var violations = Invariants.in(connection).violations(connection);
      connection.rollback();
      return violations;
    }
  }
}
