package io.millrace.bpmn.plugin;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.RuntimeService;
import io.millrace.common.BadArgumentException;
import io.millrace.common.incident.Incident;
import io.millrace.common.incident.IncidentContext;
import io.millrace.common.incident.IncidentHandler;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Handlers of the application's hear of incidents of their type, beside the engine's record. */
class IncidentHandlerTest {

  /** Notes what it hears of. */
  private static final class Notes implements IncidentHandler {

    private final String type;
    private final List<String> heard = new CopyOnWriteArrayList<>();

    Notes(String type) {
      this.type = type;
    }

    @Override
    public String getIncidentHandlerType() {
      return type;
    }

    @Override
    public void handleIncident(IncidentContext context, String message) {
      assertThat(context.getId()).isNotNull();
      assertThat(context.getIncidentType()).isEqualTo(type);
      assertThat(context.getProcessInstanceId()).isNotNull();
      assertThat(context.getProcessDefinitionId()).isNotNull();
      heard.add("opened at " + context.getActivityId() + ": " + message);
    }

    @Override
    public void resolveIncident(IncidentContext context) {
      heard.add("resolved " + context.getConfiguration());
    }

    @Override
    public void deleteIncident(IncidentContext context) {
      heard.add("deleted " + context.getConfiguration());
    }
  }

  /** Fails whenever it hears of something, in one way or another. */
  private record Broken(Runnable failure) implements IncidentHandler {

    @Override
    public String getIncidentHandlerType() {
      return Incident.FAILED_JOB_TYPE;
    }

    @Override
    public void handleIncident(IncidentContext context, String message) {
      failure.run();
    }

    @Override
    public void resolveIncident(IncidentContext context) {
      failure.run();
    }

    @Override
    public void deleteIncident(IncidentContext context) {
      failure.run();
    }
  }

  /** Starts an instance whose job is a dead letter; returns the job's id. */
  private static String deadLetter(PluggedEngine plugged) {
    plugged.deploy(
        process("order")
            .startEvent()
            .activity("manualTask", "pay", t -> t.asyncBefore())
            .userTask("ship")
            .endEvent());
    plugged.engine().getRuntimeService().startProcessInstanceByKey("order");
    var management = plugged.engine().getManagementService();
    var job = management.createJobQuery().singleResult().getId();
    management.moveJobToDeadLetterJob(job);
    return job;
  }

  private static RuntimeService runtime(PluggedEngine plugged) {
    return plugged.engine().getRuntimeService();
  }

  @Test
  void handlersOfTheTypeHearThatAJobFailedAndGetsNewTries() {
    var notes = new Notes(Incident.FAILED_JOB_TYPE);
    var second = new Notes(Incident.FAILED_JOB_TYPE);
    var other = new Notes("late");
    try (var plugged =
        PluggedEngine.registering(
            e -> e.incidentHandler(notes).incidentHandler(second).incidentHandler(other))) {
      var job = deadLetter(plugged);
      assertThat(notes.heard).containsExactly("opened at pay: null");
      assertThat(runtime(plugged).createIncidentQuery().count()).isEqualTo(1);
      plugged.engine().getManagementService().moveDeadLetterJobToExecutableJob(job, 1);
      assertThat(notes.heard).containsExactly("opened at pay: null", "resolved " + job);
      assertThat(second.heard).isEqualTo(notes.heard);
      assertThat(other.heard).isEmpty();
    }
  }

  @Test
  void aHandlerHearsThatTheJobIsDeletedOrItsInstanceEnds() {
    var notes = new Notes(Incident.FAILED_JOB_TYPE);
    try (var plugged = PluggedEngine.registering(e -> e.incidentHandler(notes))) {
      var deleted = deadLetter(plugged);
      plugged.engine().getManagementService().deleteDeadLetterJob(deleted);
      assertThat(notes.heard).last().isEqualTo("deleted " + deleted);
      var ended = deadLetter(plugged);
      runtime(plugged)
          .createProcessInstanceQuery()
          .list()
          .forEach(order -> runtime(plugged).deleteProcessInstance(order.getId(), "enough"));
      assertThat(notes.heard).last().isEqualTo("deleted " + ended);
    }
  }

  @Test
  void aHandlerHearsOfATypeOfTheApplications() {
    var notes = new Notes("late");
    try (var plugged = PluggedEngine.registering(e -> e.incidentHandler(notes))) {
      plugged.deploy(process("order").startEvent().userTask("pay").endEvent());
      var order = runtime(plugged).startProcessInstanceByKey("order");
      runtime(plugged).createIncident("unpaid", order.getId(), "b");
      assertThat(notes.heard).isEmpty();
      var late = runtime(plugged).createIncident("late", order.getId(), "c", "two days");
      runtime(plugged).resolveIncident(late.getId());
      assertThat(notes.heard).containsExactly("opened at null: two days", "resolved c");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aHandlerThatFailsKeepsNothingFromBeingNoted(boolean badly) {
    var notes = new Notes(Incident.FAILED_JOB_TYPE);
    var broken =
        new Broken(
            () -> {
              if (badly) {
                throw new NoClassDefFoundError("Paper");
              }
              throw new IllegalStateException("no paper");
            });
    try (var plugged =
        PluggedEngine.registering(e -> e.incidentHandler(broken).incidentHandler(notes))) {
      var job = deadLetter(plugged);
      assertThat(runtime(plugged).createIncidentQuery().count()).isEqualTo(1);
      plugged.engine().getManagementService().moveDeadLetterJobToExecutableJob(job, 1);
      assertThat(runtime(plugged).createIncidentQuery().count()).isZero();
      assertThat(notes.heard).hasSize(2);
    }
  }

  @Test
  void aHandlerOfNoTypeIsRefused() {
    assertThatThrownBy(() -> PluggedEngine.registering(e -> e.incidentHandler(new Notes(null))))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("getIncidentHandlerType()");
  }

  @Test
  void theConfigurationTakesThemToo() {
    var notes = new Notes(Incident.FAILED_JOB_TYPE);
    var configuration =
        new ProcessEngineConfiguration().setCustomIncidentHandlers(List.<IncidentHandler>of(notes));
    try (var plugged = PluggedEngine.of(configuration)) {
      deadLetter(plugged);
      assertThat(notes.heard).hasSize(1);
    }
    var withNull = new ArrayList<IncidentHandler>(Arrays.asList(notes, null));
    for (var none : Arrays.asList(null, withNull)) {
      assertThatThrownBy(() -> configuration.setCustomIncidentHandlers(none))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("customIncidentHandlers");
    }
  }
}
