package io.millrace.bpmn.kill;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;

/**
 * The program that is killed: an engine under load, whose threads each start an instance, write
 * down that they have, and go on with the next.
 */
final class LoadedEngine {

  /** What the lines end with that are whole. */
  static final String END = " ok";

  private static final int THREADS = 16;

  private final ProcessEngine engine;
  private final String round;

  private LoadedEngine(ProcessEngine engine, String round) {
    this.engine = engine;
    this.round = round;
  }

  /**
   * Starts instances until it is killed.
   *
   * @param arguments URL, user and password of the database, the name of the round
   */
  public static void main(String[] arguments) {
    var engine =
        new ProcessEngineConfiguration()
            .setJdbcUrl(arguments[0])
            .setJdbcUsername(arguments[1])
            .setJdbcPassword(arguments[2])
            .setGroupCommitConnections(2)
            .buildProcessEngine();
    var load = new LoadedEngine(engine, arguments[3]);
    for (var i = 0; i < THREADS; i++) {
      var thread = i;
      new Thread(() -> load.run(thread)).start();
    }
  }

  private void run(int thread) {
    for (var i = 0; ; i++) {
      var process = i % 3 == 0 ? "waiting" : "ending";
      var key = round + "-" + thread + "-" + i;
      var instance = engine.getRuntimeService().startProcessInstanceByKey(process, key);
      System.out.println(process + " " + key + " " + instance.getId() + END);
    }
  }
}
