package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.definition.RegistryEvents;
import io.millrace.cmmn.internal.definition.TaskProblem;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.model.CallBinding;
import io.millrace.cmmn.model.CasePageTask;
import io.millrace.cmmn.model.DecisionTask;
import io.millrace.cmmn.model.ExternalWorkerTask;
import io.millrace.cmmn.model.HttpTask;
import io.millrace.cmmn.model.InjectedField;
import io.millrace.cmmn.model.MailTask;
import io.millrace.cmmn.model.ScriptTask;
import io.millrace.cmmn.model.SendEventTask;
import io.millrace.cmmn.model.Task;
import io.millrace.common.decision.DecisionBinding;
import io.millrace.common.internal.decision.WantedDecision;
import io.millrace.common.internal.delegate.InjectedValue;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.outside.OutsideChecks;
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
 * @param events makes ready what models say about events
 */
public record OutsideTasks(
    Expressions expressions,
    Jobs jobs,
    Scripts scripts,
    OutsideParts parts,
    RegistryEvents events) {

  PlanItemBehavior of(Task task, Blocking blocking) {
    if (task instanceof ExternalWorkerTask worker) {
      return new ExternalWorkerBehavior(
          new WorkerTopic(expressions.parse(worker.topic())),
          !worker.doNotIncludeVariables(),
          blocking,
          jobs);
    }
    if (task instanceof CasePageTask) {
      return new CasePageBehavior();
    }
    if (task instanceof SendEventTask send) {
      var event = events.send(send);
      return new ServiceTaskBehavior(
          (item, context) -> event.run(new CaseWorkplace(item, context), context.command()));
    }
    var work = work(task);
    return new ServiceTaskBehavior((item, context) -> work.run(new CaseWorkplace(item, context)));
  }

  private Work work(Task task) {
    if (task instanceof ScriptTask script) {
      return ScriptWork.of(
          scripts,
          script.scriptFormat(),
          script.script(),
          script.autoStoreVariables(),
          script.result().name(),
          script.result().storeAsTransient());
    }
    if (task instanceof DecisionTask decision) {
      return decision(decision);
    }
    if (task instanceof HttpTask http) {
      return works().http(values(http.fields()));
    }
    if (task instanceof MailTask mail) {
      return works().mail(values(mail.fields()));
    }
    throw new IllegalStateException("No behavior is declared for " + task.getClass());
  }

  private OutsideWork works() {
    return new OutsideWork(expressions, parts);
  }

  private Work decision(DecisionTask task) {
    var called = task.called();
    var key = called.reference() == null ? called.referenceExpression() : called.reference();
    return works()
        .decision(
            new WantedDecision(
                expressions.parse(key),
                binding(called.binding()),
                parsed(called.version()),
                parsed(called.tenantId()),
                called.fallbackToDefaultTenant()),
            task.result().resultVariable(),
            task.result().mapping(),
            task.result().throwErrorOnNoHits());
  }

  private static DecisionBinding binding(CallBinding binding) {
    return switch (binding) {
      case LATEST -> DecisionBinding.LATEST;
      case DEPLOYMENT -> DecisionBinding.DEPLOYMENT;
      case VERSION -> DecisionBinding.VERSION;
    };
  }

  private Expression parsed(String text) {
    return text == null ? null : expressions.parse(text);
  }

  static List<InjectedValue> values(List<InjectedField> fields) {
    return fields.stream()
        .map(field -> new InjectedValue(field.name(), field.value(), field.expression()))
        .toList();
  }

  List<TaskProblem> problems(Task task) {
    return new OutsideTaskProblems(new OutsideChecks(scripts, parts)).of(task);
  }
}
