package io.millrace.benchmark.engine;

import java.util.List;
import java.util.Map;

/** An engine that runs cases and no processes; the same holds as for every other. */
public interface CasesOnly extends EngineUnderTest {

  @Override
  CaseCalls cases();

  @Override
  void deployCase(Model model);

  @Override
  default void deploy(Model model) {
    throw noProcesses();
  }

  @Override
  default String start(String processKey, Map<String, Object> variables) {
    throw noProcesses();
  }

  @Override
  default List<OpenTask> tasks(String instanceId) {
    throw noProcesses();
  }

  @Override
  default OpenTask task(String instanceId, String name) {
    throw noProcesses();
  }

  @Override
  default void complete(OpenTask task) {
    throw noProcesses();
  }

  private static NotAvailableException noProcesses() {
    return new NotAvailableException("processes");
  }
}
