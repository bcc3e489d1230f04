package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.casefile.CaseFileNode;
import io.millrace.cmmn.internal.casefile.ContextScope;
import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.operation.BoundParameters.Bound;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.variable.VariableInstance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Carries values between case file items and the parameters that are bound to them: of tasks, whose
 * parameters are variables local to the plan item while it is there, and of the case itself.
 *
 * <p>Spec: CMMN 1.1 §5.4.7.
 */
record BoundItems(CmmnContext context, CaseInstanceEntity instance) {

  /** A task begins: its inputs get their values, and its outputs a place where they are set. */
  static void begin(PlanItemEntity item, PlanItemNode node, CmmnContext context) {
    if (!node.bound().areNone()) {
      new BoundItems(context, context.tree().instance(item)).begin(item, node.bound());
    }
  }

  private void begin(PlanItemEntity item, BoundParameters bound) {
    for (var input : bound.inputs()) {
      context.variables().setLocal(item, input.name(), read(input, context.scope(item)));
    }
    var access = context.variables().access();
    for (var output : bound.outputs()) {
      if (!access.hasLocal(context.variables().node(item), output.name())) {
        context.variables().setLocal(item, output.name(), null);
      }
    }
  }

  /** A task has completed: what was set as its outputs goes to the items. */
  static void done(PlanItemEntity item, PlanItemNode node, CmmnContext context) {
    if (!node.bound().outputs().isEmpty()) {
      var items = new BoundItems(context, context.tree().instance(item));
      for (var output : node.bound().outputs()) {
        var value =
            context.variables().access().getLocal(context.variables().node(item), output.name());
        if (value != null) {
          items.write(output, value, context.scope(item));
        }
      }
    }
  }

  /**
   * The case starts: variables that are inputs go to the items.
   *
   * @return the other variables
   */
  Map<String, Object> takeInputs(Map<String, Object> variables) {
    var inputs = context.graph(instance).planModel().bound().inputs();
    if (inputs.isEmpty()) {
      return variables;
    }
    var others = new HashMap<>(variables);
    for (var input : outermostFirst(inputs)) {
      if (variables.get(input.name()) != null) {
        write(input, variables.get(input.name()), context.caseScope(instance));
      }
      others.remove(input.name());
    }
    return others;
  }

  /** What is inside an item of the case file comes behind it. */
  private List<Bound> outermostFirst(List<Bound> inputs) {
    var model = file().model();
    return inputs.stream()
        .sorted(Comparator.comparingInt(input -> around(model.node(input.item())).size()))
        .toList();
  }

  /** The case has completed: who called it sees the values of the items as the outputs. */
  void giveOutputs() {
    var variables = context.variables();
    for (var output : context.graph(instance).planModel().bound().outputs()) {
      variables
          .access()
          .setTransient(
              variables.node(instance), output.name(), read(output, context.caseScope(instance)));
    }
  }

  private CaseFileContents file() {
    return new CaseFileContents(context, instance);
  }

  private Object read(Bound bound, ExpressionScope scope) {
    if (bound.refinement() != null) {
      return bound.refinement().evaluate(ContextScope.of(scope, bound.item()));
    }
    var values = new ArrayList<Object>();
    of(bound.item()).values().forEach(variable -> values.add(variable.getValue()));
    if (!file().model().node(bound.item()).isSingle()) {
      return values;
    }
    return values.isEmpty() ? null : values.get(0);
  }

  private Map<ItemPath, VariableInstance> of(String item) {
    var file = file();
    var items = file.items();
    items.keySet().removeIf(path -> !file.node(path).id().equals(item));
    return items;
  }

  private void write(Bound bound, Object value, ExpressionScope scope) {
    var node = file().model().node(bound.item());
    if (bound.refinement() != null) {
      set(refined(bound, ContextScope.of(scope, bound.item())), value);
    } else if (node.isSingle() && !of(bound.item()).isEmpty()) {
      set(of(bound.item()).keySet().iterator().next().text(), value);
    } else {
      new CaseFileWork(context, file()).create(path(node), value);
    }
  }

  private void set(String path, Object value) {
    context.variables().access().setLocal(context.variables().node(instance), path, value);
  }

  private String refined(Bound bound, ExpressionScope scope) {
    var path = bound.refinement().evaluateString(scope);
    var found = path == null ? null : file().pathOf(path);
    if (found == null || !file().node(found).id().equals(bound.item())) {
      throw new ExpressionException(
          "The bindingRefinement '"
              + bound.refinement().text()
              + "' of the parameter '"
              + bound.name()
              + "' ("
              + scope.location()
              + ") gives '"
              + path
              + "', which is no path of the case file item '"
              + bound.item()
              + "'. Let it give one, such as "
              + path(file().model().node(bound.item()))
              + "[2].");
    }
    return path;
  }

  /** Returns the path of a new instance, in the oldest instances of the items around it. */
  private String path(CaseFileNode node) {
    var path = "";
    for (var one : around(node)) {
      path = oldest(one, path) + ItemPath.SLASH;
    }
    return path + node.name();
  }

  /** Returns the items around an item, the outermost first. */
  private List<CaseFileNode> around(CaseFileNode node) {
    var ways = new ArrayList<CaseFileNode>();
    var root = file().model().root();
    for (var one = node.parent(); one != root; one = one.parent()) {
      ways.add(one);
    }
    Collections.reverse(ways);
    return ways;
  }

  private String oldest(CaseFileNode node, String before) {
    List<String> there =
        of(node.id()).keySet().stream()
            .map(ItemPath::text)
            .filter(path -> path.startsWith(before))
            .toList();
    return there.isEmpty() ? before + node.name() : there.get(0);
  }
}
