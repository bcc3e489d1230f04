package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.VariableAggregation;
import io.millrace.bpmn.internal.model.VariableMapping;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.delegate.VariableAggregatorContext.State;
import io.millrace.common.internal.aggregation.Aggregation;
import io.millrace.common.internal.aggregation.AggregationCompiler;
import io.millrace.common.internal.aggregation.Gathering;
import io.millrace.common.internal.variable.KeptVariables;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the instances of a loop leave behind. Costs nothing where nothing is gathered.
 *
 * @param aggregations what is gathered
 * @param kept which variables an instance keeps to itself
 */
record LoopAggregation(List<Aggregation> aggregations, KeptVariables kept) {

  /** Makes what the model of a loop says ready to run. */
  static LoopAggregation of(
      List<VariableAggregation> models, Node node, AggregationCompiler compiler) {
    return new LoopAggregation(
        models.stream().map(one -> compile(compiler, one, node)).toList(), kept(models));
  }

  /**
   * The standard's data output of a loop is one item of each instance. A loop with aggregations of
   * the field keeps whatever its instances set.
   */
  private static KeptVariables kept(List<VariableAggregation> models) {
    if (models.isEmpty()) {
      return KeptVariables.NONE;
    }
    return models.stream().allMatch(VariableAggregation::isPlain)
        ? KeptVariables.of(
            models.stream()
                .flatMap(one -> one.variables().stream())
                .map(VariableMapping::source)
                .collect(Collectors.toSet()))
        : KeptVariables.ALL;
  }

  private static Aggregation compile(
      AggregationCompiler compiler, VariableAggregation model, Node node) {
    var sources =
        model.variables().stream()
            .map(
                one ->
                    new AggregationCompiler.Source(
                        one.source(), one.sourceExpression(), one.target()))
            .toList();
    var compiled =
        compiler.compile(
            model.target(),
            model.createOverviewVariable(),
            model.storeAsTransient(),
            sources,
            model.implementation() == null ? null : ModelDelegates.name(model.implementation()),
            node.id());
    return model.isPlain() ? PlainValues.instead(compiled) : compiled;
  }

  /** An instance is done, and its variables are still there. */
  void completed(ExecutionEntity instance, ExecutionEntity root, BpmnContext context) {
    if (!aggregations.isEmpty()) {
      gathering(root, context)
          .completed(
              instance.loopCounter(),
              context.side(instance),
              () -> context.runtime().scopes().delegate(instance, context));
    }
  }

  /**
   * Sets the targets.
   *
   * @param state whether the loop is over
   */
  void publish(State state, ExecutionEntity root, BpmnContext context) {
    if (!aggregations.isEmpty()) {
      gathering(root, context)
          .publish(
              state,
              context.side(root),
              context.variables().node(home(root, context)),
              () -> context.runtime().scopes().delegate(root, context));
    }
  }

  /** The loop is gone, however it ended. */
  void end(ExecutionEntity root, BpmnContext context) {
    if (!aggregations.isEmpty()) {
      gathering(root, context).end();
    }
  }

  /** Prepares that the loop is another one in another version; returns what does it. */
  Runnable migration(
      ExecutionEntity root, String element, LoopAggregation there, BpmnContext context) {
    return aggregations.isEmpty()
        ? () -> {}
        : gathering(root, context)
            .migration(there.aggregations.isEmpty() ? null : element, there.aggregations);
  }

  private Gathering gathering(ExecutionEntity root, BpmnContext context) {
    var variables = context.variables();
    return new Gathering(
        context.command(),
        variables.access(),
        variables.node(root),
        root.activityId(),
        aggregations);
  }

  /** The list belongs to the innermost instance of a loop around it, or to the process instance. */
  private static ExecutionEntity home(ExecutionEntity root, BpmnContext context) {
    var home = context.tree().parent(root);
    while (!home.isProcessInstance() && !isInstance(home, context)) {
      home = context.tree().parent(home);
    }
    return home;
  }

  /** One that has completed stands below what compensates it, and still knows its number. */
  private static boolean isInstance(ExecutionEntity execution, BpmnContext context) {
    return context.tree().parent(execution).isMultiInstanceRoot()
        || execution.loopCounter() != null
            && !execution.isMultiInstanceRoot()
            && context.node(execution).element() instanceof Activity activity
            && activity.isMultiInstance();
  }
}
