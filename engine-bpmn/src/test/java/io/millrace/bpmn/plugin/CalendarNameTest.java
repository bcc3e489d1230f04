package io.millrace.bpmn.plugin;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DeploymentException;
import io.millrace.common.ExpressionException;
import io.millrace.common.calendar.BusinessCalendar;
import io.millrace.common.job.Job;
import io.millrace.test.conformance.Covers;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** Timers and tasks whose model names the calendar that reads their times. */
class CalendarNameTest {

  private static final String NAME = "flowable:businessCalendarName";
  private static final Instant MONDAY = Instant.parse("2035-01-01T08:00:00Z");
  private static final Instant FRIDAY = Instant.parse("2035-01-05T08:00:00Z");
  private static final BusinessCalendar SHIFTS = (text, reference) -> MONDAY;

  private static BpmnBuilder waitsFor(Trigger trigger) {
    return process("order").startEvent().catchEvent("late", trigger).endEvent();
  }

  private static Job timer(PluggedEngine plugged) {
    return plugged.engine().getManagementService().createTimerJobQuery().singleResult();
  }

  private static Date dueAfterStart(
      PluggedEngine plugged, Trigger trigger, Map<String, Object> variables) {
    plugged.deploy(waitsFor(trigger));
    plugged.engine().getRuntimeService().startProcessInstanceByKey("order", variables);
    return timer(plugged).getDuedate();
  }

  @Test
  @Covers("19 timer catch event")
  void aTimerIsReadByTheCalendarThatItNames() {
    try (var plugged = PluggedEngine.registering(e -> e.calendar("shifts", SHIFTS))) {
      var trigger = Trigger.timerDuration("one shift").with(NAME, "shifts");
      assertThat(dueAfterStart(plugged, trigger, Map.of())).isEqualTo(Date.from(MONDAY));
    }
  }

  @Test
  void anExpressionNamesTheCalendar() {
    try (var plugged =
        PluggedEngine.registering(
            e -> e.calendar("shifts", SHIFTS).calendar("default", (text, now) -> FRIDAY))) {
      var trigger = Trigger.timerDate("${time}").with(NAME, "${team}");
      var variables = Map.<String, Object>of("time", "the next one", "team", "shifts");
      assertThat(dueAfterStart(plugged, trigger, variables)).isEqualTo(Date.from(MONDAY));
      assertThatThrownBy(
              () ->
                  plugged
                      .engine()
                      .getRuntimeService()
                      .startProcessInstanceByKey("order", Map.of("time", "next", "team", "none")))
          .isInstanceOf(ExpressionException.class)
          .hasMessageContaining("There is no calendar 'none'")
          .hasMessageContaining("shifts");
    }
  }

  @Test
  void theCalendarOfAKindComesBeforeTheOneForAll() {
    try (var plugged =
        PluggedEngine.registering(
            e -> e.calendar("duration", SHIFTS).calendar("default", (text, now) -> FRIDAY))) {
      plugged.deploy(
          process("order")
              .startEvent()
              .userTask("pay", t -> t.dueDate("some day"))
              .boundaryEvent("late", Trigger.timerDuration("a day"), b -> b.endEvent("tooLate"))
              .endEvent());
      plugged.engine().getRuntimeService().startProcessInstanceByKey("order");
      assertThat(timer(plugged).getDuedate()).isEqualTo(Date.from(MONDAY));
      assertThat(plugged.engine().getTaskService().createTaskQuery().singleResult().getDueDate())
          .isEqualTo(Date.from(FRIDAY));
    }
  }

  @Test
  @Covers("63 due date of a user task")
  void theDueDateOfATaskIsReadByTheCalendarThatItNames() {
    try (var plugged = PluggedEngine.registering(e -> e.calendar("shifts", SHIFTS))) {
      plugged.deploy(
          process("order")
              .startEvent()
              .userTask("pay", t -> t.dueDate("one shift").attribute(NAME, "shifts"))
              .endEvent());
      plugged.engine().getRuntimeService().startProcessInstanceByKey("order");
      assertThat(plugged.engine().getTaskService().createTaskQuery().singleResult().getDueDate())
          .isEqualTo(Date.from(MONDAY));
    }
  }

  @Test
  @Covers("34 timer boundary event")
  void aCycleAsksItsCalendarEachTime() {
    var asked = new CopyOnWriteArrayList<String>();
    BusinessCalendar hourly =
        (text, reference) -> {
          asked.add(text);
          return asked.size() > 3 ? null : reference.plus(Duration.ofHours(1));
        };
    try (var plugged = PluggedEngine.registering(e -> e.calendar("shifts", hourly))) {
      plugged.deploy(
          process("order")
              .startEvent()
              .userTask("pay")
              .nonInterruptingBoundaryEvent(
                  "reminder",
                  Trigger.timerCycle("each shift").with(NAME, "shifts"),
                  b -> b.endEvent("reminded"))
              .endEvent());
      var engine = plugged.engine();
      engine.getRuntimeService().startProcessInstanceByKey("order");
      for (var times = 0; times < 3; times++) {
        engine.getManagementService().moveTimerToExecutableJob(timer(plugged).getId());
        engine
            .getManagementService()
            .executeJob(engine.getManagementService().createJobQuery().singleResult().getId());
      }
      assertThat(asked).containsOnly("each shift").hasSizeGreaterThanOrEqualTo(4);
      assertThat(timer(plugged)).isNull();
    }
  }

  @Test
  void aCycleEndsWhateverItsCalendarSays() {
    BusinessCalendar hourly =
        (text, reference) -> {
          assertThat(text).isEqualTo("each shift");
          return reference.plus(Duration.ofHours(1));
        };
    try (var plugged = PluggedEngine.registering(e -> e.calendar("shifts", hourly))) {
      plugged.deploy(
          process("order")
              .startEvent()
              .userTask("pay")
              .nonInterruptingBoundaryEvent(
                  "reminder",
                  Trigger.timerCycle("each shift", "PT90M").with(NAME, "shifts"),
                  b -> b.endEvent("reminded"))
              .endEvent());
      var engine = plugged.engine();
      engine.getRuntimeService().startProcessInstanceByKey("order");
      assertThat(timer(plugged)).isNotNull();
      engine.clock().advance(Duration.ofMinutes(61));
      assertThat(engine.runDueJobs()).isEqualTo(1);
      assertThat(timer(plugged)).isNull();
    }
  }

  @Test
  void aCycleThatIsGivenAnotherTextAsksItsCalendarNoMore() {
    BusinessCalendar hourly =
        (text, reference) -> {
          assertThat(text).isEqualTo("each shift");
          return reference.plus(Duration.ofHours(1));
        };
    try (var plugged = PluggedEngine.registering(e -> e.calendar("shifts", hourly))) {
      plugged.deploy(
          process("order")
              .startEvent()
              .userTask("pay")
              .nonInterruptingBoundaryEvent(
                  "reminder",
                  Trigger.timerCycle("each shift").with(NAME, "shifts"),
                  b -> b.endEvent("reminded"))
              .endEvent());
      plugged.engine().getRuntimeService().startProcessInstanceByKey("order");
      var management = plugged.engine().getManagementService();
      // when
      management.rescheduleTimeCycleJob(timer(plugged).getId(), "R3/PT2H");
      var first = timer(plugged);
      management.executeJob(first.getId());
      // then
      assertThat(timer(plugged).getDuedate().toInstant())
          .isEqualTo(first.getDuedate().toInstant().plus(Duration.ofHours(2)));
    }
  }

  @Test
  void theStandardNamesNeedNoCalendarOfTheApplications() {
    try (var plugged = PluggedEngine.registering(e -> {})) {
      for (var trigger :
          List.of(
              Trigger.timerDuration("PT1H").with(NAME, "duration"),
              Trigger.timerDate("2035-01-01T08:00:00Z").with(NAME, "dueDate"),
              Trigger.timerCycle("R3/PT1H").with(NAME, "cycle"))) {
        plugged.deploy(waitsFor(trigger));
      }
      assertThatThrownBy(
              () -> plugged.deploy(waitsFor(Trigger.timerDuration("soon").with(NAME, "duration"))))
          .isInstanceOf(DeploymentException.class)
          .hasMessageContaining("'soon'");
    }
  }

  @Test
  void aCalendarThatIsNotThereIsRefused() {
    try (var plugged = PluggedEngine.registering(e -> e.calendar("shifts", SHIFTS))) {
      var model =
          process("order")
              .startEvent()
              .userTask("pay", t -> t.dueDate("one shift").attribute(NAME, "holidays"))
              .boundaryEvent(
                  "late",
                  Trigger.timerDuration("a day").with(NAME, "shift"),
                  b -> b.endEvent("tooLate"))
              .endEvent();
      assertThatThrownBy(() -> plugged.deploy(model))
          .isInstanceOf(DeploymentException.class)
          .hasMessageContaining("BPMN-165")
          .hasMessageContaining("'holidays'")
          .hasMessageContaining("'shift'")
          .hasMessageContaining("[cycle, dueDate, duration, shifts]");
    }
  }
}
