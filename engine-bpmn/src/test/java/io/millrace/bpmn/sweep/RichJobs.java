package io.millrace.bpmn.sweep;

import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.common.job.ExternalWorkerJobAcquireBuilder;
import java.time.Duration;
import java.util.List;

/** Lets jobs fail, wait, rest and be taken. */
final class RichJobs {

  private static final String WORKER = "worker";

  private final ProcessEngine engine;
  private final ManagementService management;
  private final String order;

  RichJobs(ProcessEngine engine, String order) {
    this.engine = engine;
    this.management = engine.getManagementService();
    this.order = order;
  }

  void happen() {
    var runtime = engine.getRuntimeService();
    runtime.startProcessInstanceByMessageAndTenantId("failing", RichProcesses.TENANT);
    runtime.startProcessInstanceByMessageAndTenantId("failing", RichProcesses.TENANT);
    runtime.startProcessInstanceByMessage("failing");
    var falter = management.createJobQuery().elementId("falter").list();
    falter.forEach(job -> management.setJobPriority(job.getId(), 7));
    engine.runDueJobs();
    management.suspendJobByProcessInstanceId(order);
    management.activateJobByProcessInstanceId(order);
    workers();
  }

  private void workers() {
    for (var topic : List.of("shipping", "labels")) {
      fail(topic(topic).acquireAndLock(1, WORKER).get(0).getId(), 2);
    }
    var ship = topic("shipping").tenantId(RichProcesses.TENANT).acquireAndLock(2, WORKER);
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
    var timers = management.createTimerJobQuery().elementId("late").list();
    management.moveJobToDeadLetterJob(timers.get(0).getId());
    management.moveTimerToExecutableJob(timers.get(1).getId());
    var daily = management.createTimerJobQuery().elementId("day").jobWithoutTenantId();
    management.suspendJobById(daily.singleResult().getId());
    var batched = management.createJobQuery().withoutProcessInstanceId().list().get(0);
    management.moveJobToDeadLetterJob(batched.getId());
    var faltering =
        management
            .createTimerJobQuery()
            .elementId("falter")
            .jobTenantId(RichProcesses.TENANT)
            .list();
    management.suspendJobById(faltering.get(0).getId());
    management.moveTimerToExecutableJob(faltering.get(1).getId());
  }
}
