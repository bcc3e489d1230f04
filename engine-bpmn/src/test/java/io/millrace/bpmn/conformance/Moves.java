package io.millrace.bpmn.conformance;

import io.millrace.bpmn.runtime.Execution;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.job.AcquiredExternalWorkerJob;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** What lets tokens go on, in all instances there are; where nothing waits, it does nothing. */
final class Moves {

  private static final Duration LONG = Duration.ofHours(2);

  private Moves() {}

  /** Completes all open tasks at an element. */
  static Consumer<TestEngine> complete(String element) {
    return engine ->
        engine
            .tasks()
            .createTaskQuery()
            .taskDefinitionKey(element)
            .list()
            .forEach(task -> engine.tasks().complete(task.getId()));
  }

  /** Delivers a message to each execution that waits for it. */
  static Consumer<TestEngine> message(String name) {
    return engine ->
        engine.runtime().createEventSubscriptionQuery().eventName(name).list().stream()
            .filter(subscription -> subscription.getExecutionId() != null)
            .forEach(
                subscription ->
                    engine.runtime().messageEventReceived(name, subscription.getExecutionId()));
  }

  /** Sends a signal to everybody. */
  static Consumer<TestEngine> signal(String name) {
    return engine -> engine.runtime().signalEventReceived(name);
  }

  /** Lets the event registry take an event of this key, and those who wait hear it. */
  static Consumer<TestEngine> event(String key) {
    return engine -> {
      deployEvent(key, engine);
      engine.engine().getEventRegistry().createEventInstanceBuilder(key).receive();
      engine.runDueJobs();
    };
  }

  /** Deploys an event of the event registry that carries nothing. */
  static void deployEvent(String key, TestEngine engine) {
    engine
        .engine()
        .getRepositoryService()
        .createDeployment()
        .addString(key + ".event", "{\"key\": \"" + key + "\"}")
        .deploy();
  }

  /** Lets time pass and runs what is due. */
  static Consumer<TestEngine> later() {
    return engine -> {
      engine.clock().advance(LONG);
      engine.runDueJobs();
    };
  }

  /** Triggers each execution at an element in which nothing else runs. */
  static Consumer<TestEngine> trigger(String element) {
    return engine -> {
      var all = engine.runtime().createExecutionQuery().list();
      var parents = all.stream().map(Execution::getParentId).collect(Collectors.toSet());
      all.stream()
          .filter(one -> element.equals(one.getActivityId()) && !parents.contains(one.getId()))
          .forEach(one -> engine.runtime().trigger(one.getId()));
    };
  }

  /** Sets a variable of each process instance to a value that it did not have. */
  static Consumer<TestEngine> change(String variable) {
    return engine ->
        instances(engine)
            .forEach(
                id -> {
                  var old = (Integer) engine.runtime().getVariable(id, variable);
                  engine.runtime().setVariable(id, variable, old == null ? 1 : old + 1);
                });
  }

  /** Does the work that waits for external workers. */
  static Consumer<TestEngine> work(String topic) {
    return engine -> {
      for (var job : lent(engine, topic)) {
        engine.management().createExternalWorkerCompletionBuilder(job.getId(), "w").complete();
      }
    };
  }

  /** Starts an activity in each ad-hoc sub-process. */
  static Consumer<TestEngine> begin(String activity) {
    return engine ->
        instances(engine).stream()
            .flatMap(id -> engine.runtime().getAdhocSubProcessExecutions(id).stream())
            .forEach(
                one -> engine.runtime().executeActivityInAdhocSubProcess(one.getId(), activity));
  }

  private static List<AcquiredExternalWorkerJob> lent(TestEngine engine, String topic) {
    return engine
        .management()
        .createExternalWorkerJobAcquireBuilder()
        .topic(topic, LONG)
        .acquireAndLock(100, "w");
  }

  private static List<String> instances(TestEngine engine) {
    return engine.runtime().createProcessInstanceQuery().list().stream()
        .map(instance -> instance.getId())
        .toList();
  }
}
