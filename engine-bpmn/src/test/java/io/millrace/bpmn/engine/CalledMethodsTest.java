package io.millrace.bpmn.engine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A refusal names the method that was called, not one that it leads to. */
@EngineTest
class CalledMethodsTest {

  private static void refused(String method, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageStartingWith("MR-1001: " + method + ":");
  }

  @Test
  void ofTasks(TestEngine engine) {
    var tasks = engine.tasks();
    refused("TaskService.addCandidateUser", () -> tasks.addCandidateUser("1", ""));
    refused("TaskService.deleteCandidateGroup", () -> tasks.deleteCandidateGroup("1", null));
    refused("TaskService.deleteTask", () -> tasks.deleteTask("1", "no\0text"));
    refused("TaskService.deleteTasks", () -> tasks.deleteTasks(null));
  }

  @Test
  void ofInstances(TestEngine engine) {
    var runtime = engine.runtime();
    refused(
        "RuntimeService.signalEventReceivedWithTenantId",
        () -> runtime.signalEventReceivedWithTenantId("", "acme"));
    refused(
        "RuntimeService.signalEventReceivedAsyncWithTenantId",
        () -> runtime.signalEventReceivedAsyncWithTenantId("", "acme"));
    refused(
        "RuntimeService.startProcessInstanceByKeyAndTenantId",
        () -> runtime.startProcessInstanceByKeyAndTenantId("", "acme"));
    refused(
        "RuntimeService.startProcessInstanceByMessageAndTenantId",
        () -> runtime.startProcessInstanceByMessageAndTenantId("", "acme"));
  }

  @Test
  void ofWorkers(TestEngine engine) {
    var management = engine.management();
    refused(
        "ExternalWorkerJobAcquireBuilder.topic",
        () -> management.createExternalWorkerJobAcquireBuilder().topic("ship", Duration.ZERO));
    refused(
        "ManagementService.extendExternalWorkerJobLock",
        () -> management.extendExternalWorkerJobLock("1", "w", Duration.ZERO));
  }
}
