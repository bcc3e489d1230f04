package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.casefile.CaseFileModel;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.BoundParameters;
import io.millrace.cmmn.internal.operation.CaseFileGraph;
import io.millrace.cmmn.internal.operation.CaseGraph;
import io.millrace.cmmn.internal.operation.CutOut;
import io.millrace.cmmn.internal.operation.InjectedGraphs;
import io.millrace.cmmn.internal.operation.ItemDisplay;
import io.millrace.cmmn.internal.operation.ItemRules;
import io.millrace.cmmn.internal.operation.Performers;
import io.millrace.cmmn.internal.operation.PlanItemNode;
import io.millrace.cmmn.internal.operation.Plannable;
import io.millrace.cmmn.internal.operation.Rule;
import io.millrace.cmmn.internal.operation.VariableWatches;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseFileItemOnPart;
import io.millrace.cmmn.model.CaseFileItemStartTrigger;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.CasePageTask;
import io.millrace.cmmn.model.CaseParameter;
import io.millrace.cmmn.model.CmmnModel;
import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.ExitEventType;
import io.millrace.cmmn.model.ExitType;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.ParentCompletionType;
import io.millrace.cmmn.model.PlanItem;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.PlanItemStartTrigger;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.ReactivateEventListener;
import io.millrace.cmmn.model.Sentry;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.StageDisplay;
import io.millrace.cmmn.model.Task;
import io.millrace.cmmn.model.TimerEventListener;
import io.millrace.cmmn.model.TriggerMode;
import io.millrace.cmmn.model.UserEventListener;
import io.millrace.cmmn.model.VariableEventListener;
import io.millrace.cmmn.model.VariableOnPart;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.script.Scripts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes a case ready to run: each plan item with its definition, behavior, rules and criteria, and
 * at each the on-parts that watch it. Thread-safe.
 *
 * @param expressions parses expressions
 * @param scripts reads scripts
 * @param behaviors gives definitions their behavior
 * @param checksRoles whether only those may perform who have the role
 */
public record CaseCompiler(
    Expressions expressions, Scripts scripts, BehaviorCompiler behaviors, boolean checksRoles) {

  private static final ItemRules NO_RULES =
      new ItemRules(Rule.NONE, Rule.NONE, Rule.NONE, ParentCompletionType.DEFAULT, null);

  /** Makes a version of a case ready to run. */
  CaseGraph compile(DefinitionEntity definition, Case model, CmmnModel file) {
    return compile(
        definition, model, file, new InjectedGraphs(item -> alone(definition, model, file, item)));
  }

  private CaseGraph alone(DefinitionEntity definition, Case model, CmmnModel file, String itemId) {
    var none = new InjectedGraphs(item -> null);
    return CutOut.of(compile(definition, model, file, none), itemId).run();
  }

  private CaseGraph compile(
      DefinitionEntity definition, Case model, CmmnModel file, InjectedGraphs injected) {
    var calls = CallResolution.of(file);
    return new Compilation(CaseIndex.of(model), new LinkedHashMap<>(), calls)
        .run(definition, injected);
  }

  /** A plan item at one place of the tree. */
  private record Use(PlanItemNode node, PlanItem item) {}

  private final class Compilation {

    private final CaseIndex index;
    private final Map<String, List<PlanItemNode>> nodes;
    private final CallResolution calls;
    private final RuleCompiler rules = new RuleCompiler(expressions, scripts);
    private final VariableWatches watches = new VariableWatches();
    private final PlanningCompiler planning;
    private final CaseFileGraph caseFile;
    private final List<Runnable> links = new ArrayList<>();
    private boolean hasConditions;
    private boolean watchesTasks;
    private boolean hearsOpenTasks;

    Compilation(CaseIndex index, Map<String, List<PlanItemNode>> nodes, CallResolution calls) {
      this.index = index;
      this.nodes = nodes;
      this.calls = calls;
      this.planning = new PlanningCompiler(index, rules, checksRoles, nodes, this::node);
      var file = index.indexedCase().caseFileModel();
      this.caseFile = file == null ? null : new CaseFileGraph(CaseFileModel.of(file));
    }

    CaseGraph run(DefinitionEntity definition, InjectedGraphs injected) {
      var model = index.indexedCase();
      var stage = model.planModel();
      var names = new PlanItemNode.Names(stage.id(), stage.id(), null, ItemTypes.of(stage));
      var planModel = new PlanItemNode(names, null);
      planModel.behave(behaviors.of(stage), NO_RULES);
      planModel.heardBy(behaviors.listeners(model));
      planModel.cut(stage.stage().async());
      planModel.binds(bound(model.inputs(), model.outputs()));
      fill(planModel, stage);
      link(planModel, List.of(), stage.exitCriteria());
      links.forEach(Runnable::run);
      return new CaseGraph(
          definition,
          model,
          planModel,
          Map.copyOf(nodes),
          caseFile,
          hasConditions,
          watches,
          watchesTasks,
          hearsOpenTasks,
          LocalizedCase.of(index),
          injected);
    }

    private void fill(PlanItemNode node, Stage stage) {
      var condition = stage.stage().autoCompleteCondition();
      hasConditions |= condition != null;
      node.completes(
          new PlanItemNode.Completion(
              stage.stage().autoComplete(), condition == null ? null : rules.condition(condition)));
      show(node, stage.stage().display());
      stage.planItems().forEach(item -> node.children().add(node(node, item)));
      planning.fill(node, stage);
      hasConditions |= node.plannable().stream().anyMatch(Plannable::hasConditions);
    }

    private PlanItemNode node(PlanItemNode parent, PlannedElement item) {
      var definition = index.definition(item);
      var node = new PlanItemNode(rules.names(item, definition), parent);
      var compiled =
          rules.compile(
              index.control(item), aggregation -> behaviors.aggregation(aggregation, item.id()));
      var itemRules = definition instanceof CasePageTask ? compiled.neverKeepingOpen() : compiled;
      hasConditions |= itemRules.neutral().condition() != null;
      hasConditions |= waitsForElements(itemRules, item);
      node.reactivatedAs(
          definition instanceof ReactivateEventListener listener
              ? rules.reactivation(listener.defaultReactivationRule())
              : rules.reactivation(index.control(item).reactivationRule()));
      node.behave(behaviors.of(calls.resolve(definition)), itemRules);
      if (item instanceof PlanItem planItem) {
        node.heardBy(behaviors.listeners(definition, planItem.listeners()));
      } else {
        node.heardBy(behaviors.listeners(definition, List.of()));
      }
      node.performedBy(checksRoles ? performers(definition) : Performers.ANYBODY);
      watchesTasks |= !node.listeners().tasks().byEvent().isEmpty() || node.performers().areNamed();
      hearsOpenTasks |= node.listeners().tasks().hearOpenTasks();
      nodes.computeIfAbsent(item.id(), id -> new ArrayList<>()).add(node);
      links.add(() -> link(node, item.entryCriteria(), item.exitCriteria()));
      if (definition instanceof Stage stage) {
        node.cut(stage.stage().async());
        fill(node, stage);
      } else if (definition instanceof Milestone milestone) {
        show(node, milestone.display());
      } else if (definition instanceof Task task) {
        node.cut(task.task().async());
        node.binds(bound(task.task().inputs(), task.task().outputs()));
      } else if (definition instanceof EventListener listener) {
        var available = listener.availableCondition();
        hasConditions |= available != null;
        node.availableWhen(available == null ? null : rules.condition(available));
      }
      if (definition instanceof VariableEventListener variable) {
        watches.add(variable.variableName(), variable.changeType(), node);
      }
      if (definition instanceof TimerEventListener timer
          && timer.start() instanceof PlanItemStartTrigger start) {
        links.add(() -> startClock(node, start));
      } else if (definition instanceof TimerEventListener timer
          && timer.start() instanceof CaseFileItemStartTrigger start) {
        startClock(node, start);
      }
      return node;
    }

    /** What is to start for each element waits until there are some. */
    private static boolean waitsForElements(ItemRules itemRules, PlannedElement item) {
      return itemRules.repetition() != null
          && itemRules.repetition().collection() != null
          && !item.entryCriteria().isEmpty();
    }

    private BoundParameters bound(List<CaseParameter> inputs, List<CaseParameter> outputs) {
      return BoundParameters.of(bound(inputs), bound(outputs));
    }

    private List<BoundParameters.Bound> bound(List<CaseParameter> parameters) {
      return parameters.stream()
          .filter(parameter -> parameter.bindingRef() != null)
          .map(
              parameter ->
                  new BoundParameters.Bound(
                      CallResolution.nameOf(parameter),
                      parameter.bindingRef(),
                      parameter.bindingRefinement() == null
                          ? null
                          : rules.condition(parameter.bindingRefinement())))
          .toList();
    }

    private Performers performers(PlanItemDefinition definition) {
      if (definition instanceof HumanTask task && task.assignment().performerRef() != null) {
        return performers(List.of(task.assignment().performerRef()));
      }
      return definition instanceof UserEventListener listener
          ? performers(listener.authorizedRoleRefs())
          : Performers.ANYBODY;
    }

    private Performers performers(List<String> roles) {
      return new Performers(
          roles.stream()
              .map(id -> new Performers.Role(id, index.find(id).orElseThrow().name()))
              .toList());
    }

    private void show(PlanItemNode node, StageDisplay display) {
      node.leadsTo(optional(display.businessStatus()));
      node.shownAs(
          new ItemDisplay(
              optional(display.displayOrder()), optional(display.includeInStageOverview())));
    }

    private Expression optional(String text) {
      return text == null ? null : expressions.parse(text);
    }

    /** A timer listens to what starts its clock as a criterion with one on-part would. */
    private void startClock(PlanItemNode timer, PlanItemStartTrigger start) {
      var criterion = clock(start.id());
      var event = Transition.of(start.standardEvent().text());
      var watcher = new PlanItemNode.Watcher(timer, criterion, 0, event, null);
      timer.startsBy(watcher);
      nearest(nodes.get(start.sourceRef()), timer)
          .forEach(source -> source.watchers().add(watcher));
    }

    private void startClock(PlanItemNode timer, CaseFileItemStartTrigger start) {
      var watcher = new PlanItemNode.Watcher(timer, clock(start.id()), 0, null, null);
      timer.startsBy(watcher);
      caseFile.watch(start.sourceRef(), start.standardEvent(), watcher);
    }

    private static CompiledCriterion clock(String id) {
      return new CompiledCriterion(
          id, 0, 1, null, null, false, ExitType.DEFAULT, ExitEventType.EXIT);
    }

    private void link(PlanItemNode node, List<Criterion> entry, List<Criterion> exit) {
      var parts = 0;
      for (var criterion : entry) {
        node.entry().add(compile(criterion, node, parts));
        parts += index.sentry(criterion).onParts().size();
      }
      for (var criterion : exit) {
        node.exit().add(compile(criterion, node, parts));
        parts += index.sentry(criterion).onParts().size();
      }
    }

    private CompiledCriterion compile(Criterion criterion, PlanItemNode node, int firstPart) {
      var sentry = index.sentry(criterion);
      var ifPart = sentry.ifPart();
      hasConditions |= ifPart != null;
      var compiled =
          new CompiledCriterion(
              id(criterion),
              firstPart,
              sentry.onParts().size(),
              ifPart == null ? null : rules.condition(ifPart.condition()),
              ifPart == null ? null : ifPart.contextRef(),
              sentry.triggerMode() == TriggerMode.ON_EVENT,
              criterion.exitType(),
              criterion.exitEventType());
      watch(sentry, compiled, node);
      return compiled;
    }

    /** One without an id is told from others by its sentry. */
    private static String id(Criterion criterion) {
      return criterion.id() == null ? criterion.sentryRef() : criterion.id();
    }

    private void watch(Sentry sentry, CompiledCriterion criterion, PlanItemNode node) {
      for (var i = 0; i < sentry.onParts().size(); i++) {
        var number = criterion.firstPart() + i;
        if (sentry.onParts().get(i) instanceof CaseFileItemOnPart part) {
          caseFile.watch(
              part.sourceRef(),
              part.standardEvent(),
              new PlanItemNode.Watcher(node, criterion, number, null, null));
        } else if (sentry.onParts().get(i) instanceof PlanItemOnPart part) {
          watch(part, number, criterion, node);
        } else if (sentry.onParts().get(i) instanceof VariableOnPart part) {
          var watcher = new PlanItemNode.Watcher(node, criterion, number, null, null);
          watches.add(part.variableName(), part.changeType(), watcher);
        }
      }
    }

    private void watch(
        PlanItemOnPart part, int number, CompiledCriterion criterion, PlanItemNode node) {
      var event = Transition.of(part.standardEvent().text());
      var watcher =
          new PlanItemNode.Watcher(node, criterion, number, event, part.exitCriterionRef());
      nearest(nodes.get(part.sourceRef()), node).forEach(source -> source.watchers().add(watcher));
    }

    /**
     * Returns those of the plan items of one id that share the innermost stage with a plan item.
     * They are several where the stage that holds them has several uses, and each of them may be
     * meant; but what stands beside it, as in one use of a plan fragment, comes first.
     */
    private static List<PlanItemNode> nearest(List<PlanItemNode> sources, PlanItemNode target) {
      if (sources.size() == 1) {
        return sources;
      }
      var beside = sources.stream().filter(source -> source.parent() == target.parent()).toList();
      if (!beside.isEmpty()) {
        return beside;
      }
      var most = sources.stream().mapToInt(source -> shared(source, target)).max().orElseThrow();
      return sources.stream().filter(source -> shared(source, target) == most).toList();
    }

    /** Returns how many stages around the one are also the other or around it. */
    private static int shared(PlanItemNode source, PlanItemNode target) {
      var around = new HashSet<PlanItemNode>();
      for (var node = target; node != null; node = node.parent()) {
        around.add(node);
      }
      var count = 0;
      for (var node = source.parent(); node != null; node = node.parent()) {
        count += around.contains(node) ? 1 : 0;
      }
      return count;
    }
  }
}
