package io.millrace.benchmark.engine;

import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Scenarios;
import io.millrace.benchmark.scenario.Traces;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * A tiny engine that knows the benchmark's processes by heart and keeps them in memory, to test
 * what drives and measures engines.
 */
public class InMemoryEngine implements EngineUnderTest {

  private static final Map<String, List<String>> TASKS =
      Map.of(
          "parallelSubprocesses", List.of("A", "B", "C"),
          "manyVariables", List.of("A"),
          "terminateUserTasks", List.of("A", "B", "C"));

  private final AtomicLong ids = new AtomicLong();
  private final Map<String, Map<String, OpenTask>> open = new ConcurrentHashMap<>();
  private final Map<String, AtomicLong> ended = new ConcurrentHashMap<>();

  @Override
  public String name() {
    return "in memory";
  }

  @Override
  public String version() {
    return "1, beta";
  }

  @Override
  public void deploy(Model model) {
    // knows every process already
  }

  @Override
  public String start(String processKey, Map<String, Object> variables) {
    String id = processKey + ":" + ids.incrementAndGet();
    Map<String, OpenTask> tasks = new TreeMap<>();
    TASKS
        .getOrDefault(processKey, List.of())
        .forEach(name -> tasks.put(name, new OpenTask(id + ":" + name, name)));
    open.put(id, tasks);
    endIfDone(id);
    return id;
  }

  @Override
  public List<OpenTask> tasks(String instanceId) {
    return List.copyOf(open.getOrDefault(instanceId, Map.of()).values());
  }

  @Override
  public OpenTask task(String instanceId, String name) {
    return open.get(instanceId).get(name);
  }

  @Override
  public void complete(OpenTask task) {
    String id = task.id().substring(0, task.id().lastIndexOf(':'));
    Map<String, OpenTask> tasks = open.get(id);
    tasks.remove(task.name());
    if (id.startsWith("terminate")) {
      tasks.clear();
    }
    endIfDone(id);
  }

  private void endIfDone(String id) {
    if (open.get(id).isEmpty()) {
      open.remove(id);
      ended
          .computeIfAbsent(id.substring(0, id.indexOf(':')), key -> new AtomicLong())
          .incrementAndGet();
    }
  }

  @Override
  public Map<String, Long> runtimeRows() {
    return Map.of("INSTANCE", (long) open.size());
  }

  @Override
  public HistoryCensus history() {
    return Scenarios.all().stream()
        .flatMap(this::census)
        .reduce(new HistoryCensus(0, open.size(), 0, 0, Map.of()), InMemoryEngine::sum);
  }

  private static HistoryCensus sum(HistoryCensus one, HistoryCensus other) {
    Map<String, Long> activities = new TreeMap<>(one.endedActivities());
    other.endedActivities().forEach((type, count) -> activities.merge(type, count, Long::sum));
    return new HistoryCensus(
        one.endedInstances() + other.endedInstances(),
        one.openInstances(),
        one.endedTasks() + other.endedTasks(),
        one.variables() + other.variables(),
        activities);
  }

  private Stream<HistoryCensus> census(Scenario scenario) {
    if (!ended.containsKey(scenario.name())) {
      return Stream.empty();
    }
    long instances = ended.get(scenario.name()).get();
    Traces traces = scenario.traces().orElseThrow();
    Map<String, Long> activities = new TreeMap<>();
    traces.activities().forEach((type, each) -> activities.put(type, each * instances));
    return Stream.of(
        new HistoryCensus(
            instances,
            open.size(),
            traces.tasks() * instances,
            traces.variables() * instances,
            activities));
  }

  @Override
  public boolean isConflict(RuntimeException failure) {
    return failure instanceof Conflict;
  }

  @Override
  public void close() {
    open.clear();
  }

  /** Stands for a call that a rival undid. */
  public static final class Conflict extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates the conflict. */
    public Conflict() {
      super("somebody was faster");
    }
  }
}
