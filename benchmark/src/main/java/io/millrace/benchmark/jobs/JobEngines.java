package io.millrace.benchmark.jobs;

import io.millrace.benchmark.peer.EngineCatalog;
import io.millrace.benchmark.peer.EngineEntry;
import java.nio.file.Path;
import java.util.List;

/** The engines that can be nodes. */
public final class JobEngines {

  private JobEngines() {}

  /**
   * Lists Millrace, with the class path of this JVM, and the peers, with those that the build made.
   *
   * @param module the directory of the module {@code benchmark}
   * @return the engines, whose factories are of the type {@link JobEngineFactory}
   */
  public static EngineCatalog in(Path module) {
    return new EngineCatalog(
        List.of(
            new EngineEntry(
                EngineCatalog.MILLRACE,
                MillraceJobs.Factory.class.getName(),
                () -> System.getProperty("java.class.path")),
            EngineCatalog.peer(module, "flowable-8", "flowable8.Flowable8Jobs"),
            EngineCatalog.peer(module, "camunda-7", "camunda.CamundaJobs"),
            EngineCatalog.peer(module, "db-scheduler", "dbscheduler.DbSchedulerJobs")));
  }
}
