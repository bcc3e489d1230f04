package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.bpmn.test.Trigger.timerDuration;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.job.DeadLetterJobQuery;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobQuery;
import io.millrace.common.job.TimerJobQuery;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.QueryTable;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.Test;

@EngineTest
class JobQueriesTest {

  private static final Instant NOON = Instant.parse("2031-05-06T12:00:00Z");

  private static Date at(int minutes) {
    return Date.from(NOON.plus(Duration.ofMinutes(minutes)));
  }

  @ExpectsDeadLetters
  @Test
  void jobsAreFoundByTheirStateAndByWhatTheyBelongTo(TestEngine engine) {
    engine.clock().setCurrentTime(NOON);
    engine.deploy(
        process("order")
            .fork(
                b -> b.serviceTask("send", t -> t.name("Send it").expression("${1}").asyncBefore()),
                b -> b.catchEvent("wait", timerDuration("PT1H")),
                b -> b.catchEvent("later", timerDuration("PT2H")))
            .join());
    engine.deploy(
        process("fails").serviceTask("fail", t -> t.expression("${missing.gone}").asyncBefore()));
    var order = engine.start("order");
    var fails = engine.start("fails");
    var management = engine.engine().getManagementService();
    var send = management.createJobQuery().elementId("send").singleResult();
    new QueryTable<JobQuery, Job>(management::createJobQuery, Job::getElementId)
        .finds("send fail", q -> q)
        .finds("send", q -> q.jobId(send.getId()))
        .finds("send", q -> q.jobIds(List.of(send.getId(), "x")))
        .finds("send", q -> q.processInstanceId(order.getId()))
        .finds("", q -> q.withoutProcessInstanceId())
        .finds("send", q -> q.executionId(send.getExecutionId()))
        .finds("fail", q -> q.processDefinitionId(fails.getProcessDefinitionId()))
        .finds("fail", q -> q.processDefinitionKey("fails"))
        .finds("send fail", q -> q.elementIds(List.of("send", "fail", "wait")))
        .finds("send", q -> q.elementName("Send it"))
        .finds("send fail", q -> q.messages())
        .finds("", q -> q.timers())
        .finds("", q -> q.withException())
        .finds("send fail", q -> q.unlocked())
        .finds("", q -> q.locked())
        .finds("send fail", q -> q.jobWithoutTenantId())
        .finds("send fail", q -> q.withoutScopeId())
        .orders("fail send", q -> q.orderByJobId().desc())
        .orders("send fail", q -> q.orderByJobRetries())
        .orders("fail send", q -> q.orderByProcessInstanceId().desc())
        .check();
    new QueryTable<TimerJobQuery, Job>(management::createTimerJobQuery, Job::getElementId)
        .finds("wait later", q -> q)
        .finds("wait later", q -> q.timers())
        .finds("", q -> q.messages())
        .finds("wait", q -> q.duedateLowerThan(at(61)))
        .finds("", q -> q.duedateLowerThan(at(60)))
        .finds("later", q -> q.duedateHigherThan(at(60)))
        .finds("wait later", q -> q.duedateHigherThan(at(59)))
        .finds("", q -> q.executable())
        .orders("later wait", q -> q.orderByJobDuedate().desc())
        .check();
    engine.clock().setCurrentTime(NOON.plus(Duration.ofMinutes(60)));
    new QueryTable<TimerJobQuery, Job>(management::createTimerJobQuery, Job::getElementId)
        .finds("wait", q -> q.executable())
        .check();
    engine.clock().setCurrentTime(NOON.plus(Duration.ofMinutes(1)));
    engine.runDueJobs();
    var failed = management.createTimerJobQuery().elementId("fail").singleResult();
    new QueryTable<TimerJobQuery, Job>(management::createTimerJobQuery, Job::getElementId)
        .finds("wait later fail", q -> q)
        .finds("fail", q -> q.withException())
        .finds("fail", q -> q.exceptionMessage(failed.getExceptionMessage()))
        .finds("fail", q -> q.messages())
        .check();
    management.moveJobToDeadLetterJob(failed.getId());
    new QueryTable<DeadLetterJobQuery, Job>(management::createDeadLetterJobQuery, Job::getElementId)
        .finds("fail", q -> q)
        .finds("fail", q -> q.withException().processInstanceId(fails.getId()))
        .finds("", q -> q.processInstanceId(order.getId()))
        .check();
    new QueryTable<>(
            engine.runtime()::createProcessInstanceQuery,
            io.millrace.bpmn.runtime.ProcessInstance::getProcessDefinitionKey)
        .finds("fails", q -> q.withJobException())
        .check();
    new QueryTable<>(
            engine.history()::createHistoricProcessInstanceQuery,
            io.millrace.bpmn.history.HistoricProcessInstance::getProcessDefinitionKey)
        .finds("fails", q -> q.withJobException())
        .check();
  }
}
