package io.millrace.benchmark.contention;

import io.millrace.benchmark.measure.ResponseTimes;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Two engines on one database, each a node of its own, complete the two tasks of each instance at
 * the same moment, while sessions are killed.
 *
 * @param instances how many instances
 * @param lanes how many are under way at the same time, with two callers each
 * @param killEvery how long to wait before each kill; zero for none
 * @param connections how many connections each engine has
 */
public record Contention(int instances, int lanes, Duration killEvery, int connections) {

  private static final double NANOS_PER_SECOND = 1e9;
  private static final String MODEL =
      """
      <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="millrace">
        <process id="contention" isExecutable="true">
          <startEvent id="start"/>
          <sequenceFlow id="f1" sourceRef="start" targetRef="fork"/>
          <parallelGateway id="fork"/>
          <sequenceFlow id="f2" sourceRef="fork" targetRef="left"/>
          <sequenceFlow id="f3" sourceRef="fork" targetRef="right"/>
          <userTask id="left"/>
          <userTask id="right"/>
          <sequenceFlow id="f4" sourceRef="left" targetRef="join"/>
          <sequenceFlow id="f5" sourceRef="right" targetRef="join"/>
          <parallelGateway id="join"/>
          <sequenceFlow id="f6" sourceRef="join" targetRef="end"/>
          <endEvent id="end"/>
        </process>
      </definitions>
      """;

  /**
   * Runs it.
   *
   * @param server what it runs on, for the result
   * @param places where the engines reach their database
   * @return what came of it
   * @throws InterruptedException if the calling thread is interrupted
   */
  public ContentionResult run(String server, Places places) throws InterruptedException {
    List<ProcessEngine> engines = new ArrayList<>();
    try {
      for (var database : places.engines()) {
        engines.add(engine(database.url(), database.user(), database.password()));
      }
      engines
          .get(0)
          .getRepositoryService()
          .createDeployment()
          .addString("contention.bpmn", MODEL)
          .deploy();
      return run(server, places, engines);
    } finally {
      engines.forEach(ProcessEngine::close);
    }
  }

  private ProcessEngine engine(String url, String user, String password) {
    return new ProcessEngineConfiguration()
        .setJdbcUrl(url)
        .setJdbcUsername(user)
        .setJdbcPassword(password)
        .setJdbcMaxActiveConnections(connections)
        .setDatabaseSchemaUpdate("true")
        .setAsyncExecutorActivate(false)
        .buildProcessEngine();
  }

  private ContentionResult run(String server, Places places, List<ProcessEngine> engines)
      throws InterruptedException {
    AtomicInteger numbers = new AtomicInteger();
    List<JoinLane> all = new ArrayList<>();
    for (int i = 0; i < lanes; i++) {
      all.add(
          new JoinLane(engines, numbers, instances, () -> Thread.currentThread().isInterrupted()));
    }
    long begin = System.nanoTime();
    int kills;
    List<Caller> callers;
    try (SessionKiller killer = SessionKiller.start(places.servers(), killEvery)) {
      callers = callers(all);
      kills = killer.kills();
    }
    double seconds = (System.nanoTime() - begin) / NANOS_PER_SECOND;
    return result(server, TornInstances.in(places.servers().get(0)), kills, callers, all, seconds);
  }

  private static List<Caller> callers(List<JoinLane> lanes) throws InterruptedException {
    ExecutorService threads = Executors.newCachedThreadPool();
    try {
      List<Future<Caller>> running = new ArrayList<>();
      for (JoinLane lane : lanes) {
        running.add(threads.submit(() -> lane.run(0)));
        running.add(threads.submit(() -> lane.run(1)));
      }
      List<Caller> callers = new ArrayList<>();
      for (Future<Caller> each : running) {
        callers.add(each.get());
      }
      return callers;
    } catch (ExecutionException e) {
      throw new IllegalStateException("A caller could not go on: " + e.getCause(), e.getCause());
    } finally {
      threads.shutdownNow();
    }
  }

  private ContentionResult result(
      String server,
      TornInstances found,
      int kills,
      List<Caller> callers,
      List<JoinLane> all,
      double seconds) {
    Map<String, Integer> errors = new TreeMap<>();
    callers.forEach(
        caller -> caller.errors().forEach((type, n) -> errors.merge(type, n, Integer::sum)));
    ResponseTimes times = new ResponseTimes();
    all.forEach(lane -> times.add(lane.times()));
    return new ContentionResult(
        server,
        instances,
        found.ended(),
        found.open(),
        found.count(),
        found.wrong(),
        kills,
        callers.stream().mapToInt(Caller::failed).sum(),
        errors,
        seconds,
        found.ended() / seconds,
        times.latency());
  }
}
