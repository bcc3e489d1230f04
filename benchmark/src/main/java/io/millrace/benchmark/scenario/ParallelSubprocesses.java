package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.OpenTask;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A fork into three sub-processes that are joined: one user task under a timer of three hours, one
 * service task, and two parallel user tasks under a timer of five hours. Five calls: start, query
 * the tasks by name, complete all three.
 */
public record ParallelSubprocesses() implements Scenario {

  private static final List<String> TASKS = List.of("A", "B", "C");

  @Override
  public String name() {
    return "parallelSubprocesses";
  }

  @Override
  public void run(EngineCalls engine) {
    String instance = engine.start(name(), Map.of());
    List<OpenTask> tasks = engine.tasks(instance);
    List<String> names = tasks.stream().map(OpenTask::name).toList();
    if (!names.equals(TASKS)) {
      throw new IllegalStateException(
          "Instance "
              + instance
              + " must wait at the tasks "
              + TASKS
              + ", but it waits at "
              + names
              + ".");
    }
    tasks.forEach(engine::complete);
  }

  /** Two forks; the inner join is reached by two tokens and the outer one by three. */
  @Override
  public Optional<Traces> traces() {
    return Optional.of(
        Traces.ofStartAndEnd()
            .with("startEvent", 4)
            .with("endEvent", 4)
            .with("subProcess", 3)
            .with("serviceTask", 1)
            .with("exclusiveGateway", 2)
            .with("parallelGateway", 7)
            .withTasks(3));
  }
}
