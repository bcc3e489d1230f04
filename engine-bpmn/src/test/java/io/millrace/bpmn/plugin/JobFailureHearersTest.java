package io.millrace.bpmn.plugin;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.common.ExpressionException;
import io.millrace.common.event.EngineEvent;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.event.EngineEventType;
import io.millrace.common.incident.Incident;
import io.millrace.common.incident.IncidentContext;
import io.millrace.common.incident.IncidentHandler;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.database.DatabaseTest;
import java.util.Collection;
import java.util.EnumSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Code that hears of a job's failure keeps it from being noted in no way. */
@DatabaseTest
@ExpectsDeadLetters
class JobFailureHearersTest {

  private final AtomicInteger told = new AtomicInteger();
  private ProcessEngine engine;

  /** Calls the engine, and that fails half way. */
  private void callInVain() {
    told.incrementAndGet();
    engine.getRuntimeService().startProcessInstanceByKey("alert");
  }

  private static void throwUndeclared(Throwable failure) {
    JobFailureHearersTest.<RuntimeException>raise(failure);
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> void raise(Throwable failure) throws E {
    throw (E) failure;
  }

  /** Hears of failures of jobs. */
  private record Hearing(Runnable reaction, boolean isFailOnException)
      implements EngineEventListener {
    @Override
    public void onEvent(EngineEvent event) {
      reaction.run();
    }

    @Override
    public Collection<EngineEventType> getTypes() {
      return EnumSet.of(EngineEventType.JOB_EXECUTION_FAILURE);
    }
  }

  /** Hears of failed jobs. */
  private record Handling(Runnable reaction) implements IncidentHandler {
    @Override
    public String getIncidentHandlerType() {
      return Incident.FAILED_JOB_TYPE;
    }

    @Override
    public void handleIncident(IncidentContext context, String message) {
      reaction.run();
    }

    @Override
    public void resolveIncident(IncidentContext context) {}

    @Override
    public void deleteIncident(IncidentContext context) {}
  }

  /** Lets the only try of a job fail. */
  private void failAJob(Consumer<EngineExtensions> registration) {
    failAJob(registration, ProcessEngine::runDueJobs);
  }

  private void failAJob(Consumer<EngineExtensions> registration, Consumer<ProcessEngine> running) {
    try (var plugged = PluggedEngine.registering(registration)) {
      engine = plugged.engine();
      plugged.deploy(
          process("alert").serviceTask("mail", t -> t.expression("${missing}")),
          process("order")
              .serviceTask(
                  "pay", t -> t.asyncBefore().retryCycle("R1/PT1S").expression("${missing}")));
      engine.getRuntimeService().startProcessInstanceByKey("order");
      running.accept(engine);
      assertThat(told).hasValue(1);
      assertThat(engine.getManagementService().createDeadLetterJobQuery().count()).isOne();
      assertThat(engine.getRuntimeService().createIncidentQuery().count()).isOne();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aListenerWhoseCallOfTheEngineFailsKeepsNothingFromBeingNoted(boolean isFailOnException) {
    failAJob(e -> e.eventListener(new Hearing(this::callInVain, isFailOnException)));
  }

  @Test
  void aListenerOfTheModelThatIsNotThereKeepsNothingFromBeingNoted() {
    try (var plugged = PluggedEngine.registering(e -> {})) {
      plugged.deploy(
          process("order")
              .extension(
                  "flowable:eventListener",
                  "delegateExpression",
                  "${monitoring}",
                  "events",
                  "JOB_EXECUTION_FAILURE")
              .serviceTask(
                  "pay", t -> t.asyncBefore().retryCycle("R1/PT1S").expression("${missing}")));
      plugged.engine().getRuntimeService().startProcessInstanceByKey("order");
      plugged.engine().runDueJobs();
      var jobs = plugged.engine().getManagementService();
      assertThat(jobs.createDeadLetterJobQuery().count()).isOne();
    }
  }

  @Test
  void aListenerKeepsNothingFromBeingNotedWhenACallRunsTheJob() {
    failAJob(
        e -> e.eventListener(new Hearing(this::callInVain, true)),
        running -> {
          var jobs = running.getManagementService();
          var job = jobs.createJobQuery().singleResult().getId();
          assertThatThrownBy(() -> jobs.executeJob(job))
              .isInstanceOf(ExpressionException.class)
              .hasMessageContaining("missing");
        });
  }

  @Test
  void aHandlerOfIncidentsWhoseCallOfTheEngineFailsKeepsNothingFromBeingNoted() {
    failAJob(e -> e.incidentHandler(new Handling(this::callInVain)));
  }

  @Test
  void aListenerThatFailsAsNoMethodDeclaresKeepsNothingFromBeingNoted() {
    failAJob(
        e ->
            e.eventListener(
                new Hearing(
                    () -> {
                      told.incrementAndGet();
                      throwUndeclared(new Exception("the monitoring is away"));
                    },
                    true)));
  }
}
