package io.millrace.benchmark;

import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.OpenTask;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.WireProxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Passes the calls of one instance on and notes the round trips and statements of each. */
final class CallCosts implements EngineCalls {

  private final EngineUnderTest engine;
  private final WireProxy proxy;
  private final CountingDataSource statements;
  private final List<String> starts = new ArrayList<>();
  private final List<String> queries = new ArrayList<>();
  private final List<String> completions = new ArrayList<>();
  private long total;

  CallCosts(EngineUnderTest engine, WireProxy proxy, CountingDataSource statements) {
    this.engine = engine;
    this.proxy = proxy;
    this.statements = statements;
  }

  private <T> T counted(List<String> costs, Supplier<T> work) {
    statements.forgetTexts();
    var before = proxy.counts();
    var result = work.get();
    var trips = proxy.counts().since(before).roundTrips();
    var sent = statements.texts().stream().mapToInt(text -> text.split(";").length).sum();
    costs.add(trips + "/" + sent);
    total += trips + sent;
    return result;
  }

  @Override
  public String start(String processKey, Map<String, Object> variables) {
    return counted(starts, () -> engine.start(processKey, variables));
  }

  @Override
  public List<OpenTask> tasks(String instanceId) {
    return counted(queries, () -> engine.tasks(instanceId));
  }

  @Override
  public OpenTask task(String instanceId, String name) {
    return counted(queries, () -> engine.task(instanceId, name));
  }

  @Override
  public void complete(OpenTask task) {
    counted(
        completions,
        () -> {
          engine.complete(task);
          return null;
        });
  }

  /** Returns the sum of all trips and statements. */
  long total() {
    return total;
  }

  /** Returns trips and statements of each call, such as {@code start 1/3 query - complete -}. */
  @Override
  public String toString() {
    return "start " + text(starts) + " query " + text(queries) + " complete " + text(completions);
  }

  private static String text(List<String> costs) {
    return costs.isEmpty() ? "-" : String.join(" ", costs);
  }
}
