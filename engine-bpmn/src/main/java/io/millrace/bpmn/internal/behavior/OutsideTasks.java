package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.model.DecisionTask;
import io.millrace.bpmn.internal.model.ExternalTask;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.OutsideTask;
import io.millrace.bpmn.internal.model.ScriptTask;
import io.millrace.bpmn.internal.model.SendEventTask;
import io.millrace.bpmn.internal.model.VariableMapping;
import io.millrace.bpmn.internal.model.WorkerError;
import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.JobTraits;
import io.millrace.bpmn.internal.operation.RegistryEvents;
import io.millrace.common.decision.DecisionBinding;
import io.millrace.common.internal.call.CallVariables;
import io.millrace.common.internal.decision.WantedDecision;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.outside.OutsideParts;
import io.millrace.common.internal.outside.OutsideWork;
import io.millrace.common.internal.script.ScriptWork;
import io.millrace.common.internal.script.Scripts;
import io.millrace.common.internal.work.Work;
import io.millrace.common.internal.worker.WorkerTopic;
import java.util.List;

/**
 * Gives tasks whose work is not done in Java their behavior. Thread-safe.
 *
 * @param expressions parses expressions
 * @param jobs creates jobs
 * @param scripts reads scripts
 * @param parts what the application gives to them
 * @param events makes ready what models say about events of the registry
 */
public record OutsideTasks(
    Expressions expressions,
    Jobs jobs,
    Scripts scripts,
    OutsideParts parts,
    RegistryEvents events) {

  /** Returns the behavior of a task; null for elements of any other kind. */
  ActivityBehavior of(FlowNode element) {
    if (element instanceof ExternalTask task) {
      return new ExternalWorkerBehavior(
          new WorkerTopic(expressions.parse(task.topic())),
          exchange(task.exchange()),
          new WorkerErrors(task.errors().stream().map(this::error).toList()),
          parse(retryCycle(task)),
          jobs,
          new JobTraits(expressions));
    }
    if (element instanceof ScriptTask task) {
      return script(task);
    }
    if (element instanceof OutsideTask task) {
      return new WorkBehavior(work(task), false);
    }
    if (element instanceof SendEventTask task) {
      var answer = task.answer() == null ? null : events.waitFor(task.answer());
      return new SendEventBehavior(events.send(task.sent()), answer);
    }
    return element instanceof DecisionTask task ? decision(task) : null;
  }

  /**
   * Returns the behavior of an event that waits for a worker.
   *
   * @param topic what workers ask for
   * @param retryCycle how often they may try; null for the engine's default
   */
  ActivityBehavior workers(String topic, String retryCycle) {
    var all = new ExternalTask.Exchange(true, List.of(), List.of());
    return new ExternalWorkerBehavior(
        new WorkerTopic(expressions.parse(topic)),
        exchange(all),
        new WorkerErrors(List.of()),
        parse(retryCycle),
        jobs,
        new JobTraits(expressions));
  }

  private static String retryCycle(ExternalTask task) {
    var ofLoop = task.loop() == null ? null : task.loop().continuation().failedJobRetryTimeCycle();
    return ofLoop == null ? task.continuation().failedJobRetryTimeCycle() : ofLoop;
  }

  private WorkBehavior script(ScriptTask task) {
    var result = task.result();
    var work =
        ScriptWork.of(
            scripts,
            task.script().language(),
            task.script().text(),
            task.autoStoreVariables(),
            result == null ? null : result.name(),
            result != null && result.isTransient());
    return new WorkBehavior(work, result != null && result.isLocal());
  }

  private Work work(OutsideTask task) {
    var works = new OutsideWork(expressions, parts);
    var fields = ModelDelegates.values(task.fields());
    return switch (task.kind()) {
      case HTTP -> works.http(fields);
      case MAIL -> works.mail(fields);
      case SHELL -> works.shell(fields);
    };
  }

  private WorkBehavior decision(DecisionTask task) {
    var called = task.called();
    var result = task.result();
    var work =
        new OutsideWork(expressions, parts)
            .decision(
                new WantedDecision(
                    expressions.parse(called.reference()),
                    DecisionBinding.valueOf(called.binding().name()),
                    parse(called.version()),
                    parse(called.tenantId()),
                    called.fallbackToDefaultTenant()),
                result.variable(),
                result.mapping(),
                result.needsHit());
    return new WorkBehavior(work, false);
  }

  private WorkerErrors.One error(WorkerError error) {
    return new WorkerErrors.One(
        expressions.parse(error.expression()),
        error.error().errorCode(),
        parse(error.error().errorMessage()));
  }

  private WorkerExchange exchange(ExternalTask.Exchange exchange) {
    return new WorkerExchange(
        exchange.showsVariables(),
        new CallVariables(exchange.in().stream().map(this::in).toList(), List.of()),
        exchange.out().stream().map(this::out).toList());
  }

  private CallVariables.Mapping in(VariableMapping mapping) {
    return CallVariables.Mapping.of(
        mapping.source(), parse(mapping.sourceExpression()), parse(mapping.target()));
  }

  private WorkerExchange.Out out(VariableMapping mapping) {
    return new WorkerExchange.Out(
        mapping.source(), parse(mapping.sourceExpression()), parse(mapping.target()));
  }

  private Expression parse(String text) {
    return text == null ? null : expressions.parse(text);
  }
}
