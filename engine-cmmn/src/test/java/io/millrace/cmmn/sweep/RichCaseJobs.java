package io.millrace.cmmn.sweep;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnManagementService;
import io.millrace.common.job.ExternalWorkerJobAcquireBuilder;
import java.time.Duration;
import java.util.List;

/** Lets jobs of cases fail, wait, rest and be taken. */
final class RichCaseJobs {

  private static final String WORKER = "worker";

  private final CmmnEngine engine;
  private final CmmnManagementService management;

  RichCaseJobs(CmmnEngine engine) {
    this.engine = engine;
    this.management = engine.getCmmnManagementService();
  }

  void happen() {
    var runtime = engine.getCmmnRuntimeService();
    var failing = runtime.createCaseInstanceBuilder().caseDefinitionKey("failure");
    failing.start();
    failing.tenantId(RichCases.TENANT).start();
    failing.tenantId(RichCases.TENANT).start();
    var falter = management.createJobQuery().elementName("Falter").list();
    falter.forEach(job -> management.setJobPriority(job.getId(), 7));
    engine.runDueJobs();
    workers();
  }

  private void workers() {
    for (var topic : List.of("shipping", "labels")) {
      fail(topic(topic).acquireAndLock(1, WORKER).get(0).getId(), 2);
    }
    var ship = topic("shipping").tenantId(RichCases.TENANT).acquireAndLock(2, WORKER);
    fail(ship.get(0).getId(), 0);
    topic("labels").acquireAndLock(1, WORKER);
  }

  private ExternalWorkerJobAcquireBuilder topic(String topic) {
    return management.createExternalWorkerJobAcquireBuilder().topic(topic, Duration.ofHours(1));
  }

  private void fail(String job, int retries) {
    management
        .createExternalWorkerJobFailureBuilder(job, WORKER)
        .message("No paper")
        .details("None at all")
        .retries(retries)
        .fail();
  }

  /** Moves jobs to where they do not come by themselves. */
  void move() {
    var timers = management.createTimerJobQuery().elementName("Late").list();
    management.moveJobToDeadLetterJob(timers.get(0).getId());
    management.moveTimerToExecutableJob(timers.get(1).getId());
    management.suspendJobById(timers.get(2).getId());
    var workers = management.createExternalWorkerJobQuery().unlocked().list();
    management.suspendJobById(workers.get(0).getId());
    var faltering = management.createTimerJobQuery().elementName("Falter").list();
    management.suspendJobById(faltering.get(0).getId());
    management.suspendJobById(faltering.get(1).getId());
    management.moveTimerToExecutableJob(faltering.get(2).getId());
  }
}
