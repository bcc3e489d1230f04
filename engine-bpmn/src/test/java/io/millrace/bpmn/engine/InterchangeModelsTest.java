package io.millrace.bpmn.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.repository.Deployment;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What a dozen tools write for the models of the interchange working group: every file is imported,
 * and its processes run to their end. The files are in the directory that the system property
 * {@code millrace.models} or the environment variable {@code MILLRACE_MODELS} names; skipped where
 * there is none.
 */
@EngineTest
class InterchangeModelsTest {

  private static final int MOST_STEPS = 50;

  @Test
  void everyFileIsDeployedAndItsProcessesRunToTheirEnd(TestEngine engine) throws IOException {
    for (var file : files()) {
      var repository = engine.engine().getRepositoryService();
      var name = file.getFileName().toString();
      var deployment =
          repository.createDeployment().addBytes(name, Files.readAllBytes(file)).lenient().deploy();
      assertThat(repository.getDeploymentLiberties(deployment.getId()))
          .as(name)
          .allSatisfy(
              liberty -> {
                assertThat(liberty.line()).isPositive();
                assertThat(liberty.done()).isNotBlank();
              });
      assertThat(runAll(engine, deployment)).as(name).isPositive();
      repository.deleteDeployment(deployment.getId(), true);
    }
  }

  /** Returns how many processes were run. */
  private static int runAll(TestEngine engine, Deployment deployment) {
    var definitions =
        engine
            .engine()
            .getRepositoryService()
            .createProcessDefinitionQuery()
            .deploymentId(deployment.getId())
            .list();
    for (var definition : definitions) {
      var instance = engine.runtime().startProcessInstanceById(definition.getId());
      for (var i = 0; i < MOST_STEPS && !engine.hasEnded(instance); i++) {
        goOn(engine, instance);
      }
      assertThat(engine.hasEnded(instance)).as(definition.getKey()).isTrue();
    }
    return definitions.size();
  }

  private static void goOn(TestEngine engine, ProcessInstance instance) {
    var task =
        engine.tasks().createTaskQuery().processInstanceId(instance.getId()).list().stream()
            .findFirst();
    if (task.isPresent()) {
      engine.tasks().complete(task.get().getId());
      return;
    }
    engine.runtime().createExecutionQuery().processInstanceId(instance.getId()).list().stream()
        .filter(execution -> execution.getActivityId() != null)
        .filter(execution -> execution.getParentId() != null)
        .findFirst()
        .ifPresent(execution -> engine.runtime().trigger(execution.getId()));
  }

  private static List<Path> files() throws IOException {
    var models = System.getProperty("millrace.models", System.getenv("MILLRACE_MODELS"));
    assumeTrue(models != null, "millrace.models names no directory");
    var path = Path.of(models, "miwg-a");
    assumeTrue(Files.isDirectory(path), path + " is absent");
    try (var files = Files.list(path)) {
      return files.filter(file -> file.toString().endsWith(".bpmn")).sorted().toList();
    }
  }
}
