package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.delegate.CaseInstanceLifecycleListener;
import io.millrace.cmmn.delegate.CaseVariableListener;
import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.delegate.PlanItemInstanceLifecycleListener;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.LifecycleListeners;
import io.millrace.cmmn.internal.operation.NodeListeners;
import io.millrace.cmmn.internal.operation.VariableListeners;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.Implementation;
import io.millrace.cmmn.model.ImplementationKind;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlanItemLifecycleListener;
import io.millrace.cmmn.model.TaskListener;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.cmmn.model.VariableListener;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.listener.Moment;
import io.millrace.common.internal.listener.TaskListenerCalls;
import io.millrace.common.internal.listener.TaskListeners;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes the listeners of a case and of its plan items ready to be called. Thread-safe.
 *
 * @param expressions parses expressions
 * @param delegates makes the application's objects
 */
record ListenerCompiler(Expressions expressions, DelegateInstances delegates) {

  /** Returns who listens to a plan item: first those of its definition, then its own. */
  NodeListeners of(PlanItemDefinition definition, List<PlanItemLifecycleListener> own) {
    var all = Stream.concat(definition.settings().listeners().stream(), own.stream()).toList();
    var id = definition.id();
    return new NodeListeners(
        all.isEmpty()
            ? LifecycleListeners.none()
            : new LifecycleListeners<PlanItemEntity>(declared(all, id, this::itemCall)),
        LifecycleListeners.none(),
        definition instanceof HumanTask task ? ofTask(task) : TaskListeners.none(),
        variables(definition));
  }

  /** Returns who listens to a case: first those of the case, then those of its plan model. */
  NodeListeners ofCase(Case model) {
    var planModel = model.planModel();
    var all =
        Stream.concat(
                model.lifecycleListeners().stream(), planModel.settings().listeners().stream())
            .toList();
    return new NodeListeners(
        LifecycleListeners.none(),
        all.isEmpty()
            ? LifecycleListeners.none()
            : new LifecycleListeners<CaseInstanceEntity>(declared(all, model.id(), this::caseCall)),
        TaskListeners.none(),
        variables(planModel));
  }

  private static <E> List<LifecycleListeners.Declared<E>> declared(
      List<PlanItemLifecycleListener> all,
      String elementId,
      BiFunction<PlanItemLifecycleListener, String, LifecycleListeners.Call<E>> call) {
    return all.stream()
        .map(
            listener ->
                new LifecycleListeners.Declared<>(
                    listener.sourceState(),
                    listener.targetState(),
                    listener.transitions().stream()
                        .map(transition -> Transition.of(transition.text()))
                        .collect(Collectors.toUnmodifiableSet()),
                    listener.implementation().value(),
                    call.apply(listener, elementId)))
        .toList();
  }

  private LifecycleListeners.Call<PlanItemEntity> itemCall(
      PlanItemLifecycleListener listener, String elementId) {
    return new ItemListenerCall(
        Moment.of(listener.onTransaction()),
        code(listener.implementation(), PlanItemInstanceLifecycleListener.class, elementId));
  }

  private LifecycleListeners.Call<CaseInstanceEntity> caseCall(
      PlanItemLifecycleListener listener, String elementId) {
    return new CaseListenerCall(
        Moment.of(listener.onTransaction()),
        code(listener.implementation(), CaseInstanceLifecycleListener.class, elementId));
  }

  private <L> ListenerCode<L> code(Implementation implementation, Class<L> type, String elementId) {
    return implementation.kind() == ImplementationKind.EXPRESSION
        ? new ListenerCode<>(expressions.parse(implementation.value()), null, elementId)
        : new ListenerCode<>(
            null, delegates.source(ModelNames.of(implementation), type, elementId), elementId);
  }

  private TaskListeners<CmmnContext> ofTask(HumanTask task) {
    return TaskListeners.of(
        task.taskListeners().stream()
            .map(
                listener ->
                    new TaskListeners.Declared<>(
                        listener.event().text(), taskCall(listener, task.id())))
            .toList());
  }

  private TaskListeners.Call<CmmnContext> taskCall(TaskListener listener, String elementId) {
    var calls =
        new TaskListenerCalls<>(
            delegates, expressions, new CaseTaskViews(), CmmnContext::command, CmmnFault.class);
    var moment = Moment.of(listener.onTransaction());
    var implementation = listener.implementation();
    var call =
        implementation.kind() == ImplementationKind.EXPRESSION
            ? calls.ofExpression(implementation.value(), moment)
            : calls.ofObject(ModelNames.of(implementation), elementId, moment);
    return (task, event, context) ->
        context.tell(
            () -> call.notify(task, event, context),
            () ->
                "the task listener '"
                    + implementation.value()
                    + "' of '"
                    + event
                    + "' at '"
                    + elementId
                    + "' (case instance '"
                    + task.scopeId()
                    + "')");
  }

  private VariableListeners variables(PlanItemDefinition definition) {
    var all = definition.settings().variableListeners();
    return all.isEmpty()
        ? VariableListeners.NONE
        : new VariableListeners(
            all.stream().map(listener -> declared(listener, definition.id())).toList());
  }

  private VariableListeners.Declared declared(VariableListener listener, String elementId) {
    return new VariableListeners.Declared(
        events(listener.event()),
        new VariableListenerCall(
            code(listener.implementation(), CaseVariableListener.class, elementId)));
  }

  private static Set<String> events(VariableChangeType type) {
    return switch (type) {
      case CREATE, UPDATE, DELETE -> Set.of(type.text());
      case UPDATE_CREATE -> Set.of("create", "update");
      case ALL -> Set.of("create", "update", "delete");
    };
  }
}
