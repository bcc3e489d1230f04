package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.delegate.PlanItemJavaDelegate;
import io.millrace.cmmn.internal.definition.BehaviorCompiler;
import io.millrace.cmmn.internal.definition.TaskProblem;
import io.millrace.cmmn.internal.operation.NodeListeners;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.model.AggregatedVariable;
import io.millrace.cmmn.model.CallMappings;
import io.millrace.cmmn.model.CalledDefinition;
import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseTask;
import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.GenericEventListener;
import io.millrace.cmmn.model.GenericTask;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.ImplementationKind;
import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlanItemLifecycleListener;
import io.millrace.cmmn.model.ProcessTask;
import io.millrace.cmmn.model.ServiceTask;
import io.millrace.cmmn.model.SignalEventListener;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.Task;
import io.millrace.cmmn.model.TimerEventListener;
import io.millrace.cmmn.model.VariableAggregation;
import io.millrace.cmmn.model.VariableMapping;
import io.millrace.common.internal.aggregation.Aggregation;
import io.millrace.common.internal.aggregation.AggregationCompiler;
import io.millrace.common.internal.calendar.EngineCalendar;
import io.millrace.common.internal.call.CallBinding;
import io.millrace.common.internal.call.CallVariables;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.delegate.DelegateName;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.expression.VariableName;
import io.millrace.common.internal.job.TimerJobs;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.signal.EventNames;
import io.millrace.common.internal.task.TaskPlan;
import io.millrace.common.internal.task.TaskTexts;
import io.millrace.common.internal.task.Tasks;
import java.util.List;

/**
 * Gives each definition its behavior, with all expressions parsed. Thread-safe.
 *
 * @param expressions parses expressions
 * @param delegates makes the application's objects
 * @param tasks creates tasks
 * @param calendar reads due dates
 * @param timers makes timer jobs
 * @param outside gives tasks whose work is not done in Java their behavior
 */
public record BehaviorFactory(
    Expressions expressions,
    DelegateInstances delegates,
    Tasks tasks,
    EngineCalendar calendar,
    TimerJobs timers,
    OutsideTasks outside)
    implements BehaviorCompiler {

  @Override
  public PlanItemBehavior of(PlanItemDefinition definition) {
    if (definition instanceof Stage) {
      return new StageBehavior();
    }
    if (definition instanceof Milestone milestone) {
      return new MilestoneBehavior(variable(milestone.milestoneVariable()));
    }
    if (definition instanceof TimerEventListener timer) {
      var time = expressions.parse(timer.timerExpression().text());
      return new TimerListenerBehavior(time, parse(timer.businessCalendarName()), timers);
    }
    if (definition instanceof SignalEventListener signal) {
      return new SignalListenerBehavior(signal.signalRef(), new EventNames(expressions));
    }
    if (definition instanceof GenericEventListener generic && generic.event() != null) {
      return new RegistryListenerBehavior(outside.events().waitFor(generic.event()));
    }
    if (definition instanceof EventListener) {
      return new ListenerBehavior();
    }
    if (definition instanceof HumanTask task) {
      return humanTask(task);
    }
    if (definition instanceof GenericTask task) {
      return new GenericTaskBehavior(blocking(task));
    }
    if (definition instanceof ServiceTask task) {
      return new ServiceTaskBehavior(call(task));
    }
    if (definition instanceof ProcessTask task) {
      return call(ScopeTypes.BPMN, task, task.called(), task.mappings());
    }
    if (definition instanceof CaseTask task) {
      return call(ScopeTypes.CMMN, task, task.called(), task.mappings());
    }
    if (definition instanceof Task task) {
      return outside.of(task, blocking(task));
    }
    throw new IllegalStateException("No behavior is declared for " + definition.getClass());
  }

  @Override
  public NodeListeners listeners(
      PlanItemDefinition definition, List<PlanItemLifecycleListener> own) {
    return new ListenerCompiler(expressions, delegates).of(definition, own);
  }

  @Override
  public NodeListeners listeners(Case model) {
    return new ListenerCompiler(expressions, delegates).ofCase(model);
  }

  @Override
  public Aggregation aggregation(VariableAggregation model, String itemId) {
    return new AggregationCompiler(expressions, delegates)
        .compile(
            model.targetVariable() == null
                ? model.targetVariableExpression()
                : model.targetVariable(),
            model.createOverviewVariable(),
            model.storeAsTransient(),
            model.variables().stream().map(BehaviorFactory::gathered).toList(),
            model.implementation() == null
                ? null
                : new DelegateName(
                    "class".equals(model.implementationType()), model.implementation(), List.of()),
            itemId);
  }

  private static AggregationCompiler.Source gathered(AggregatedVariable variable) {
    return new AggregationCompiler.Source(
        variable.source(),
        variable.sourceExpression(),
        variable.target() == null ? variable.targetExpression() : variable.target());
  }

  @Override
  public List<TaskProblem> problems(EventListener listener) {
    var name = listener instanceof TimerEventListener timer ? timer.businessCalendarName() : null;
    if (name == null || name.contains("${")) {
      return List.of();
    }
    return calendar.error(name).stream()
        .map(error -> TaskProblem.setting(error, "Register one of this name with a plug-in."))
        .toList();
  }

  @Override
  public List<TaskProblem> problems(Task task) {
    return outside.problems(task);
  }

  private Blocking blocking(Task task) {
    var expression = task.task().blockingExpression();
    return new Blocking(
        task.task().blocking(), expression == null ? null : expressions.parse(expression));
  }

  private PlanItemBehavior humanTask(HumanTask task) {
    var details = task.details();
    var texts =
        new TaskTexts(
            "human task",
            task.id(),
            task.name(),
            documentation(task),
            new TaskTexts.People(
                task.assignment().assignee(),
                task.assignment().owner(),
                task.assignment().candidateUsers(),
                task.assignment().candidateGroups()),
            new TaskTexts.Details(
                details.dueDate(),
                details.followUpDate(),
                details.priority(),
                details.category(),
                task.form().formKey(),
                null));
    return new HumanTaskBehavior(
        new TaskPlan(texts, expressions, calendar),
        blocking(task),
        new HumanTaskBehavior.Names(
            variable(details.taskIdVariableName()), variable(details.taskCompleterVariableName())),
        tasks);
  }

  private static String documentation(HumanTask task) {
    var all = task.info().documentation();
    return all.isEmpty() ? null : all.get(0).text();
  }

  private PlanItemBehavior call(
      String scopeType, Task task, CalledDefinition called, CallMappings mappings) {
    var reference = called.reference() == null ? called.referenceExpression() : called.reference();
    return new CallTaskBehavior(
        scopeType,
        blocking(task),
        new CallTaskBehavior.Called(
            expressions.parse(reference),
            CallBinding.valueOf(called.binding().name()),
            parse(called.version()),
            parse(called.tenantId()),
            called.fallbackToDefaultTenant()),
        new CallTaskBehavior.Names(
            mappings.inheritBusinessKey(),
            parse(mappings.businessKey()),
            variable(mappings.idVariableName())),
        new CallVariables(variables(mappings.ins()), variables(mappings.outs())));
  }

  private List<CallVariables.Mapping> variables(List<VariableMapping> mappings) {
    return mappings.stream().map(this::variable).toList();
  }

  private CallVariables.Mapping variable(VariableMapping mapping) {
    var target = mapping.target() == null ? mapping.targetExpression() : mapping.target();
    return new CallVariables.Mapping(
        mapping.all(),
        mapping.source(),
        parse(mapping.sourceExpression()),
        parse(target),
        mapping.local(),
        mapping.storeAsTransient());
  }

  private VariableName variable(String name) {
    return VariableName.of(name, expressions);
  }

  private Expression parse(String text) {
    return text == null ? null : expressions.parse(text);
  }

  private ServiceCall call(ServiceTask task) {
    var implementation = task.implementation();
    return implementation.kind() == ImplementationKind.EXPRESSION
        ? ServiceCall.of(expressions.parse(implementation.value()), task.result())
        : ServiceCall.of(
            delegates.source(ModelNames.of(implementation), PlanItemJavaDelegate.class, task.id()));
  }
}
